import type { GroundPainter } from "./ground-painter.ts";
import type { FromPainter, ToPainter } from "./messages.ts";
import type { GroundJob } from "./paint.ts";

/** Has a worker paint; the page only puts up the pictures that come. */
export class PainterElsewhere implements GroundPainter {
  readonly #worker: Worker;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: ImageBitmapRenderingContext;
  #done: (canvas: HTMLCanvasElement | null) => void = () => {};

  /** `onBroken` when the worker could not be had, or broke: nothing more comes from it. @throws Error where it cannot be */
  constructor(makeWorker: () => Worker, onBroken: () => void) {
    this.#canvas = document.createElement("canvas");
    const context = this.#canvas.getContext("bitmaprenderer");
    if (context === null || typeof OffscreenCanvas === "undefined")
      throw new Error("This browser paints in its pages alone.");
    this.#context = context;
    this.#worker = makeWorker();
    this.#worker.onmessage = ({ data }: MessageEvent<FromPainter>) => this.#putUp(data.picture);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#done(null);
      onBroken();
    };
  }

  add(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.#tell({ kind: "add", key, bytes }, [bytes.buffer]);
  }

  forget(key: string): void {
    this.#tell({ kind: "forget", key });
  }

  paint(job: GroundJob): Promise<HTMLCanvasElement | null> {
    this.#tell({ kind: "paint", job });
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  destroy(): void {
    this.#worker.terminate();
    this.#done(null);
    this.#canvas.width = 0;
  }

  #putUp(picture: ImageBitmap): void {
    if (this.#canvas.width !== picture.width) this.#canvas.width = picture.width;
    if (this.#canvas.height !== picture.height) this.#canvas.height = picture.height;
    this.#context.transferFromImageBitmap(picture);
    this.#done(this.#canvas);
  }

  #tell(message: ToPainter, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }
}
