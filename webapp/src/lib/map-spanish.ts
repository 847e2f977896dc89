import type { MapStrings } from "@jobmap/widget/map";
import { SPANISH } from "@jobmap/widget/strings-es";

/** What the map says in Spanish, with what the embed has no words for. In the Spanish build alone. */
export const mapInSpanish = (): Partial<MapStrings> => ({
  ...SPANISH,
  stackPlate: (count) => SPANISH.jobs(count, false),
  pin: (pay, title, facts) => [pay ?? SPANISH.payNone, title, ...facts].filter(Boolean).join(", "),
  saved: "guardado",
  new: "nuevo",
});
