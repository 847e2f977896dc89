import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

describe("GET user/job/{id}", () => {
  const server = useServer();

  it("shows a listing whole", async () => {
    const job = await buildJob(
      {
        salaryCurrency: "USD",
        salaryMin: 1_821,
        salaryMax: 2_200,
        salaryUnit: "HOUR",
        benefits: ["Housing"],
        startsOn: "2026-12-01",
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
    });
    expect(shown.locations).toHaveLength(2);
  });

  it("tells a listing that is over from one that never was public", async () => {
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

  it.each(["0", "-1", "1.5", "abc", "99999999999", "1;DROP TABLE jobs", "%00", "__proto__"])(
    "refuses %s as an id",
    async (id) => {
      const reply = await server().fails("GET", `user/job/${encodeURIComponent(id)}`);
      expect(reply).toMatchObject({
        httpStatus: 400,
        code: "invalid_input",
        error: { id: expect.any(String) },
      });
    },
  );
});

describe("POST user/job/related-jobs/{id}", () => {
  const server = useServer();

  it("gives jobs of the same kind nearby, never the job itself", async () => {
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

  it("refuses a job nobody knows and a limit out of bounds", async () => {
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
  const server = useServer();
  const clicks = (jobId: number) =>
    server().services.database.query<{ kind: string; source: string; clicks: number }>(
      "SELECT kind, source, clicks FROM job_clicks WHERE job_id = ? ORDER BY kind, source",
      { replacements: [jobId], type: QueryTypes.SELECT },
    );

  it("counts by day, kind and surface, every one of many at once", async () => {
    const job = await buildJob({ applyKind: "URL", applyUrl: "https://boats.example/apply" });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        server().ok("POST user/job/click", "user/job/click", { job_id: job.id }),
      ),
    );
    const left = await server().ok("POST user/job/apply-click", "user/job/apply-click", {
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

  it("counts nothing for what is not there", async () => {
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
