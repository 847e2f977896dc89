/**
 * How well searches are answered: `npm run bench -- relevance [--jobs 30000]`. Judged searches over the demo jobs, by the product, by
 * MiniSearch and by MariaDB FULLTEXT; how many of O*NET's titles find nothing; and how long reading and suggesting take.
 */
import { parseArgs } from "node:util";
import { readOccupations } from "../../src/search/lexicon/occupations.ts";
import { SearchSuggester } from "../../src/search/search-suggester.ts";
import { namedPlaces, openDemoJobs } from "../../test/search/demo-jobs.ts";
import { measure, type Score, searchOf, summarize } from "../../test/search/lab/measure.ts";
import { SEARCHES } from "../../test/search/lab/searches.ts";
import { mariaDb, miniSearch } from "./rivals.ts";

const { values } = parseArgs({ options: { jobs: { type: "string", default: "30000" } } });
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

const suggester = new SearchSuggester(world.reader, namedPlaces, () => world.index);
time("reading a search", texts, (text) => world.reader.read(`${text} `));
time(
  "suggesting while one is typed",
  texts.flatMap((text) => Array.from({ length: Math.min(8, text.length) }, (_, i) => text.slice(0, i + 1))),
  (text) => suggester.suggest(text, 8),
);
time("the first page", texts, (text) => searchOf(world)(text));

function time(name: string, inputs: readonly string[], run: (text: string) => unknown): void {
  for (const input of inputs) run(input);
  const spans = inputs.map((input, i) => {
    const begun = performance.now();
    run(`${input}${" ".repeat(i % 7)}`);
    return performance.now() - begun;
  });
  spans.sort((a, b) => a - b);
  const at = (share: number): string =>
    `${((spans[Math.floor(share * spans.length)] ?? 0) * 1_000).toFixed(0)} µs`;
  line(name, `p50 ${at(0.5)}`, `p95 ${at(0.95)}`, `p99 ${at(0.99)}`);
}
