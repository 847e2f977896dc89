import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Everything that decides what is kept of a job, from the root of the API. */
export const INDEX_SOURCES = [
  "src/map",
  "src/search",
  "src/landing",
  "src/places",
  "src/sanitize",
  "src/format",
  "src/queries/index-rows.ts",
  "src/queries/sql-time.ts",
  "contract/src",
  "kernels/constants.ts",
  "db/occupations/onet.tsv.gz",
] as const;

const API = fileURLToPath(new URL("../../", import.meta.url));

/** A name of the code that makes the map index: a snapshot of other code may have other words. */
export function indexRelease(): string {
  const hash = createHash("sha256").update(process.version);
  for (const source of INDEX_SOURCES)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(API, file)));
  return hash.digest("hex");
}

function filesOf(source: string): string[] {
  if (statSync(join(API, source)).isFile()) return [source];
  return readdirSync(join(API, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(API.length))
    .sort();
}
