import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import type { Job } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import type { TestClient } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

describe("GET user/job/{id}", () => {
  const server = useServer();

  it("returns a whole listing", async () => {
    const job = await buildJob(
      {
        salaryCurrency: "USD",
        salaryMin: 1_821,
        salaryMax: 2_200,
        salaryUnit: "HOUR",
        benefits: ["Housing"],
        startsOn: "2026-12-01",
        source: "us-dol",
        sourceKey: "H-300",
        sourceUrl: "https://jobs.example.gov/H-300",
      },
      {
        categoryCode: "45-0000",
        skills: ["Net mending"],
        at: [
          [39.29, -76.61],
          [38.98, -76.49],
        ],
      },
    );
    const shown = await server().ok("GET user/job/{id}", `user/job/${job.id}`);
    expect(shown).toMatchObject({
      id: job.id,
      status: "PUBLISHED",
      base_salary: { currency: "USD", min: 1_821, max: 2_200, unit: "HOUR" },
      benefits: ["Housing"],
      starts_on: "2026-12-01",
      category: { code: "45-0000" },
      skills: [{ name: "Net mending", required: true }],
      source: "us-dol",
      source_url: "https://jobs.example.gov/H-300",
    });
    expect(shown.locations).toHaveLength(2);
  });

  it("distinguishes a closed listing from one that was never public", async () => {
    const closed = await buildJob({ status: "CLOSED", closeReason: "FILLED" });
    const expired = await buildJob({ validThrough: new Date(Date.now() - 1_000) });
    const draft = await buildJob({ status: "DRAFT", firstPublishedAt: null });
    const removed = await buildJob({ status: "REMOVED" });
    const codes = [closed, expired, draft, removed].map(
      async ({ id }) => (await server().fails("GET", `user/job/${id}`)).code,
    );
    expect(await Promise.all(codes)).toEqual(["gone", "gone", "not_found", "not_found"]);
    expect(await server().fails("GET", "user/job/999999999")).toMatchObject({
      httpStatus: 404,
      code: "not_found",
    });
  });

  it.each(["0", "99999999999"])("rejects %s as an id", async (id) => {
    expect(await server().fails("GET", `user/job/${id}`)).toMatchObject({
      httpStatus: 400,
      code: "invalid_input",
      error: { id: expect.any(String) },
    });
  });

  it.each(["-1", "1.5", "abc", "1;DROP TABLE jobs", "%00", "__proto__"])(
    "does not accept %s as an id",
    async (id) => {
      expect(await server().fails("GET", `user/job/${encodeURIComponent(id)}`)).toMatchObject({
        httpStatus: 404,
        code: "not_found",
      });
    },
  );
});

describe("POST user/job/related-jobs/{id}", () => {
  const server = useServer();

  it("returns jobs of the same kind nearby, never the job itself", async () => {
    const job = await buildJob({ title: "Oyster Shucker" }, { categoryCode: "45-0000" });
    const kin = await buildJob({ title: "Oyster Shucker" }, { categoryCode: "45-0000", at: [[39.3, -76.6]] });
    const far = await buildJob({ title: "Oyster Shucker" }, { at: [[21.3, -157.86]] });
    await server().refresh(job.id, kin.id, far.id);
    const related = await server().ok(
      "POST user/job/related-jobs/{id}",
      `user/job/related-jobs/${job.id}`,
      {},
    );
    expect(related.map((item) => item.id)).toEqual([kin.id, far.id]);
    expect(related[0]?.distance).toBeLessThan(2);
    const one = await server().ok("POST user/job/related-jobs/{id}", `user/job/related-jobs/${job.id}`, {
      limit: 1,
    });
    expect(one).toHaveLength(1);
  });

  it("rejects an unknown job and a limit out of range", async () => {
    expect(await server().fails("POST", "user/job/related-jobs/4040404", {})).toMatchObject({
      httpStatus: 404,
    });
    expect(await server().fails("POST", "user/job/related-jobs/1", { limit: 500 })).toMatchObject({
      httpStatus: 400,
      error: { limit: expect.any(String) },
    });
  });
});

