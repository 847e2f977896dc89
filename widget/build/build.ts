/**
 * Builds the embed: `dist/v1/` for the script tag and the iframe, `dist/module/` for bundlers.
 * `node widget/build/build.ts rollback` points the manifest and the loader at the release before, and changes nothing else.
 */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MAP_CSS } from "../src/map/styles.ts";
import { WIDGET_CSS } from "../src/ui/styles.ts";
import { FIRST_LOAD, measure, table } from "./budgets.ts";
import { writePackage } from "./package.ts";
import { FIRST_VIEW, fillBeside, fillLoader, publish, releaseOf, rollBack } from "./release.ts";
import { bundle, shortStyles, source, widget } from "./rollup.ts";

const V1 = join(widget, "dist/v1");
const say = (text: string): void => void process.stdout.write(`${text}\n`);

if (process.argv[2] === "rollback") {
  const { version } = rollBack(V1);
  say(`The loader now loads ${version}.`);
} else await build();

async function build(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(widget, "package.json"), "utf8")) as { version: string };
  mkdirSync(join(widget, "dist"), { recursive: true });
  const work = mkdtempSync(join(widget, "dist/.build-"));
  try {
    const folder = join(work, "release");
    const output = {
      dir: folder,
      format: "es",
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
      hoistTransitiveImports: false,
    } as const;
    const chunks = await bundle(
      { app: source("embed/mount.ts"), "frame-guest": source("embed/frame-guest.ts") },
      output,
      { checked: true },
    );
    // A page with frames of ours alone needs nothing of what is in them, and the first view nothing but itself.
    for (const name of ["beside", "frame-host", "first", "rescue"]) {
      await bundle({ [name]: source(`embed/${name}.ts`) }, output);
    }
    fillBeside(folder);
    const first = [...staticImports("app.js", chunks)];
    if (first.length > 1)
      throw new Error(`The loader asks for app.js alone, which imports ${first.slice(1).join()}.`);
    const loader = join(work, "loader.js");
    await bundle(source("embed/loader.ts"), { file: loader, format: "iife" });
    const template = readFileSync(loader, "utf8");
    writeFileSync(loader, fillLoader(template, releaseOf(folder, version, first)));
    const styles = await Promise.all([MAP_CSS, WIDGET_CSS].map(shortStyles));
    const measures = measure({
      loader,
      folder,
      script: [...first, FIRST_VIEW],
      frame: [...staticImports("frame-guest.js", chunks)],
      styles,
    });
    say(table(measures));
    const over = measures.filter(({ bytes, most }) => bytes > most);
    if (over.length > 0) throw new Error(`Over its budget: ${over.map(({ name }) => name).join("; ")}.`);

    const firstBytes = measures.find(({ name }) => name === FIRST_LOAD)?.bytes ?? 0;
    const manifest = publish(V1, folder, version, first, template, firstBytes);
    say(`${manifest.releases[version]?.folder} is published; before it: ${manifest.previous || "nothing"}.`);
    await bundle(
      { index: source("module.ts") },
      {
        dir: join(work, "module"),
        format: "es",
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
      },
    );
    await writePackage(join(work, "module"), version);
    rmSync(join(widget, "dist/module"), { recursive: true, force: true });
    renameSync(join(work, "module"), join(widget, "dist/module"));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A chunk and all that it imports at once. */
function staticImports(
  file: string,
  chunks: ReadonlyMap<string, readonly string[]>,
  found = new Set<string>(),
) {
  if (found.has(file)) return found;
  found.add(file);
  for (const other of chunks.get(file) ?? []) staticImports(other, chunks, found);
  return found;
}
