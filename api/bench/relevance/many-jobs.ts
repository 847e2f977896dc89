import { type IndexedJob, JobIndex } from "../../src/map/index.ts";
import { indexedDemoJobs, TODAY } from "../../test/search/demo-jobs.ts";

/** Demo jobs that the others are varied from. */
const MADE = 20_000;
const GROUPS = ["", " Group", " Partners", " of America", " Holdings"];

/** An index of any size with the words of the demo jobs: a quarter of the titles go on with a number, employers have five branches. */
export function manyJobs(count: number): JobIndex {
  const made = indexedDemoJobs(MADE);
  function* rows(): Generator<IndexedJob> {
    for (let id = 1; id <= count; id++) {
      const own = made[id % made.length];
      if (own === undefined) return;
      const copy = Math.floor(id / made.length);
      yield {
        ...own,
        id,
        companyId: own.companyId * GROUPS.length + (copy % GROUPS.length),
        company: `${own.company}${GROUPS[copy % GROUPS.length]}`,
        title: copy % 4 === 0 ? `${own.title} - ${copy}` : own.title,
      };
    }
  }
  return JobIndex.build(rows(), { now: () => TODAY.getTime() / 1_000, rebuildAfter: 0 });
}
