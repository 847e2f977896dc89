/**
 * How well searches are answered: `npm run bench -- relevance [--jobs 30000] [--many-jobs 1000000]`. Judged searches over the demo jobs, by the product, by
 * MiniSearch and by MariaDB FULLTEXT; how many of O*NET's titles find nothing; and how long reading and suggesting take.
 */
import { parseArgs } from "node:util";
import type { JobIndex } from "../../src/map/index.ts";
import { readOccupations } from "../../src/search/lexicon/occupations.ts";
import { SearchReader } from "../../src/search/search-reader.ts";
import { SearchSuggester } from "../../src/search/search-suggester.ts";
import { namedPlaces, openDemoJobs } from "../../test/search/demo-jobs.ts";
import { measure, type Score, searchOf, summarize } from "../../test/search/lab/measure.ts";
import { SEARCHES } from "../../test/search/lab/searches.ts";
import { manyJobs } from "./many-jobs.ts";
import { mariaDb, miniSearch } from "./rivals.ts";

const { values } = parseArgs({
  options: { jobs: { type: "string", default: "30000" }, "many-jobs": { type: "string", default: "0" } },
});
const ROUNDS = 5;
const world = openDemoJobs(Number(values.jobs));
const texts = SEARCHES.map(({ text }) => text);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const line = (name: string, ...cells: readonly string[]): void =>
  console.log([name.padEnd(30), ...cells.map((cell) => cell.padStart(12))].join(""));

const rivals = [
  ["Jobmap", searchOf(world)],
  ["MiniSearch", miniSearch(world.jobs)],
  ["MariaDB FULLTEXT", await mariaDb(process.env["BENCH_DATABASE_URL"] ?? "", world.jobs, texts)],
] as const;
console.log(`${SEARCHES.length} judged searches over ${world.index.size.toLocaleString("en-US")} jobs`);
line("", "nDCG@10", "MRR", "no results");
let own: Score[] = [];
for (const [name, search] of rivals) {
  const scores = measure(SEARCHES, search, world);
  if (name === "Jobmap") own = scores;
  const { ndcg, reciprocalRank, zeroResults } = summarize(scores);
  line(name, ndcg.toFixed(3), reciprocalRank.toFixed(3), percent(zeroResults));
}
console.log("\nThe ten worst of Jobmap:");
for (const { text, ndcg, total } of own.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 10))
  line(text, ndcg.toFixed(2), `${total} jobs`);

const titles = [...readOccupations().phrases()].filter((_, i) => i % 44 === 0).slice(0, 1_000);
const unfound = titles.filter((title) => searchOf(world)(title).total === 0);
console.log(
  `\nOf ${titles.length} titles of O*NET, ${percent(unfound.length / titles.length)} find nothing.`,
);

time("reading a search", texts, { make: () => world.reader, run: (reader, text) => reader.read(text) });
time("the first page", texts, { make: () => searchOf(world), run: (search, text) => search(text) });
const begun = [
  ...new Set(
    texts.flatMap((text) => Array.from({ length: Math.min(8, text.length) }, (_, i) => text.slice(0, i + 1))),
  ),
];
measureSuggesting(world.index);
if (Number(values["many-jobs"]) > 0) measureSuggesting(manyJobs(Number(values["many-jobs"])));

/** Beside it, as the baseline of the same run: titles and employers that begin so, without understanding or counting. */
function measureSuggesting(index: JobIndex): void {
  console.log(`\nSuggesting for ${begun.length} beginnings over ${index.size.toLocaleString("en-US")} jobs`);
  const prefix = time("beginnings alone", begun, {
    make: () => index,
    run: (own, text) => own.suggest(text, 8),
  });
  const make = () =>
    new SearchSuggester(new SearchReader(namedPlaces, () => index), namedPlaces, () => index);
  const first = time("asked for the first time", begun, { make, run: (own, text) => own.suggest(text, 8) });
  const suggester = make();
  for (const text of begun) suggester.suggest(text, 8);
  const again = time("asked again", begun, {
    make: () => suggester,
    run: (own, text) => own.suggest(text, 8),
  });
  line("p99, times the baseline", (first / prefix).toFixed(1), (again / prefix).toFixed(1));
}

interface Timed<T> {
  readonly make: () => T;
  readonly run: (own: T, text: string) => unknown;
}

/** The best of some rounds of each input, so that other work of the machine does not count. @returns the p99 in µs */
function time<T>(name: string, inputs: readonly string[], { make, run }: Timed<T>): number {
  const best = inputs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 1; round <= ROUNDS; round++) {
    const own = make();
    for (const [i, input] of inputs.entries()) {
      const text = `${input}${" ".repeat(round)}`;
      const start = performance.now();
      run(own, text);
      best[i] = Math.min(best[i] ?? 0, (performance.now() - start) * 1_000);
    }
  }
  best.sort((a, b) => a - b);
  const at = (share: number): number => best[Math.floor(share * best.length)] ?? 0;
  line(name, ...[0.5, 0.95, 0.99].map((share) => `p${100 * share} ${at(share).toFixed(0)} µs`));
  return at(0.99);
}
