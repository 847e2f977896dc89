import { LRUCache } from "lru-cache";
import type { Outline } from "../types.ts";
import type { Area } from "./area.ts";
import { type Atlas, readAtlas } from "./atlas.ts";

/** Areas whose outlines are kept: the map index keeps what it made of each as long. */
const KEPT = 256;
/** Half the width of what belongs to a town that the atlas puts into the water: 3 km. */
const PATCH_DEGREES = 0.027;

/** The lines around areas, read from the atlas when the first is asked for. The same objects as long as they are kept. */
export class AreaShapes {
  #atlas: Atlas | undefined;
  readonly #kept = new LRUCache<string, readonly Outline[]>({ max: KEPT });

  /** A place is in the area if it is in one of these; null for REMOTE. */
  outlines(area: Area): readonly Outline[] | null {
    if (area.kind === "REMOTE") return null;
    const key = `${area.kind} ${area.id}`;
    let outlines = this.#kept.get(key);
    if (outlines === undefined) {
      this.#atlas ??= readAtlas();
      outlines = [this.#atlas.outline(area.parts), ...area.patches.map(patch)];
      this.#kept.set(key, outlines);
    }
    return outlines;
  }
}

/** An octagon around a town. */
function patch([latitude, longitude]: Area["patches"][number]): Outline {
  const wide = PATCH_DEGREES / Math.cos((latitude * Math.PI) / 180);
  const corners = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return [longitude + wide * Math.cos(angle), latitude + PATCH_DEGREES * Math.sin(angle)];
  });
  return { rings: [corners.flat().map((degrees) => Math.round(degrees * 1e7))] };
}
