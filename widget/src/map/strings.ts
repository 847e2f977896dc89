import type { MapNames } from "../core/map-names.ts";
/** What the map says. Every text can be replaced, so that a page in another language has none of ours. */
export interface MapStrings {
  /** Name of the map for screen readers. */
  readonly map: string;
  /** `town` is the largest there, when the map knows it. */
  readonly cluster: (count: string, town?: string) => string;
  readonly stack: (count: string) => string;
  /** On the plate of a stack. */
  readonly stackPlate: (count: string) => string;
  /** `pay` is written out, or null when none is stated; `facts` are words such as "approximate" and "saved". */
  readonly pin: (pay: string | null, title: string | undefined, facts: readonly string[]) => string;
  readonly approximate: string;
  readonly saved: string;
  readonly opened: string;
  readonly new: string;
  readonly selected: string;
  /** Under `gestureHandling`. `key` is "Ctrl" or "⌘". */
  readonly wheelHint: (key: string) => string;
  readonly touchHint: string;
  readonly mapNames?: MapNames;
}

export const ENGLISH: MapStrings = {
  map: "Map of jobs",
  cluster: (count, town) => `${count} jobs${town ? ` around ${town}` : ""}, zoom in`,
  stack: (count) => `${count} jobs at one place, show them`,
  pin: (pay, title, facts) => [pay ?? "Pay not specified", title, ...facts].filter(Boolean).join(", "),
  stackPlate: (count) => `${count} jobs`,
  approximate: "approximate",
  saved: "saved",
  opened: "opened before",
  new: "new",
  selected: "selected",
  wheelHint: (key) => `Hold ${key} and scroll to zoom the map`,
  touchHint: "Use two fingers to move the map",
};
