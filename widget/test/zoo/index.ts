import { DOCUMENTS } from "./documents.ts";
import { LIBRARIES } from "./libraries.ts";
import type { ZooPage } from "./page.ts";
import { PLACES } from "./places.ts";
import { PLUGINS } from "./plugins.ts";
import { THEMES } from "./themes.ts";

/** Pages that do an embed harm, by what does it. */
export const ZOO: Readonly<Record<string, readonly ZooPage[]>> = {
  plugins: PLUGINS,
  themes: THEMES,
  places: PLACES,
  documents: DOCUMENTS,
  libraries: LIBRARIES,
};
