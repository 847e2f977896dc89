import { DAY_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { jobLine } from "../../src/alerts/job-line.ts";
import { renderMail } from "../../src/mail/templates.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

describe("a listing without a posting date at its source", () => {
  const server = useServer();
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  /** An imported listing that became public here just now. */
  const imported = (key: string, sourcePostedAt: Date | null, parts = {}) =>
    buildJob({ source: "us-dol", sourceKey: key, sourcePostedAt, firstPublishedAt: new Date() }, parts);

  it("comes after all with a date, latest import first, and matches no “posted within”", async () => {
    const undated = [await imported("A", null), await imported("B", null)];
    const dated = await imported("C", ago(200));
    const own = await buildJob({ firstPublishedAt: ago(4) });
    await server().refresh(...undated.map(({ id }) => id), dated.id, own.id);
    const list = (query: string) => server().ok("GET user/job/list", `user/job/list?${query}`);
    const { items } = await list("sort=newest");
    const [a, b] = undated.map(({ id }) => id);
    expect(items.map(({ id }) => id)).toEqual([own.id, dated.id, b, a]);
    expect(items.map(({ date_posted }) => date_posted)).toEqual([
      own.firstPublishedAt?.toISOString(),
      dated.sourcePostedAt?.toISOString(),
      null,
      null,
    ]);
    expect((await list("posted_within=1")).total).toBe(0);
    expect((await list("posted_within=30")).items.map(({ id }) => id)).toEqual([own.id]);
    expect((await list("posted_within=365")).total).toBe(2);
    const facets = await server().ok("GET user/job/filter-data", "user/job/filter-data");
    expect(facets.total).toBe(4);
    for (const { value, count } of facets.posted_within)
      expect([value, count]).toEqual([value, Number(value) >= 7 ? 1 : 0]);
    expect((await server().ok("GET user/job/{id}", `user/job/${a}`)).date_posted).toBeNull();
  });

  it("has no date on its employer's map", async () => {
    const company = await buildCompany();
    const [undated, dated] = [
      await imported("A", null, { company }),
      await imported("B", ago(10), { company }),
    ];
    await server().refresh(undated.id, dated.id);
    const { day, jobs } = await server().ok("GET map/company/{username}", `map/company/${company.username}`);
    const posted = Math.floor(ago(10).getTime() / DAY_MS);
    expect(new Map(jobs.map((job) => [job.id, job.posted_day]))).toEqual(
      new Map([
        [undated.id, null],
        [dated.id, posted],
      ]),
    );
    expect(day).toBe(posted + 1);
  });

  it("is mailed without a date", async () => {
    const job = await imported("A", null);
    await server().refresh(job.id);
    const line = jobLine(await server().ok("GET user/job/{id}", `user/job/${job.id}`), new Date());
    expect(line.age).toBeNull();
    const values = { alertId: 1, alert: "Cook", count: 1, to: "/jobmap", jobs: [line], unsubscribeKey: "k" };
    const site = { url: "https://jobs.example" };
    const { html, text } = renderMail("job-alert", values, { site, language: "en" });
    expect(text).toContain("Pay not specified.\n");
    expect(html + text).not.toMatch(/posted|null/i);
  });
});
