import { gazetteerRows } from "../../db/seed-places.ts";
import { PlaceIndex } from "../../src/places/place-index.ts";

/** The real gazetteer, built once for a test file. */
export const gazetteer = new PlaceIndex(gazetteerRows());
