import type { GalleryItem } from "@jobmap/contract";

interface PhotoProps {
  picture: Pick<GalleryItem, "url" | "caption" | "width" | "height" | "small">;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
}

/** A picture of a gallery: loaded when it comes near, in the size that its place needs. Its place is kept free. */
export function Photo({ picture: { url, caption, width, height, small }, sizes }: PhotoProps) {
  const isSized = small !== null && width !== null;
  return (
    <img
      src={url}
      srcSet={isSized ? `${small.url} ${small.width}w, ${url} ${width}w` : undefined}
      sizes={isSized ? sizes : undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={caption}
      loading="lazy"
      decoding="async"
    />
  );
}
