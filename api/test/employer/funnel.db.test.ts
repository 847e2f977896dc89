import {
  APPLICATION_STATUSES,
  type ApplicationReach,
  type ApplicationStatus,
  FUNNEL_BY,
  type FunnelFigures,
  type FunnelRow,
} from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { countClick } from "../../src/commands/count-click.ts";
import { Application, ApplicationEvent, type Company, type Job } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildAccount, buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ACCOUNT_LIMITS: "1000" } });
let company: Company;
let boss: SignedIn;
let jobs: Job[];

beforeEach(async () => {
  company = await buildCompany();
  boss = await server().signIn(await buildEmployer({}, company));
  jobs = [
    await buildJob({ title: "=Deckhand" }, { company }),
    await buildJob({ title: "Bosun" }, { company }),
    await buildJob({ title: "Closed", status: "CLOSED" }, { company }),
    await buildJob({ title: "Another company's" }),
  ];
});

const funnel = (query: Record<string, string | number>) => {
  const text = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return boss.ok("GET employer/funnel", `employer/funnel?${new URLSearchParams(text)}`);
};

interface Step {
  readonly to: ApplicationStatus;
  readonly after: number;
  readonly undone: boolean;
}
interface Person {
  readonly job: number;
  readonly daysAgo: number;
  readonly source: string;
  readonly embed: string | undefined;
  readonly page: string | undefined;
  readonly steps: readonly Step[];
}

async function apply(
  { job, daysAgo, source, embed, page, steps }: Person,
  candidateId?: number,
): Promise<void> {
  const at = new Date(server().services.now().getTime() - daysAgo * DAY_MS);
  const standing = steps.filter(({ undone }) => !undone).at(-1);
  const { id } = await Application.create({
    jobId: jobs[job]?.id ?? 0,
    candidateId: candidateId ?? (await buildAccount()).id,
    status: standing?.to ?? "APPLIED",
    firstName: "Ada",
    lastName: "Harbor",
    email: "ada@example.com",
    coverNote: "",
    answers: [],
    source,
    attribution: embed || page ? { ...(embed ? { embed } : {}), ...(page ? { page } : {}) } : null,
    createdAt: at,
    updatedAt: at,
  });
  for (const { to, after, undone } of steps)
    await ApplicationEvent.create({
      applicationId: id,
      actor: to === "WITHDRAWN" ? "candidate" : "employer",
      toStatus: to,
      telling: undone ? "UNDONE" : "SHOWN",
      createdAt: new Date(at.getTime() + after * 1_000),
    });
}

