import { pino } from "pino";
import { expect, it } from "vitest";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { areaTexts, parseArea } from "../../src/map/index.ts";
import { findMatches } from "../../src/queries/search-sql.ts";
import { NOW } from "../map/arbitraries.ts";
import { COMPANIES, randomBounds, randomFilter, randomJob } from "../map/index-model/generate.ts";
import { Random } from "../map/index-model/random.ts";
import { useDatabase } from "../support/database.ts";
import { insertJobs } from "../support/insert-jobs.ts";

const database = useDatabase();
const ascending = (a: number, b: number): number => a - b;

it("the SQL search finds the same jobs as the map index", async () => {
  const random = new Random(5);
  const jobs = Array.from({ length: 300 }, (_, i) => {
    const company = random.integer(1, COMPANIES);
    return randomJob(random, i + 1, [company, `Acme Farms ${company}`]);
  });
  await insertJobs(database(), jobs);
  const now = () => new Date(NOW * 1_000);
  const keeper = new IndexKeeper(database(), pino({ level: "silent" }), now);
  expect(await keeper.load()).toBe(300);
  for (let i = 0; i < 400; i++) {
    const filter = { ...randomFilter(random), ...(i % 3 === 0 ? clusterOf(keeper, random) : {}) };
    const found = keeper.index.list(filter, { sort: "newest", limit: 1_000 }).ids.sort(ascending);
    expect([filter, await findMatches(database(), filter, "all", now())]).toEqual([filter, found]);
    const some = { from: random.integer(1, 200), to: random.integer(150, 300) };
    expect(await findMatches(database(), filter, some, now())).toEqual(
      found.filter((id) => id >= some.from && id <= some.to),
    );
    const page = found.slice(0, 3);
    expect(await findMatches(database(), filter, { ids: [...page, 301] }, now())).toEqual(page);
  }
});

/** One of the clusters of some viewport. */
function clusterOf({ index }: IndexKeeper, random: Random) {
  const bbox = randomBounds(random);
  const set = index.clusters({}, bbox, random.pick([1, 4, 9]));
  const [text] = areaTexts(set);
  return text === undefined ? { bbox } : { bbox, area: parseArea(text) ?? undefined };
}
