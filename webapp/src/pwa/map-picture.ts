import type { Kept } from "./kept.ts";

/** Wide enough for a phone with two pixels to each of the page's. */
const MAX_WIDTH = 900;

/** The map as it looks at this moment: its two pictures of land and names, and its pins as plates with their text. */
export async function pictureOf(map: HTMLElement): Promise<Kept["picture"]> {
  try {
    const canvas = draw(map);
    // The browser encodes it beside the page; `toDataURL` would hold the page for 40 ms.
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas ? canvas.toBlob(resolve, "image/webp", 0.8) : resolve(null),
    );
    return canvas && blob
      ? { url: await dataUrl(blob), width: canvas.width, height: canvas.height }
      : undefined;
  } catch {
    // Tiles of another host make a picture unreadable: the list is kept without it.
    return undefined;
  }
}

function draw(map: HTMLElement): HTMLCanvasElement | undefined {
  const frame = map.getBoundingClientRect();
  if (frame.width === 0 || frame.height === 0) return undefined;
  const scale = Math.min(1, MAX_WIDTH / frame.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(frame.width * scale);
  canvas.height = Math.round(frame.height * scale);
  const paint = canvas.getContext("2d");
  if (!paint) return undefined;
  paint.scale(scale, scale);
  paint.fillStyle = getComputedStyle(map).getPropertyValue("--jm-map-water") || "#f3f8f9";
  paint.fillRect(0, 0, frame.width, frame.height);
  for (const layer of map.querySelectorAll("canvas")) {
    const { left, top, width, height } = layer.getBoundingClientRect();
    if (layer.width > 0 && layer.height > 0)
      paint.drawImage(layer, left - frame.left, top - frame.top, width, height);
  }
  for (const pin of map.querySelectorAll<HTMLElement>(".jm-item"))
    if (pin.checkVisibility({ visibilityProperty: true, opacityProperty: true })) drawPin(paint, pin, frame);
  return canvas;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function drawPin(paint: CanvasRenderingContext2D, pin: HTMLElement, frame: DOMRect): void {
  const text = pin.textContent.trim();
  const { left, top, width, height } = pin.getBoundingClientRect();
  const [x, y] = [left - frame.left, top - frame.top];
  if (x < 0 || y < 0 || x + width > frame.width || y + height > frame.height) return;
  paint.fillStyle = "#10242c";
  paint.beginPath();
  paint.roundRect(x, y, width, height, height / 2);
  paint.fill();
  paint.fillStyle = "#ffffff";
  paint.font = "600 12px sans-serif";
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.fillText(text, x + width / 2, y + height / 2, width);
}
