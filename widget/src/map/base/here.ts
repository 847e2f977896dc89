import type { Streets } from "../streets/load-streets.ts";
import type { GroundPainter } from "./ground-painter.ts";
import type { GroundJob } from "./paint.ts";
import { TilePainter } from "./painter.ts";

/** Paints in the page's own thread, in short turns, on a canvas that is not shown meanwhile. */
export class PainterHere implements GroundPainter {
  readonly #painter: TilePainter;
  #shown = makeContext();
  #next = makeContext();

  constructor(drawing: () => Streets | undefined) {
    this.#painter = new TilePainter(drawing);
  }

  add(key: string, bytes: Uint8Array): void {
    this.#painter.add(key, bytes);
  }

  forget(key: string): void {
    this.#painter.forget(key);
  }

  async paint(job: GroundJob): Promise<HTMLCanvasElement | null> {
    if (!(await this.#painter.paint(this.#next, job))) return null;
    [this.#shown, this.#next] = [this.#next, this.#shown];
    return this.#shown.canvas;
  }

  destroy(): void {
    this.#painter.destroy();
    // Gives the pixels back at once; browsers keep few of them.
    for (const { canvas } of [this.#shown, this.#next]) canvas.width = 0;
  }
}

/** @throws Error where canvases cannot be drawn on */
export function makeContext(): CanvasRenderingContext2D {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("This browser cannot draw on a canvas.");
  return context;
}