describe("POST user/job/click and apply-click", () => {
  const server = useServer({ settings: { TRUST_PROXY: "1" } });
  const clicks = (jobId: number) =>
    server().services.database.query<{ kind: string; source: string; clicks: number }>(
      "SELECT kind, source, clicks FROM job_clicks WHERE job_id = ? ORDER BY kind, source",
      { replacements: [jobId], type: QueryTypes.SELECT },
    );
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  /** Somebody at an address of their own. */
  const person = (n: number, headers: Record<string, string> = {}) =>
    server().browser({ "User-Agent": FIREFOX, "X-Forwarded-For": `198.51.100.${n}`, ...headers });
  const view = (who: TestClient, job: Job, more = {}) =>
    who.ok("POST user/job/click", "user/job/click", { job_id: job.id, ...more });
  const views = async (job: Job) => (await clicks(job.id)).reduce((sum, each) => sum + each.clicks, 0);

  it("counts by day, kind and source, for many people at once", async () => {
    const job = await buildJob({ applyKind: "URL", applyUrl: "https://boats.example/apply" });
    await Promise.all(Array.from({ length: 20 }, (_, n) => view(person(n), job)));
    const left = await person(1).ok("POST user/job/apply-click", "user/job/apply-click", {
      job_id: job.id,
      source: "embed",
    });
    expect(left).toEqual({ apply_url: "https://boats.example/apply" });
    expect(await clicks(job.id)).toEqual(
      [
        { kind: "APPLY", source: "embed", clicks: 1 },
        { kind: "VIEW", source: "web", clicks: 20 },
      ].sort((a, b) => (a.kind === "VIEW" ? -1 : b.kind === "VIEW" ? 1 : 0)),
    );
  });

  it("counts a person once per listing and day, whatever source they report", async () => {
    const [job, other] = [await buildJob(), await buildJob()];
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => view(person(1), job, { source: n % 2 ? "web" : "share" })),
    );
    expect(await views(job)).toBe(1);
    await view(person(1), other);
    expect(await views(other)).toBe(1);
    server().advance(86_400_000);
    await view(person(1), job);
    expect(await views(job)).toBe(2);
  });

  it("counts an opened application form once a candidate and day, only of jobs that take applications here", async () => {
    const [job, elsewhere] = [
      await buildJob(),
      await buildJob({ applyKind: "URL", applyUrl: "https://boats.example/apply" }),
    ];
    const opened = (who: TestClient) =>
      who.ok("POST user/job/apply-start", "user/job/apply-start", {
        job_id: job.id,
        source: "embed",
        embed: "careers",
      });
    const { token } = await server().signIn("user");
    const candidate = person(1, { Authorization: `Bearer ${token}` });
    await Promise.all(Array.from({ length: 10 }, () => opened(candidate)));
    expect(await clicks(job.id)).toEqual([{ kind: "START", source: "embed", clicks: 1 }]);
    const robot = person(2, {
      Authorization: `Bearer ${(await server().signIn("user")).token}`,
      "User-Agent": "curl/8.5.0",
    });
    await opened(robot);
    expect(await clicks(job.id)).toEqual([{ kind: "START", source: "embed", clicks: 1 }]);
    expect(await candidate.fails("POST", "user/job/apply-start", { job_id: elsewhere.id })).toMatchObject({
      code: "conflict",
    });
    expect(await clicks(elsewhere.id)).toEqual([]);
  });

  it("counts a signed-in person once, on any network", async () => {
    const job = await buildJob();
    const { token } = await server().signIn("user");
    for (const n of [1, 2, 3]) await view(person(n, { Authorization: `Bearer ${token}` }), job);
    expect(await views(job)).toBe(1);
  });

  it("counts at most ten people per network, whatever their browsers", async () => {
    const job = await buildJob();
    for (let n = 0; n < 15; n++) await view(person(1, { "User-Agent": `${FIREFOX} ${n}` }), job);
    expect(await views(job)).toBe(10);
    await view(person(2), job);
    expect(await views(job)).toBe(11);
  });

  it("counts only pages that show the listing: ours, and embeds on sites that its employer allows", async () => {
    const company = await buildCompany();
    const job = await buildJob({}, { company });
    const from = async (n: number, origin: string | undefined, source = "embed") => {
      const before = await views(job);
      const response = await server().request("POST", "/api/v1/user/job/click", {
        headers: {
          "Content-Type": "application/json",
          "User-Agent": FIREFOX,
          "X-Forwarded-For": `198.51.100.${n}`,
          ...(origin === undefined ? {} : { Origin: origin }),
        },
        body: JSON.stringify({ job_id: job.id, source }),
      });
      expect(response.status).toBe(200);
      return (await views(job)) - before;
    };
    expect(await from(1, undefined)).toBe(0);
    expect(await from(2, "https://evil.example", "web")).toBe(0);
    expect(await from(3, "https://evil.example", "share")).toBe(0);
    expect(await from(4, server().url, "web")).toBe(1);
    expect(await from(5, "https://careers.example")).toBe(1);
    expect(await from(6, "null")).toBe(1);
    await company.update({ embedOrigins: ["https://careers.example"] });
    expect(await from(7, "https://careers.example")).toBe(1);
    expect(await from(8, "https://evil.example")).toBe(0);
    expect(await from(9, "null")).toBe(0);
    expect(await from(10, server().url)).toBe(1);
  });

  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1 LinkPreview",
    "curl/8.5.0",
    "python-requests/2.32",
    "",
  ])("ignores robots: %j", async (agent) => {
    const job = await buildJob();
    await view(person(1, { "User-Agent": agent }), job);
    expect(await views(job)).toBe(0);
  });

  it("stores nothing that identifies anybody, and deletes that too", async () => {
    const job = await buildJob();
    await view(person(77), job);
    const read = (table: string) =>
      server().services.database.query(`SELECT * FROM ${table}`, { type: QueryTypes.SELECT });
    expect(await read("click_people")).toHaveLength(1);
    for (const table of ["click_people", "click_keys", "job_clicks", "company_clicks"])
      expect(JSON.stringify(await read(table))).not.toMatch(/198\.51|Firefox/);
    server().advance(3 * 86_400_000);
    await server().services.clickPeople.forget(server().services.now());
    expect(await read("click_people")).toEqual([]);
    expect(await read("click_keys")).toEqual([]);
    await view(person(77), job);
    expect(await read("click_keys")).toHaveLength(1);
  });

  it("counts nothing for unknown jobs", async () => {
    const native = await buildJob();
    const closed = await buildJob({ status: "CLOSED" });
    expect(await server().fails("POST", "user/job/click", { job_id: 999_999 })).toMatchObject({
      code: "not_found",
    });
    expect(await server().fails("POST", "user/job/click", { job_id: closed.id })).toMatchObject({
      code: "gone",
    });
    expect(await server().fails("POST", "user/job/click", {})).toMatchObject({
      code: "invalid_input",
      error: { job_id: expect.any(String) },
    });
    expect(
      await server().fails("POST", "user/job/click", { job_id: native.id, source: "spam" }),
    ).toMatchObject({ code: "invalid_input" });
    expect(await server().fails("POST", "user/job/apply-click", { job_id: native.id })).toMatchObject({
      code: "conflict",
    });
    expect(await clicks(native.id)).toEqual([]);
  });
});
