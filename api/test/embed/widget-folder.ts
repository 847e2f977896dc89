import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The files of a widget's build as the pages use them: a base map that is all water, and a manifest. Ends with a slash. */
export function makeWidgetFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "jobmap-widget-"));
  mkdirSync(join(folder, "basemap"));
  mkdirSync(join(folder, "v1"));
  const levels = [{ z: 0, areas: [[0, 0, 0, 0]], empty: [], namesOnly: false }];
  writeFileSync(join(folder, "basemap/manifest.json"), JSON.stringify({ version: "1", levels, credits: [] }));
  const release = {
    folder: "0.1.0-abc/",
    first: ["app.js"],
    files: { "guest.js": "sha384-Z3Vlc3Q=", "app.js": "sha384-YXBw", "later.js": "sha384-bGF0ZXI=" },
  };
  const manifest = { version: "0.1.0", entry: "0.1.0-abc/guest.js", releases: { "0.1.0": release } };
  writeFileSync(join(folder, "v1/manifest.json"), JSON.stringify(manifest));
  return `${folder}/`;
}
