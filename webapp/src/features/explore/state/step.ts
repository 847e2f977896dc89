/** What lies over a search and is closed by going back. */
export type LayerName = "preview" | "stack";

/** What an entry of the history carries that a change of the search has made. */
export interface Step {
  /** Counts the changes since the page was loaded. */
  readonly step: number;
  /** What this entry has opened. */
  readonly layer: LayerName | undefined;
}

/** @param state of a location; another page's, or an older release's, can be anything */
export function readStep(state: unknown): Step | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  if (!("step" in state) || typeof state.step !== "number") return undefined;
  const layer = "layer" in state ? state.layer : undefined;
  return { step: state.step, layer: layer === "preview" || layer === "stack" ? layer : undefined };
}
