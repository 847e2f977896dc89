/**
 * Whether a search in each area by name (52 states and territories, all counties, all metropolitan areas) finds what counting point by point
 * finds: `npm run bench -- areas [--jobs 30000]`. Ends with an error if one differs.
 */
import { parseArgs } from "node:util";
import { gazetteerRows } from "../../db/seed-places.ts";
import { choosePlaces } from "../../src/gateways/places/index.ts";
import { readAreas } from "../../src/places/areas/read-areas.ts";
import { PlaceIndex } from "../../src/places/place-index.ts";
import { compareAreas, jobsAt } from "./count.ts";

const { values } = parseArgs({ options: { jobs: { type: "string", default: "30000" } } });
const rows = gazetteerRows();
const jobs = jobsAt(
  rows.filter(({ kind, country }) => kind === "CITY" && country === "US"),
  Number(values.jobs),
);
const areas = readAreas().filter(({ kind }) => kind !== "REMOTE");
const places = choosePlaces(new PlaceIndex(rows), {}, { warn: () => {} });
const lost = areas.filter(({ label }) => places.area(label)?.place.label !== label);
const start = performance.now();
const { differences, matches } = compareAreas(jobs, areas);
const seconds = ((performance.now() - start) / 1_000).toFixed(1);
const kinds = Object.entries(Object.groupBy(areas, ({ kind }) => kind)).map(
  ([kind, of]) => `${of.length} ${kind}`,
);
console.log(`${kinds.join(", ")}; ${jobs.length.toLocaleString("en-US")} jobs; ${seconds} s`);
console.log(
  `found by their names: ${areas.length - lost.length}; jobs found in all of them: ${matches.toLocaleString("en-US")}`,
);
console.log(`totals that differ from the count: ${differences.length}`);
for (const each of differences.slice(0, 20))
  console.log(`  ${each.label}: ${each.index}, counted ${each.counted}`);
if (differences.length > 0 || lost.length > 0) process.exitCode = 1;
