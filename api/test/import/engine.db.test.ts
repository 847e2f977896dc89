import { CATEGORIES } from "@jobmap/contract/categories";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { countClick } from "../../src/commands/count-click.ts";
import { type ImportOptions, importJobs } from "../../src/commands/listings/import-listings.ts";
import type { ImportEvent } from "../../src/import/event.ts";
import { ImportError } from "../../src/import/import-error.ts";
import type { ImportSummary } from "../../src/import/summary.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { useDatabase } from "../support/database.ts";
import { useFiles } from "./support/files.ts";
import { count, snapshot } from "./support/snapshot.ts";

const database = useDatabase();
const file = useFiles();
const NOW = new Date("2026-11-20T15:00:00Z");

beforeEach(async () => {
  await database().query("INSERT INTO categories (code, name) VALUES ?", {
    replacements: [CATEGORIES.map(({ code, name }) => [code, name])],
  });
});

/** What has become of the listings, by whom. */
async function history(): Promise<string[]> {
  const rows = await database().query<{ line: string }>(
    "SELECT CONCAT(actor, ' ', action, ': ', from_status, ' to ', to_status) AS line FROM job_events ORDER BY id",
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ line }) => line);
}

interface Outcome {
  events: ImportEvent[];
  summary: ImportSummary;
  rejections: string[];
}

async function run(path: string, options: Partial<ImportOptions> = {}): Promise<Outcome> {
  const events: ImportEvent[] = [];
  for await (const event of importJobs(database(), gazetteer, path, {
    source: "test",
    now: NOW,
    ...options,
  })) {
    events.push(event);
  }
  const last = events.at(-1);
  if (last?.type !== "finished") throw new Error("the import did not finish");
  const rejections = events.flatMap((event) =>
    event.type === "rejected" ? `${event.row} ${event.column}: ${event.reason}` : [],
  );
  return { events, summary: last.summary, rejections };
}

const csv = (...rows: string[]) => file("jobs.csv", `${rows.join("\n")}\n`);
const HEADER = "Job ID,Title,Company,Location,Pay";
const counts = ({ summary: { read, created, updated, unchanged, rejected } }: Outcome) => [
  read,
  created,
  updated,
  unchanged,
  rejected,
];

