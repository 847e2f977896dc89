import type { BlogPost } from "@jobmap/contract";
import { outlineDrawer } from "../../lib/outline.server.ts";
import type { Lands } from "./figures/lands.ts";

/** Draws the land below the maps of an article; none where the base map is not built. */
export function landsOf({ body }: Pick<BlogPost, "body">, basemapFolder: string): Lands {
  const draw = outlineDrawer(basemapFolder);
  if (draw === null) return {};
  return Object.fromEntries(
    body.flatMap((block) => {
      if (block.kind !== "figure" || block.figure.drawing.kind !== "bubbles") return [];
      const { bounds, width, height } = block.figure.drawing;
      return [[block.figure.title, draw({ bounds, width, height })]];
    }),
  );
}
