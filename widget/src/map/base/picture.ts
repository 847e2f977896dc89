import type { Camera } from "../camera.ts";
import type { View } from "./view.ts";

/** CSS pixels painted beyond each edge of the element, so that a drag uncovers nothing at once. */
export const MARGIN = 128;
/** A picture may be this much too large or small while a zoom runs. */
const LARGEST = 1.5;
const SMALLEST = 0.72;

/** A canvas a little larger than the element, that is moved and scaled as a picture until it is painted afresh. */
export class Picture {
  readonly context: CanvasRenderingContext2D;
  readonly #camera: Camera;
  readonly #pane: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  #view: View | null = null;

  constructor(camera: Camera, pane: HTMLElement) {
    this.#camera = camera;
    this.#pane = pane;
    this.#canvas = document.createElement("canvas");
    this.#canvas.style.transformOrigin = "0 0";
    const context = this.#canvas.getContext("2d");
    if (context === null) throw new Error("This browser cannot draw on a canvas.");
    this.context = context;
    pane.setAttribute("aria-hidden", "true");
    pane.style.pointerEvents = "none";
    pane.append(this.#canvas);
  }

  /** Puts the canvas around the element's present view; null when the element has no size. */
  begin(): View | null {
    const { width, height } = this.#camera.size;
    if (width === 0 || height === 0) return null;
    const corner = this.#camera.corner;
    const origin = this.#camera.origin;
    const view: View = {
      zoom: this.#camera.zoom,
      left: origin.x + corner.x - MARGIN,
      top: origin.y + corner.y - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
      ratio: Math.min(2, window.devicePixelRatio || 1),
    };
    const [w, h] = [Math.round(view.width * view.ratio), Math.round(view.height * view.ratio)];
    if (this.#canvas.width !== w || this.#canvas.height !== h) {
      this.#canvas.width = w;
      this.#canvas.height = h;
      this.#canvas.style.width = `${view.width}px`;
      this.#canvas.style.height = `${view.height}px`;
    }
    this.#view = view;
    this.follow();
    return view;
  }

  /** Puts the picture where it belongs now. False when it is too small, too coarse or does not cover the element. */
  follow(): boolean {
    const view = this.#view;
    if (view === null) return false;
    const scale = 2 ** (this.#camera.zoom - view.zoom);
    const { x: originX, y: originY } = this.#camera.origin;
    const [x, y] = [view.left * scale - originX, view.top * scale - originY];
    this.#canvas.style.transform = `translate3d(${x}px,${y}px,0)${scale === 1 ? "" : ` scale(${scale})`}`;
    const { width, height } = this.#camera.size;
    const corner = this.#camera.corner;
    const covers =
      x <= corner.x + 4 &&
      y <= corner.y + 4 &&
      x + view.width * scale >= corner.x + width - 4 &&
      y + view.height * scale >= corner.y + height - 4;
    return covers && scale < LARGEST && scale > SMALLEST;
  }

  destroy(): void {
    this.#pane.remove();
    // Gives the pixels back at once; browsers keep few of them.
    this.#canvas.width = 0;
  }
}
