import type { MapStrings } from "@jobmap/widget/map";
import { MAP_NAMES_ES } from "@jobmap/widget/map-names-es";
import { SPANISH } from "@jobmap/widget/strings-es";

/** What the map says in Spanish, with what the embed has no words for. In the Spanish build alone, with the map. */
export const MAP_IN_SPANISH: Partial<MapStrings> = {
  ...SPANISH,
  mapNames: MAP_NAMES_ES,
  stackPlate: (count) => SPANISH.jobs(count, false),
  pin: (pay, title, facts) => [pay ?? SPANISH.payNone, title, ...facts].filter(Boolean).join(", "),
  // The embed says tú to visitors of an employer's site; here it is usted.
  wheelHint: (key) => `Mantenga presionada la tecla ${key} y desplácese para acercar el mapa`,
  touchHint: "Use dos dedos para mover el mapa",
  saved: "guardado",
  new: "nuevo",
};
