/** Layers over a search that are closed by going back. */
export type LayerName = "preview" | "stack" | "reading";

const LAYERS: readonly LayerName[] = ["preview", "stack", "reading"];

/** State of a history entry that was created by a change of the search. */
export interface Step {
  /** Number of changes since the page was loaded. */
  readonly step: number;
  /** The layer that this entry opened. */
  readonly layer: LayerName | undefined;
}

/** @param state a location's history state; one from another page or an older release can be anything */
export function readStep(state: unknown): Step | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  if (!("step" in state) || typeof state.step !== "number") return undefined;
  const layer = "layer" in state ? state.layer : undefined;
  return { step: state.step, layer: LAYERS.find((name) => name === layer) };
}
