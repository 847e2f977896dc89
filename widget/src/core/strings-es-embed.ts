import { MAP_NAMES_ES } from "./map-names-es.ts";
import { SPANISH as WORDS } from "./strings-es.ts";
import type { Strings } from "./wording.ts";

/** The embed in Spanish. The web app has the words on every page, and what only maps need with its maps. */
export const SPANISH: Strings = { ...WORDS, mapNames: MAP_NAMES_ES };