const person: fc.Arbitrary<Person> = fc
  .record({
    job: fc.nat(3),
    daysAgo: fc.constantFrom(0, 1, 6, 7, 29, 30, 80),
    source: fc.constantFrom("web", "embed", "share"),
    embed: fc.constantFrom(undefined, "careers", "Careers"),
    page: fc.constantFrom(undefined, "https://a.example/jobs"),
    steps: fc.array(
      fc.record({
        to: fc.constantFrom(
          ...APPLICATION_STATUSES.filter((status) => status !== "APPLIED" && status !== "HIRED"),
        ),
        after: fc.nat(900_000),
        undone: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  })
  .chain((one) =>
    fc
      .boolean()
      .map((isHired) =>
        isHired
          ? { ...one, steps: [...one.steps, { to: "HIRED" as const, after: 950_000, undone: false }] }
          : one,
      ),
  );

const SOME: Person[] = [
  { job: 0, daysAgo: 1, source: "embed", embed: "careers", page: undefined, steps: [] },
  {
    job: 0,
    daysAgo: 2,
    source: "embed",
    embed: "Careers",
    page: "https://a.example/jobs",
    steps: [
      { to: "INTERVIEW", after: 60, undone: false },
      { to: "REJECTED", after: 90, undone: false },
    ],
  },
  {
    job: 1,
    daysAgo: 3,
    source: "web",
    embed: undefined,
    page: undefined,
    steps: [{ to: "HIRED", after: 9, undone: false }],
  },
];

/** The list that a figure of a row leads to, as the page links it. */
async function listed(
  row: Pick<FunnelRow, "job" | "source" | "embed" | "page" | "day">,
  { from, to }: { from: string; to: string },
  reached?: ApplicationReach,
): Promise<number> {
  const { job, source, embed, page, day } = row;
  const query = new URLSearchParams({
    applied_from: `${day ?? from}T00:00:00Z`,
    applied_before: new Date(Date.parse(`${day ?? to}T00:00:00Z`) + DAY_MS).toISOString(),
    ...(job ? { job_id: String(job.id) } : {}),
    ...(source ? { source } : {}),
    ...(embed ? { embed } : {}),
    ...(page ? { embed_page: page } : {}),
    ...(reached ? { reached } : {}),
  });
  return (await boss.ok("GET employer/job/applicants-list", `employer/job/applicants-list?${query}`)).total;
}

describe("the funnel", () => {
  it("has figures that are as many as the rows of the list they lead to", async () => {
    const candidates = await Promise.all(Array.from({ length: 8 }, () => buildAccount()));
    const question = fc.record({ by: fc.constantFrom(...FUNNEL_BY), days: fc.constantFrom(1, 7, 30) });
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 8 }), question, async (people, { by, days }) => {
        await Application.destroy({ where: {} });
        for (const [n, one] of people.entries()) await apply(one, candidates[n]?.id);
        const { rows, total, ...period } = await funnel({ by, days });
        // Of the days without anything, one is enough.
        const empty = rows.findIndex(({ applications }) => applications === 0);
        for (const row of rows.filter(({ applications }, n) => applications > 0 || n === empty))
          expect(
            await Promise.all([
              listed(row, period),
              listed(row, period, "ANSWERED"),
              listed(row, period, "INTERVIEW"),
              listed(row, period, "HIRED"),
            ]),
          ).toEqual([row.applications, row.answered, row.interviews, row.hires]);
        expect(rows.reduce((sum, row) => sum + row.applications, 0)).toBe(total.applications);
        const nothing = { job: null, source: null, embed: null, page: null, day: null };
        if (by !== "embed") expect(await listed(nothing, period)).toBe(total.applications);
      }),
      { numRuns: 8, examples: FUNNEL_BY.map((by) => [SOME, { by, days: 30 }]) },
    );
  });

  it("counts views and apply starts the same by job, source, embed and day, and so do the days of each row", async () => {
    const { database, now } = server().services;
    const places = [{}, { embed: "careers" }, { embed: "careers", page: "https://a.example/jobs" }];
    let n = 0;
    for (const job of jobs)
      for (const kind of ["VIEW", "APPLY", "START"] as const)
        for (const attribution of places)
          for (let times = 0; times <= n % 3; times++, n++)
            await countClick(database, {
              jobId: job.id,
              kind,
              source: n % 2 ? "web" : "embed",
              at: new Date(now().getTime() - (n % 9) * DAY_MS),
              attribution,
            });
    const sums = ({ views, apply_starts }: FunnelFigures) => ({ views, apply_starts });
    const whole = sums((await funnel({ by: "day", days: 7 })).total);
    expect(whole.views).toBeGreaterThan(0);
    for (const by of ["job", "source", "day"] as const)
      expect(sums((await funnel({ by, days: 7 })).total), by).toEqual(whole);
    for (const by of ["job", "source", "embed"] as const)
      for (const row of (await funnel({ by, days: 7 })).rows) {
        const { job, source, embed, page } = row;
        const days = await funnel({
          by: "day",
          days: 7,
          ...(job ? { job_id: job.id } : {}),
          ...(source ? { source } : {}),
          ...(embed ? { embed } : {}),
          ...(page ? { page } : {}),
        });
        expect(days.rows).toHaveLength(7);
        expect(sums(days.total), JSON.stringify(row)).toEqual(sums(row));
      }
  });

  it("says how long half of the answered waited, and shows open jobs that nobody saw", async () => {
    const answered = (job: number, after: number): Person => ({
      job,
      daysAgo: 3,
      source: "web",
      embed: undefined,
      page: undefined,
      steps: [
        { to: "VIEWED", after: 10, undone: false },
        { to: "SHORTLISTED", after: 20, undone: true },
        { to: "REJECTED", after, undone: false },
      ],
    });
    for (const after of [900, 100, 50_000]) await apply(answered(0, after));
    await apply({ ...answered(0, 0), steps: [] });
    const { rows, total } = await funnel({ by: "job" });
    expect(rows.map(({ job, applications, answered: count }) => [job?.title, applications, count])).toEqual([
      ["=Deckhand", 4, 3],
      ["Bosun", 0, 0],
    ]);
    expect(rows.map((row) => row.median_answer_seconds)).toEqual([900, null]);
    expect(total.median_answer_seconds).toBe(900);
  });

  it("takes the embed of real applications apart by capital letters", async () => {
    for (const embed of ["careers", "careers", "Careers"]) {
      const candidate = await server().signIn("user");
      const attribution = JSON.stringify({ embed, page: "https://a.example/jobs" });
      await sendForm(candidate, { ...FORM, job_id: jobs[0]?.id, source: "embed", attribution });
    }
    const { rows } = await funnel({ by: "embed" });
    expect(rows.map(({ embed, page, applications }) => [embed, page, applications])).toEqual([
      ["careers", "https://a.example/jobs", 2],
      ["Careers", "https://a.example/jobs", 1],
    ]);
  });

  it("exports what it shows, without formulas", async () => {
    await apply({ job: 0, daysAgo: 1, source: "web", embed: undefined, page: undefined, steps: [] });
    const reply = await boss.request("GET", "/api/v1/employer/funnel/export?by=job");
    expect(reply.headers.get("content-type")).toMatch(/^text\/csv/);
    const [header, first, second] = (await reply.text()).split("\n");
    expect(header).toContain("Job,Requisition ID,Town,Views,Apply starts,Applications");
    expect(first).toContain("'=Deckhand,");
    expect(second).toMatch(/^Bosun,.*,0,0,0,0,0,0,$/);
  });

  it("refuses other companies' jobs, candidates and what it does not know", async () => {
    const of = (id: number | undefined) => `employer/funnel?job_id=${id}`;
    expect(await boss.fails("GET", of(jobs[3]?.id))).toMatchObject({ code: "not_found" });
    expect(await (await server().signIn("user")).fails("GET", "employer/funnel")).toMatchObject({
      code: "forbidden",
    });
    expect(await server().fails("GET", "employer/funnel")).toMatchObject({ code: "unauthenticated" });
    for (const query of ["by=color", "days=0", "days=91", "job_id=x"])
      expect(await boss.fails("GET", `employer/funnel?${query}`), query).toMatchObject({
        code: "invalid_input",
      });
  });
});
