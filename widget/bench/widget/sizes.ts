import { join } from "node:path";
import { type Measure, measure } from "../../build/budgets.ts";
import { FIRST_VIEW, readManifest } from "../../build/release.ts";
import { shortStyles, widget } from "../../build/rollup.ts";
import { MAP_CSS } from "../../src/map/styles.ts";
import { WIDGET_CSS } from "../../src/ui/styles.ts";

/** The build's own budgets, of the release that is measured. */
export async function releaseSizes(): Promise<Measure[]> {
  const folder = join(widget, "dist/v1");
  const manifest = readManifest(folder);
  const release = manifest?.releases[manifest.version];
  if (release === undefined) throw new Error("The widget is not built.");
  return measure({
    loader: join(folder, "loader.js"),
    folder: join(folder, release.folder),
    script: [...release.first, FIRST_VIEW],
    frame: ["frame-guest.js", ...release.first],
    styles: await Promise.all([MAP_CSS, WIDGET_CSS].map(shortStyles)),
  });
}
