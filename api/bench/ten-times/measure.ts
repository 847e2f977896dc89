/** Measures an index of made-up jobs and prints its figures: `node measure.ts JOBS`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { measureIndex } from "../map/measure-index.ts";
import { median } from "../map/timing.ts";
import { type Figures, Start } from "./figures.ts";

const figures = await measureIndex({
  jobs: Number(process.argv[2]),
  queries: 100,
  updates: 0,
  zooms: [3, 6, 9, 12, 14],
  rounds: 3,
  progress: (text) => process.stderr.write(`${text}\n`),
});
const { index } = figures;
const folder = mkdtempSync(join(tmpdir(), "jobmap-bench-"));
try {
  const path = join(folder, "jobs.index");
  process.stderr.write("saving it, and starting from what was saved\n");
  const begun = performance.now();
  await index.copy().write(path, null);
  const savingMs = performance.now() - begun;
  await index.close();
  const start = Start.parse(
    JSON.parse(
      execFileSync(
        process.execPath,
        ["--max-old-space-size=16000", fileURLToPath(new URL("start.ts", import.meta.url)), path],
        {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "inherit"],
        },
      ),
    ),
  );
  const measured: Figures = {
    bytes: figures.bytes,
    columnBytes: figures.columnBytes,
    questions: [
      ...[...figures.clusters].map(([zoom, times]) => ({
        what: `map at zoom ${zoom}`,
        p50Ms: median(times),
      })),
      { what: "a condition changed", p50Ms: median(figures.filterChange) },
      { what: "search in an area", p50Ms: median(figures.searches) },
      { what: "list", p50Ms: median(figures.lists) },
      { what: "facets", p50Ms: median(figures.facets) },
      { what: "typeahead", p50Ms: median(figures.suggestions) },
    ],
    makingMs: figures.readTime + figures.buildTime,
    savingMs,
    fileBytes: statSync(path).size,
    ...start,
  };
  console.log(JSON.stringify(measured));
} finally {
  rmSync(folder, { recursive: true });
}
