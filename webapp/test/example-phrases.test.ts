import { beforeAll, describe, expect, test } from "vitest";
import { openDemoJobs, type SearchWorld } from "../../api/test/search/demo-jobs.ts";
import { EXAMPLE_PHRASES } from "../src/features/explore/search/example-phrases.ts";

/** What a phrase is after, where its first words are not the title of the jobs. */
const INTENDED: Partial<Record<(typeof EXAMPLE_PHRASES)[number], RegExp>> = {
  "Pastry cook": /pastry baker/i,
  "Apprentice electrician": /electrician/i,
  "Remote customer support": /customer support/i,
  "Seasonal farm work": /farmworker/i,
  "Teacher’s aide": /education aide|teacher.* aide/i,
  "Summer camp counselor": /camp counselor/i,
  "Lab technician": /laboratory technician/i,
};

/** As many jobs as a demo installation has. */
const DEMO_JOBS = 30_000;

describe("example searches", () => {
  let world: SearchWorld;
  beforeAll(() => {
    world = openDemoJobs(DEMO_JOBS);
  });

  test.each([...EXAMPLE_PHRASES])("%s: finds what it says, ten times or more", (phrase) => {
    const { clauses, ranking, parts } = world.reader.read(phrase);
    const found = world.index.list({ clauses }, { sort: "relevance", ranking, limit: 5 });
    expect(found.total).toBeGreaterThanOrEqual(10);
    expect(parts.filter(({ kind }) => kind === "unmatched")).toEqual([]);
    const titles = found.ids.map((id) => world.jobs.get(id)?.posting.title);
    const title = INTENDED[phrase] ?? new RegExp(phrase.split(",")[0] ?? "", "i");
    expect(titles).toContainEqual(expect.stringMatching(title));
  });
});
