import type { Camera } from "../camera.ts";
import type { View } from "./view.ts";

/** A picture may be this much too large or small while a zoom runs. */
const LARGEST = 1.5;
const SMALLEST = 0.72;

/** A canvas a little larger than the element, that is moved and scaled as a picture until there is another. */
export class Picture {
  readonly #camera: Camera;
  readonly #pane: HTMLElement;
  readonly #margin: number;
  #shown: { readonly canvas: HTMLCanvasElement; readonly view: View } | undefined;

  /** `margin`: CSS pixels painted beyond each edge of the element, so that a drag uncovers nothing at once. */
  constructor(camera: Camera, pane: HTMLElement, margin: number) {
    this.#camera = camera;
    this.#pane = pane;
    this.#margin = margin;
    pane.setAttribute("aria-hidden", "true");
    pane.style.pointerEvents = "none";
  }

  /** What a picture must show that is made now; null when the element has no size. */
  get wanted(): View | null {
    const { width, height } = this.#camera.size;
    if (width === 0 || height === 0) return null;
    const margin = this.#margin;
    const corner = this.#camera.corner;
    const origin = this.#camera.origin;
    return {
      zoom: this.#camera.zoom,
      left: origin.x + corner.x - margin,
      top: origin.y + corner.y - margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
      ratio: Math.min(2, window.devicePixelRatio || 1),
    };
  }

  get isUp(): boolean {
    return this.#shown !== undefined;
  }

  /** Puts up a canvas that shows a view. */
  show(canvas: HTMLCanvasElement, view: View): void {
    const { style } = canvas;
    style.transformOrigin = "0 0";
    style.width = `${view.width}px`;
    style.height = `${view.height}px`;
    this.#shown = { canvas, view };
    this.follow();
    if (canvas.parentNode !== this.#pane) this.#pane.replaceChildren(canvas);
  }

  /** Puts the picture where it belongs now. False when it is too small, too coarse or does not cover the element. */
  follow(): boolean {
    if (this.#shown === undefined) return false;
    const { canvas, view } = this.#shown;
    const scale = 2 ** (this.#camera.zoom - view.zoom);
    const { x: originX, y: originY } = this.#camera.origin;
    const [x, y] = [view.left * scale - originX, view.top * scale - originY];
    canvas.style.transform = `translate3d(${x}px,${y}px,0)${scale === 1 ? "" : ` scale(${scale})`}`;
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
  }
}
