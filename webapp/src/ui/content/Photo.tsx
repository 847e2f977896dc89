import type { GalleryItem } from "@jobmap/contract";

interface PhotoProps {
  picture: Pick<GalleryItem, "url" | "caption" | "width" | "height" | "small">;
  /** Displayed width, as an image's `sizes`. */
  sizes: string;
}

/** A gallery picture: lazily loaded, in the size that its layout needs. Its space is reserved. */
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