describe("importJobs", () => {
  it("creates jobs, places and unclaimed companies, and announces each job to every process", async () => {
    const path = await csv(
      HEADER,
      'A1,Line Cook,Joe Foods LLC,"Austin, TX",$15.50/hr',
      'A2,Chef,JOE FOODS,"Dallas, TX; Reno, NV",',
    );
    expect(counts(await run(path))).toEqual([2, 2, 0, 0, 0]);
    const jobs = await database().query(
      "SELECT j.*, c.name, c.is_third_party, c.source AS company_source, k.code FROM jobs j JOIN companies c ON c.id = j.company_id JOIN categories k ON k.id = j.category_id ORDER BY source_key",
      { type: QueryTypes.SELECT },
    );
    expect(jobs[0]).toMatchObject({
      title: "Line Cook",
      source: "test",
      source_key: "A1",
      status: "PUBLISHED",
      salary_min: 1550,
      salary_max: null,
      salary_unit: "HOUR",
      salary_currency: "USD",
      name: "Joe Foods LLC",
      is_third_party: 1,
      company_source: "test",
      code: "35-0000",
      first_published_at: NOW,
      last_confirmed_at: NOW,
    });
    expect(await count(database(), "companies")).toBe(1);
    expect(await count(database(), "job_locations", "`precision` = 'CITY'")).toBe(3);
    expect(await count(database(), "job_changes", "job_id <> 0")).toBe(2);
  });

  it("adds nothing the second time, and applies changes", async () => {
    const rows = [HEADER, 'A1,Cook,Joe LLC,"Austin, TX",$15/hr', 'A2,Chef,Joe LLC,"Dallas, TX",$20/hr'];
    await run(await csv(...rows));
    const before = await snapshot(database());
    expect(counts(await run(await csv(...rows)))).toEqual([2, 0, 0, 2, 0]);
    expect(await snapshot(database())).toEqual(before);
    expect(await count(database(), "job_changes", "job_id <> 0")).toBe(2);

    rows[2] = 'A2,Chef,Joe LLC,"Reno, NV",$21/hr';
    expect(counts(await run(await csv(...rows)))).toEqual([2, 0, 1, 1, 0]);
    expect(await count(database(), "job_changes", "job_id <> 0")).toBe(3);
    expect(await snapshot(database())).toMatchObject([
      { source_key: "A1" },
      { salary_min: 2100, places: expect.stringContaining("Reno") },
    ]);
  });

  it("updates only the confirmation date of unchanged jobs", async () => {
    const path = await csv(HEADER, 'A1,Cook,Joe LLC,"Austin, TX",$15/hr');
    await run(path);
    const later = new Date("2026-11-25T09:00:00Z");
    expect(counts(await run(path, { now: later }))).toEqual([1, 0, 0, 1, 0]);
    const [job] = await database().query("SELECT first_published_at, last_confirmed_at FROM jobs", {
      type: QueryTypes.SELECT,
    });
    expect(job).toEqual({ first_published_at: NOW, last_confirmed_at: later });
    await run(path, { now: later, asOf: new Date("2026-11-01T12:00:00Z") });
    const [kept] = await database().query("SELECT last_confirmed_at FROM jobs", { type: QueryTypes.SELECT });
    expect(kept).toEqual({ last_confirmed_at: later });
  });

  it("keeps the source's posting date separate from the import date, and invents none", async () => {
    const header = "Job ID,Title,Company,Location,Date Posted";
    const dates = async () =>
      await database().query(
        "SELECT source_key, first_published_at, date_posted FROM jobs ORDER BY source_key",
        {
          type: QueryTypes.SELECT,
        },
      );
    const rows = [
      "A1,Cook,Joe LLC,Reno NV,2026-11-03",
      "A2,Chef,Joe LLC,Reno NV,",
      "A3,Baker,Joe LLC,Reno NV,2026-11-20",
    ];
    await run(await csv(header, ...rows), { now: new Date("2026-11-20T09:00:00Z") });
    const first = { first_published_at: new Date("2026-11-20T09:00:00Z") };
    const posted = { ...first, source_key: "A1", date_posted: new Date("2026-11-03T12:00:00Z") };
    expect(await dates()).toEqual([
      posted,
      { ...first, source_key: "A2", date_posted: null },
      { ...first, source_key: "A3", date_posted: new Date("2026-11-20T09:00:00Z") },
    ]);
    rows[1] = "A2,Chef,Joe LLC,Reno NV,2026-10-31";
    await run(await csv(header, ...rows));
    expect((await dates())[1]).toEqual({
      ...posted,
      source_key: "A2",
      date_posted: new Date("2026-10-31T12:00:00Z"),
    });
  });

  it("moves a listing's clicks with it to another company", async () => {
    const clicks = () =>
      database().query(
        "SELECT c.name, k.kind, k.clicks FROM company_clicks k JOIN companies c ON c.id = k.company_id",
        { type: QueryTypes.SELECT },
      );
    await run(await csv(HEADER, 'A1,Cook,Joe LLC,"Austin, TX",'));
    const [job] = await database().query<{ id: number }>("SELECT id FROM jobs", { type: QueryTypes.SELECT });
    await countClick(database(), { jobId: job?.id ?? 0, kind: "VIEW", source: "web", at: NOW });
    expect(await clicks()).toEqual([{ name: "Joe LLC", kind: "VIEW", clicks: 1 }]);
    await run(await csv(HEADER, 'A1,Cook,Grill Inc,"Austin, TX",'));
    expect(await clicks()).toEqual([{ name: "Grill Inc", kind: "VIEW", clicks: 1 }]);
  });

  it("accounts for every row: imported, or rejected with its reason", async () => {
    const path = await csv(
      HEADER,
      'A1,Cook,Joe LLC,"Austin, TX",',
      "",
      'A2,,Joe LLC,"Austin, TX",',
      'A3,Cook,,"Austin, TX",',
      "A4,Cook,Joe LLC,,",
      'A1,Cook,Joe LLC,"Austin, TX",',
      'A1,Chef,Joe LLC,"Austin, TX",',
      "A5,Cook,Joe LLC,Austin, TX,extra",
      HEADER,
      ...Array.from({ length: 60 }, (_, i) => `B${i},Cook,Joe LLC,"Reno, NV",`),
    );
    const outcome = await run(path);
    expect(outcome.rejections).toEqual([
      "4 Title: has no job title",
      "5 Company: has no employer",
      "6 Location: states neither a place nor remote work",
      "7 : is a duplicate of row 2",
      "9 : has 1 more cells than the header; a separator may stand unquoted in it",
      "10 : repeats the header",
    ]);
    expect(counts(outcome)).toEqual([68, 62, 0, 0, 6]);
    expect(outcome.summary.warnings.get("id_repeated")).toBe(1);
  });

  it("R15: creates 9,500 jobs of 10,000 rows with 500 bad ones, and names each of the 500 by its row", async () => {
    const isBad = (n: number) => n % 20 === 7;
    const rows = Array.from({ length: 10_000 }, (_, n) =>
      isBad(n) ? `R${n},,Joe LLC,"Reno, NV",` : `R${n},Cook,Joe LLC,"Reno, NV",`,
    );
    const outcome = await run(await csv(HEADER, ...rows));
    expect(counts(outcome)).toEqual([10_000, 9_500, 0, 0, 500]);
    // The header is the first row of the file.
    const bad = rows.flatMap((_, n) => (isBad(n) ? [`${n + 2} Title: has no job title`] : []));
    expect(outcome.rejections).toEqual(bad);
    expect(await count(database(), "jobs")).toBe(9_500);
  });

  it("writes nothing in a dry run and reports the same counts", async () => {
    const path = await csv(HEADER, 'A1,Cook,Joe LLC,"Austin, TX",', 'A2,Chef,Joe LLC,"Reno, NV",');
    expect(counts(await run(path, { dryRun: true }))).toEqual([2, 2, 0, 0, 0]);
    for (const table of ["jobs", "companies", "job_changes"]) expect(await count(database(), table)).toBe(0);
  });

  it("keeps sources separate", async () => {
    const path = await csv(HEADER, 'A1,Cook,Joe LLC,"Austin, TX",');
    await run(path);
    expect(counts(await run(path, { source: "other" }))).toEqual([1, 1, 0, 0, 0]);
    expect(await count(database(), "companies")).toBe(1);
  });

  it("respects moderation, and reopens jobs a source lists again", async () => {
    const path = await csv(HEADER, 'A1,Cook,Joe LLC,"Austin, TX",', 'A2,Chef,Joe LLC,"Austin, TX",');
    await run(path);
    await database().query("UPDATE jobs SET status = IF(source_key = 'A1', 'REMOVED', 'EXPIRED')");
    await run(await csv(HEADER, 'A1,Cook,Joe LLC,"Reno, NV",', 'A2,Chef,Joe LLC,"Austin, TX",'));
    expect(await snapshot(database())).toMatchObject([{ status: "REMOVED" }, { status: "PUBLISHED" }]);
    expect((await history()).slice(2)).toEqual(["source list: EXPIRED to PUBLISHED"]);
  });

  it("closes jobs the source calls filled", async () => {
    const header = "Job ID,Title,Company,Location,Status";
    await run(await csv(header, 'A1,Cook,Joe LLC,"Austin, TX",Open'));
    await run(await csv(header, 'A1,Cook,Joe LLC,"Austin, TX",Filled'));
    const [job] = await database().query("SELECT status, close_reason, first_published_at FROM jobs", {
      type: QueryTypes.SELECT,
    });
    expect(job).toEqual({ status: "CLOSED", close_reason: "FILLED", first_published_at: NOW });
    expect(await history()).toEqual(["source list: DRAFT to PUBLISHED", "source close: PUBLISHED to CLOSED"]);
    await run(await csv(header, 'A1,Cook,Joe LLC,"Austin, TX",Cancelled'));
    const [told] = await database().query("SELECT status, close_reason FROM jobs", {
      type: QueryTypes.SELECT,
    });
    expect(told).toEqual({ status: "CLOSED", close_reason: "CANCELLED" });
    expect(await history()).toHaveLength(2);
  });

  it("treats one name in two of the employer's own states as two companies, and never a claimed one", async () => {
    await database().query(
      "INSERT INTO companies (slug, username, name, name_key, region) VALUES ('webb-farms', 'webb-farms', 'Webb Farms', 'webb farms', 'TN')",
    );
    const header = "Title,Employer Name,Employer State,City,State";
    const rows = [
      "Cook,Webb Farms,MS,Austin,TX",
      "Cook,Webb Farms LLC,TN,Austin,TX",
      "Chef,WEBB FARMS,MS,Reno,NV",
      "Chef,Webb Farms,,Elko,NV",
    ];
    await run(await csv(header, ...rows));
    const companies = await database().query(
      "SELECT slug, region, (SELECT COUNT(*) FROM jobs j WHERE j.company_id = c.id) AS jobs FROM companies c ORDER BY id",
      { type: QueryTypes.SELECT },
    );
    expect(companies).toEqual([
      { slug: "webb-farms", region: "TN", jobs: 0 },
      { slug: "webb-farms-ms", region: "MS", jobs: 3 },
      { slug: "webb-farms-llc", region: "TN", jobs: 1 },
    ]);
  });

  it("stores skills once, in any spelling", async () => {
    const header = "Title,Company,Location,Skills";
    await run(
      await csv(
        header,
        'Cook,Joe LLC,"Austin, TX","Grilling, Sauté"',
        'Chef,Joe LLC,"Austin, TX","grilling; SAUTE; Knives"',
      ),
    );
    expect(await count(database(), "skills")).toBe(3);
    expect(await count(database(), "job_skills")).toBe(5);
  });

  it("gives the same result with two imports at once", async () => {
    const rows = Array.from(
      { length: 700 },
      (_, i) => `A${i},Cook ${i},Company ${i % 90} LLC,"Austin, TX",$${15 + (i % 9)}/hr`,
    );
    const path = await csv(HEADER, ...rows);
    await Promise.all([run(path), run(path)]);
    expect(await count(database(), "jobs")).toBe(700);
    expect(await count(database(), "job_locations")).toBe(700);
    expect(await count(database(), "companies")).toBe(90);
  });

  it("imports mojibake, other encodings and unknown headers correctly", async () => {
    const text =
      "Kopf A;Kopf B;Kopf C\nKellner im CafÃ©;Müller Gastro GmbH;Austin, TX\nChef de cuisine;Café Süd GmbH;Reno, NV\n";
    await run(await file("jobs.csv", Buffer.from(text, "latin1")));
    expect(await snapshot(database())).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ title: "Kellner im Café", company_name: "Müller Gastro GmbH" }),
        expect.objectContaining({ company_name: "Café Süd GmbH" }),
      ]),
    );
  });

  it("explains why a file cannot be imported, and writes nothing", async () => {
    const problem = async (path: string, options: Partial<ImportOptions> = {}) => {
      const error: unknown = await run(path, options).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ImportError);
      return error instanceof Error ? error.message : "";
    };
    expect(await problem(await csv("Foo,Bar", "1,2"))).toMatch(
      /^No column contains the job title or the employer\. Columns: Foo, Bar\./,
    );
    expect(await problem(await csv("Title", "Cook"))).toMatch(/single column/);
    expect(
      await problem(await csv(HEADER, "A1,Cook,Joe LLC,Remote,"), { mapping: '{"title":"Nope"}' }),
    ).toMatch(/no column "Nope"/);
    expect(await problem(await csv(HEADER, "A,Cook,X,Remote,", "B,Cook,X,Remote,"), { maxRows: 1 })).toBe(
      "The file has more than 1 rows.",
    );
    expect(await count(database(), "jobs")).toBe(0);
  });

  it("uses the given employer for rows without one", async () => {
    const path = await csv("Title,Location", 'Cook,"Austin, TX"');
    expect(counts(await run(path, { company: "Joe Foods LLC" }))).toEqual([1, 1, 0, 0, 0]);
    expect(await snapshot(database())).toMatchObject([{ company_name: "Joe Foods LLC" }]);
  });

  it("keeps SQL and script fragments as text", async () => {
    const evil = "Robert'); DROP TABLE jobs;-- ? :name \\";
    await run(await csv("Title,Company,Location", `${evil} Cook,${evil},"Austin, TX"`));
    expect(await snapshot(database())).toMatchObject([{ company_name: evil }]);
  });
});
