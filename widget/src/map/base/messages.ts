import type { GroundJob } from "./paint.ts";

/** What a page tells the worker that paints its base map. */
export type ToPainter =
  | { readonly kind: "add"; readonly key: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "forget"; readonly key: string }
  | { readonly kind: "paint"; readonly job: GroundJob };

/** What it is answered: each job with its picture, in their order. */
export interface FromPainter {
  readonly picture: ImageBitmap;
}
