import { latitudeAt, longitudeAt, worldSize, worldX, worldY } from "../../core/mercator.ts";
import type { Camera } from "../camera.ts";
import type { Palette } from "../palette.ts";

const WIDTH = 7;
/** Steps that charts use, in minutes of arc. */
const MINUTES = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800];
const MIN_INTERVAL_PX = 56;
const SIDES = ["top", "right", "bottom", "left"] as const;
type Side = (typeof SIDES)[number];

/**
 * The frame of a printed chart: black and white bars, each a round number of minutes of arc, so that the frame moves
 * with the map and measures it. Four thin canvases, because a frame as large as the map would cost as much as the map.
 */
export class Neatline {
  readonly #camera: Camera;
  readonly #element: HTMLElement;
  readonly #sides: Readonly<Record<Side, HTMLCanvasElement>>;

  constructor(camera: Camera, element: HTMLElement) {
    this.#camera = camera;
    this.#element = element;
    this.#sides = Object.fromEntries(SIDES.map((side) => [side, makeSide(side)])) as Record<
      Side,
      HTMLCanvasElement
    >;
    element.append(...SIDES.map((side) => this.#sides[side]));
  }

  paint(palette: Palette): void {
    const { width, height } = this.#camera.size;
    const size = worldSize(this.#camera.zoom);
    const { x: originX, y: originY } = this.#camera.origin;
    const corner = this.#camera.corner;
    const [left, top] = [originX + corner.x, originY + corner.y];
    const step = (MINUTES.find((minutes) => (minutes / 21_600) * size >= MIN_INTERVAL_PX) ?? 1_800) / 60;
    const across = bars(
      longitudeAt(left / size),
      longitudeAt((left + width) / size),
      step,
      (at) => worldX(at) * size - left,
    );
    const south = latitudeAt(Math.min(1, (top + height) / size));
    const down = bars(south, latitudeAt(Math.max(0, top / size)), step, (at) => worldY(at) * size - top);
    for (const side of ["top", "bottom"] as const) this.#draw(side, width, across, palette);
    for (const side of ["left", "right"] as const) this.#draw(side, height, down, palette);
  }

  destroy(): void {
    for (const side of SIDES) this.#sides[side].remove();
  }

  #draw(side: Side, length: number, list: readonly Bar[], palette: Palette): void {
    const canvas = this.#sides[side];
    const isAcross = side === "top" || side === "bottom";
    const ratio = Math.min(2, this.#element.ownerDocument.defaultView?.devicePixelRatio ?? 1);
    const [w, h] = isAcross ? [length, WIDTH] : [WIDTH, length];
    const [pixelsWide, pixelsHigh] = [Math.round(w * ratio), Math.round(h * ratio)];
    if (canvas.width !== pixelsWide || canvas.height !== pixelsHigh) {
      canvas.width = pixelsWide;
      canvas.height = pixelsHigh;
      canvas.style.width = `${w}px`;
      canvas.style.height = `${h}px`;
    }
    const context = canvas.getContext("2d");
    if (context === null) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, w, h);
    context.fillStyle = palette.neat;
    // The bar lies on the outer part; a hairline closes the frame towards the map.
    const outer = side === "top" || side === "left" ? 0 : 2;
    const line = side === "top" || side === "left" ? WIDTH - 1 : 0;
    for (const { from, to } of list) {
      if (isAcross) context.fillRect(from, outer, to - from, WIDTH - 2);
      else context.fillRect(outer, from, WIDTH - 2, to - from);
    }
    if (isAcross) context.fillRect(0, line, w, 1);
    else context.fillRect(line, 0, 1, h);
  }
}

interface Bar {
  readonly from: number;
  readonly to: number;
}

/** The dark bars: every second step. */
function bars(least: number, most: number, step: number, place: (degrees: number) => number): Bar[] {
  const list: Bar[] = [];
  for (let i = Math.floor(least / step); i * step < most; i++) {
    if (i % 2 === 0) continue;
    const [a, b] = [place(i * step), place((i + 1) * step)];
    list.push({ from: Math.min(a, b), to: Math.max(a, b) });
  }
  return list;
}

function makeSide(side: Side): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.className = `jm-neat jm-neat-${side}`;
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}
