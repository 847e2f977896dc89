import fc from "fast-check";
import { QueryTypes, type Transaction } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseAccount } from "../../src/commands/account/erase.ts";
import { type Click, countClick } from "../../src/commands/count-click.ts";
import { moveClicks } from "../../src/commands/move-clicks.ts";
import { retried } from "../../src/errors/retried.ts";
import type { Company, Job } from "../../src/models/index.ts";
import { countForDashboard } from "../../src/queries/dashboard.ts";
import { countFunnel } from "../../src/queries/funnel.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const NOW = new Date("2026-11-21T00:30:00Z");
const PERIODS = [1, 7, 365];
let companies: Company[];
let jobs: Job[];

beforeEach(async () => {
  companies = [await buildCompany(), await buildCompany()];
  jobs = await Promise.all([0, 0, 1].map((of) => buildJob({}, company(of))));
});
const company = (n: number) => ({ company: companies[n] ?? fail() });

function fail(): never {
  throw new Error("There is no such row.");
}

type Step = { click: Omit<Click, "jobId">; job: number } | { job: number; to: number };

/** Clicks of some days, some of them seconds from midnight; now and then a listing goes to the other company. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      job: fc.nat(2),
      click: fc.record({
        kind: fc.constantFrom("VIEW", "APPLY", "START"),
        source: fc.constantFrom("web", "embed", "share"),
        at: fc
          .constantFrom(0, 1_000, 1_801_000, 86_400_000, 6 * 86_400_000, 30 * 86_400_000, 365 * 86_400_000)
          .map((ago) => new Date(NOW.getTime() - ago)),
        attribution: fc.record(
          {
            // Ids that a collation takes for each other, or for nothing.
            embed: fc.constantFrom("careers", "Careers", "\u200b"),
            page: fc.constantFrom("https://a.example/jobs", "https://b.example/"),
            utm_source: fc.constantFrom("letter", "fair"),
          },
          { requiredKeys: [] },
        ),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ job: fc.nat(2), to: fc.nat(1) }) },
);

async function take(each: Step): Promise<void> {
  const { database } = server().services;
  const { id: jobId } = jobs[each.job] ?? fail();
  if ("click" in each) return countClick(database, { jobId, ...each.click });
  const companyId = company(each.to).company.id;
  const move = async (transaction: Transaction) => {
    await moveClicks(database, [{ jobId, companyId }], transaction);
    await database.query("UPDATE jobs SET company_id = ? WHERE id = ?", {
      replacements: [companyId, jobId],
      transaction,
    });
  };
  // As the import does: concurrent clicks can deadlock with a move, which is then done again as a whole.
  await retried(() => database.transaction(move));
}

interface Raw {
  day: string;
  kind: Click["kind"];
  source: string;
  embed: string | null;
  page: string | null;
  clicks: number;
}

/** What a dashboard says of clicks, added up from the rows of the company's listings themselves. */
async function addUp(companyId: number, days: number) {
  const read = (table: string, columns: string) =>
    server().services.database.query<Raw>(
      `SELECT k.day, k.kind, k.source, ${columns}, k.clicks FROM ${table} k JOIN jobs j ON j.id = k.job_id WHERE j.company_id = ?`,
      { replacements: [companyId], type: QueryTypes.SELECT },
    );
  const all = Array.from({ length: days }, (_, i) =>
    new Date(NOW.getTime() - (days - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  );
  const within = (rows: Raw[]) => rows.filter(({ day }) => all.includes(day));
  const totals = within(await read("job_clicks", "NULL AS embed, NULL AS page"));
  const parts = within(await read("job_click_attributions", "k.embed, k.page"));
  const sum = (rows: readonly Raw[] = []) => {
    const of = (kind: string) => rows.reduce((total, row) => total + (row.kind === kind ? row.clicks : 0), 0);
    return { views: of("VIEW"), apply_clicks: of("APPLY"), apply_starts: of("APPLY") + of("START") };
  };
  const daily = (rows: readonly Raw[]) => {
    const { apply_starts, ...clicks } = sum(rows);
    return clicks;
  };
  const lines = [...totals, ...parts.filter(({ embed, page }) => embed !== null || page !== null)];
  return {
    ...daily(totals),
    by_day: all.map((day) => ({ day, ...daily(totals.filter((row) => row.day === day)) })),
    by_source: sorted(
      Array.from(
        Map.groupBy(lines, ({ source, embed, page }) => JSON.stringify([source, embed, page])).values(),
        (rows) => {
          const { source, embed, page } = rows[0] ?? fail();
          const { views, apply_starts } = sum(rows);
          return { source, embed, page, views, apply_starts };
        },
      ),
    ),
  };
}

const sorted = <T>(rows: readonly T[]) =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

async function dashboard(companyId: number, days: number) {
  const { database } = server().services;
  const scope = { companyId, jobs: "all" } as const;
  const { views, apply_clicks, by_day } = await countForDashboard(database, scope, { days, now: NOW });
  const [sources, embeds] = await Promise.all(
    (["source", "embed"] as const).map((by) => countFunnel(database, scope, { by, days }, NOW)),
  );
  return {
    views,
    apply_clicks,
    by_day: by_day.map(({ applications, ...clicks }) => clicks),
    by_source: sorted(
      [...(sources?.rows ?? []), ...(embeds?.rows ?? [])].map((row) => ({
        source: row.source,
        embed: row.embed,
        page: row.page,
        views: row.views,
        apply_starts: row.apply_starts,
      })),
    ),
  };
}

describe("the dashboard", () => {
  it("says whether any listing takes applications elsewhere: only those have apply clicks", async () => {
    const boss = await server().signIn(await buildEmployer({}, companies[0]));
    const elsewhere = async () =>
      (await boss.ok("GET employer/dashboard-count", "employer/dashboard-count?days=7")).applies_elsewhere;
    expect(await elsewhere()).toBe(false);
    await jobs[0]?.update({ applyKind: "URL", applyUrl: "https://a.example/apply" });
    expect(await elsewhere()).toBe(true);
  });
});

describe("clicks on the dashboard", () => {
  it("are the sums of the listings' clicks, with concurrent writes and moved listings", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 6 }), async (rounds) => {
        for (const atOnce of rounds) await Promise.all(atOnce.map(take));
        for (const { id } of companies)
          for (const days of PERIODS) expect(await dashboard(id, days)).toEqual(await addUp(id, days));
      }),
      { numRuns: 15 },
    );
  });

  it("count each of many simultaneous first clicks of a day", async () => {
    const { database } = server().services;
    const click = (n: number): Click => ({
      jobId: (jobs[n % 2] ?? fail()).id,
      kind: "VIEW",
      source: "embed",
      at: NOW,
      attribution: { embed: "careers", utm_term: `${n % 7}` },
    });
    for (let n = 0; n < 60; n += 5)
      await Promise.all([0, 1, 2, 3, 4].map((each) => countClick(database, click(n + each))));
    const counts = await dashboard(company(0).company.id, 1);
    expect(counts.views).toBe(60);
    const line = { source: "embed", page: null, views: 60, apply_starts: 0 };
    expect(counts.by_source).toEqual(
      sorted([
        { ...line, embed: null },
        { ...line, embed: "careers" },
      ]),
    );
  });

  it("stop adding rows at the limit, and still count for the source", async () => {
    const { database } = server().services;
    const [job] = jobs;
    for (let n = 0; n < 202; n++)
      await countClick(database, {
        jobId: (job ?? fail()).id,
        kind: "VIEW",
        source: "web",
        at: NOW,
        attribution: { embed: "careers", utm_term: `${n}` },
      });
    const { by_source } = await dashboard(company(0).company.id, 1);
    expect(by_source.map(({ views }) => views).toSorted((a, b) => a - b)).toEqual([200, 202]);
  });

  it("are deleted with an erased company, and not counted later", async () => {
    const { database } = server().services;
    const boss = await buildEmployer({}, companies[0]);
    const click: Click = { jobId: (jobs[0] ?? fail()).id, kind: "VIEW", source: "web", at: NOW };
    await countClick(database, click);
    await eraseAccount(server().services, boss.id);
    await countClick(database, click);
    for (const table of ["job_clicks", "company_clicks"])
      expect(await database.query(`SELECT * FROM ${table}`, { type: QueryTypes.SELECT })).toEqual([]);
  });
});
