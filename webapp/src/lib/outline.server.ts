import { type Outliner, openOutliner } from "@jobmap/widget/outline";
import type { DrawOutline } from "./outline.ts";

/** Number of cached views. The few large ones of the landing page take 20 ms each to draw, those of job pages two. */
const KEPT = 500;

let outliner: Outliner | undefined;
const drawn = new Map<string, string>();

/** @param folder of the built base map. Null if there is none: pages work without their pictures. */
export function outlineDrawer(folder: string): DrawOutline | null {
  const source = open(folder);
  if (!source) return null;
  return (view) => {
    const key = JSON.stringify(view);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const svg = source.render(view);
    const [oldest] = drawn.keys();
    if (drawn.size >= KEPT && oldest !== undefined) drawn.delete(oldest);
    drawn.set(key, svg);
    return svg;
  };
}

function open(folder: string): Outliner | undefined {
  try {
    outliner ??= openOutliner(folder);
  } catch {
    // Not built, or being rebuilt, in which case the next page finds it.
  }
  return outliner;
}
