import { t } from "#text";

/** An SVG document as a data URL. */
export const svgAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Downloads a file. */
function keep(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function keepSvg(svg: string, name: string): void {
  keep(new Blob([svg], { type: "image/svg+xml" }), `${name}.svg`);
}

/**
 * Renders an SVG at its own size and downloads it as PNG.
 * @throws Error if the browser cannot render it
 */
export async function keepPng(svg: string, name: string): Promise<void> {
  const picture = new Image();
  picture.src = svgAddress(svg);
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!file) throw new Error(t`Your browser couldn't create the image. Download the SVG instead.`);
  keep(file, `${name}.png`);
}
