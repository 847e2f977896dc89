import { CATEGORIES } from "@jobmap/contract/categories";
import { EMPLOYMENT_TYPES } from "@jobmap/contract/enums";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { IndexAudit } from "../../src/background/index-audit.ts";
import { importJobs } from "../../src/commands/listings/import-listings.ts";
import { readOpenJobsById } from "../../src/queries/index-rows.ts";
import { useFiles } from "../import/support/files.ts";
import { randomJob } from "../map/index-model/generate.ts";
import { Random } from "../map/index-model/random.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { insertJobs } from "../support/insert-jobs.ts";
import { useServer } from "../support/use-server.ts";

interface Line {
  level: number;
  msg: string;
  search?: object;
  missing?: number[];
  extra?: number[];
  totals?: number[];
}
const lines: Line[] = [];
const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line) as Line) });
const server = useServer({ log });
const file = useFiles();
beforeEach(() => {
  lines.length = 0;
});

/** The server's own index under an audit with random numbers that are the same in each run. */
function audit(): IndexAudit {
  const random = new Random(11);
  return new IndexAudit({ ...server().services, random: () => random.next() });
}

async function health() {
  const reply = await server().request("GET", "/health/ready");
  return { ...((await reply.json()) as { index_audit: object }), status: reply.status };
}

describe("the audit of the map index", () => {
  beforeEach(async () => {
    const random = new Random(3);
    const { database, jobIndex } = server().services;
    const rows = Array.from({ length: 200 }, (_, i) =>
      randomJob(random, 1_001 + i, [1 + (i % 5), `Firm ${i % 5}`]),
    );
    await insertJobs(database, rows);
    await jobIndex.load();
  });

  it("finds no difference where there is none", async () => {
    const own = audit();
    for (let i = 0; i < 30; i++) await own.replay();
    expect(own.report).toEqual({ searches: 90, differences: 0, rebuilds: 0, lastDifferenceAt: null });
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it.each([
    ["has conditions of another job", "extra"],
    ["is not found", "missing"],
  ] as const)("finds a job that %s, logs the search, and rebuilds the index", async (_, kind) => {
    const { database, jobIndex, indexAudit } = server().services;
    const [row] = await readOpenJobsById(database, [1_050], new Date());
    if (!row) throw new Error("The job is not open.");
    if (kind === "missing") jobIndex.index.remove(1_050);
    else
      jobIndex.index.upsert({
        ...row,
        employmentTypes: EMPLOYMENT_TYPES,
        words: `${row.words} falconry`,
        locations: [...row.locations, { latitude: 61.2, longitude: -149.9, precision: "CITY" }],
      });
    const wrong = jobIndex.index;

    while (indexAudit.report.differences === 0 && indexAudit.report.searches < 500) await indexAudit.replay();
    expect(indexAudit.report).toMatchObject({ differences: 1, rebuilds: 1 });
    const [line] = lines.filter(({ level }) => level === 50);
    expect(line).toMatchObject({ msg: "the map index differs from the database", [kind]: [1_050] });
    expect(line?.search).toBeTypeOf("object");
    expect(lines.map(({ msg }) => msg)).toContain("the map index was rebuilt");

    expect(jobIndex.index).not.toBe(wrong);
    expect(jobIndex.index.list({}, { limit: 0 }).total).toBe(200);
    expect(jobIndex.index.among({}, [1_050])).toEqual([1_050]);
    expect(jobIndex.index.among({ text: `${row.words} falconry` }, [1_050])).toEqual([]);
    expect(await health()).toMatchObject({
      status: 200,
      index_audit: {
        searches: indexAudit.report.searches,
        differences: 1,
        rebuilds: 1,
        last_difference_at: indexAudit.report.lastDifferenceAt?.toISOString(),
      },
    });
  });

  it("reports a clean result in health", async () => {
    expect((await health()).index_audit).toEqual({
      searches: 0,
      differences: 0,
      rebuilds: 0,
      last_difference_at: null,
    });
  });
});

describe("the audit while an import writes", () => {
  let isOver = false;
  afterEach(() => {
    isOver = true;
  });

  it("does not report rows that are being written as differences", async () => {
    const { database, jobIndex } = server().services;
    await database.query("INSERT IGNORE INTO categories (code, name) VALUES ?", {
      replacements: [CATEGORIES.map(({ code, name }) => [code, name])],
    });
    const path = await file("jobs.csv", rows(5_000, "Cook"));
    const import_ = async (from: string): Promise<void> => {
      for await (const _ of importJobs(database, gazetteer, from, { source: "test", now: new Date() }));
    };
    isOver = false;
    jobIndex.start();
    const own = audit();
    const auditing = (async () => {
      while (!isOver) await own.replay();
    })();
    await import_(path);
    // Once more, with other words: now jobs change.
    await import_(await file("jobs.csv", rows(1_000, "Baker")));
    isOver = true;
    await auditing;
    expect(own.report.searches).toBeGreaterThan(5);
    expect(own.report.differences).toBe(0);
    await jobIndex.catchUp();
    expect(jobIndex.index.count({ text: "baker" })).toBe(1_000);
    expect(jobIndex.index.size).toBe(5_000);
    for (let i = 0; i < 20; i++) await own.replay();
    expect(own.report.differences).toBe(0);
  });
});

const TOWNS = ["Austin, TX", "Dallas, TX", "Reno, NV", "Boston, MA"];

function rows(count: number, title: string): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const places = TOWNS.slice(i % 4, (i % 4) + 1 + (i % 3)).join("; ");
    return `K${i},${title} ${i % 50},Firm ${i % 40},"${places}",$${15 + (i % 30)}/hr`;
  });
  return `Job ID,Title,Company,Location,Pay\n${lines.join("\n")}\n`;
}
