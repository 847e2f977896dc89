import type { GroundJob } from "./paint.ts";
import type { TileKeeper } from "./tile-cache.ts";

/** Who paints the ground, one picture after the other. */
export interface GroundPainter extends TileKeeper {
  /** The canvas with the picture on it, or null when none will come. */
  paint(job: GroundJob): Promise<HTMLCanvasElement | null>;
  destroy(): void;
}
