import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Source files by their path from the root, as "api/src/boot.ts". */
export type Sources = ReadonlyMap<string, string>;

/** The files each file imports, types included, by `import` statements and `import()`. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The TypeScript files below some folders. */
export function readSources(...folders: string[]): Sources {
  const found = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length)),
  );
  const own = found.filter((path) => !/node_modules|\/(?:build|dist)\//.test(path)).sort();
  return new Map(own.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\b[^;"']*?["'](\.{1,2}\/[^"']+)["']/g;
const CALL = /\bimport\(\s*["'](\.{1,2}\/[^"']+)["']\s*\)/g;

const ERASED = /(?:^|\n)\s*(?:import|export) type\b[^;]*;/g;

/**
 * The files loaded together with some: everything they import statically, directly or indirectly. Type imports do not
 * count.
 */
export function carriedBy(sources: Sources, start: readonly string[]): readonly string[] {
  const carried = new Set(start);
  for (const path of carried) {
    const text = (sources.get(path) ?? "").replaceAll(ERASED, "\n");
    for (const [, name = ""] of text.matchAll(STATEMENT))
      carried.add(normalize(join(dirname(path), name.replace(/\?.*$/, ""))));
  }
  return [...carried];
}

export function importsOf(sources: Sources): Imports {
  return new Map(
    [...sources].map(([path, text]) => {
      const named = [...text.matchAll(STATEMENT), ...text.matchAll(CALL)].map(([, name = ""]) => name);
      const targets = named.map((name) => normalize(join(dirname(path), name.replace(/\?.*$/, ""))));
      return [path, [...new Set(targets)]];
    }),
  );
}
