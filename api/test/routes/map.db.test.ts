import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const MARYLAND = "bbox=-80,37,-74,41&zoom=7";

describe("GET map/clusters", () => {
  const server = useServer();
  const clusters = (query: string) => server().ok("GET map/clusters", `map/clusters?${query}`);

  it("pins single jobs with their pay", async () => {
    const job = await buildJob({ salaryCurrency: "USD", salaryMin: 1_821, salaryUnit: "HOUR" });
    await server().refresh(job.id);
    const { pins, clusters: groups, total } = await clusters(MARYLAND);
    expect(groups).toEqual([]);
    expect(total).toBe(1);
    expect(pins).toMatchObject([
      {
        id: job.id,
        precision: "ROOFTOP",
        base_salary: { currency: "USD", min: 1_821, max: null, unit: "HOUR" },
      },
    ]);
    expect(pins[0]?.latitude).toBeCloseTo(39.29, 2);
  });

  it("counts exactly what the list shows for a cluster's area", async () => {
    const jobs = [];
    for (let i = 0; i < 12; i++)
      jobs.push(await buildJob({}, { at: [[39.2 + i * 0.02, -76.6 + (i % 5) * 0.03]] }));
    await server().refresh(...jobs.map((job) => job.id));
    const { clusters: groups, pins } = await clusters(MARYLAND);
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) {
      const list = await server().ok(
        "GET user/job/list",
        `user/job/list?bbox=-80,37,-74,41&area=${group.area}`,
      );
      expect(list.total).toBe(group.count);
    }
    expect(groups.reduce((sum, group) => sum + group.count, pins.length)).toBe(12);
  });

  it("answers in binary on request, and 304 until something changes", async () => {
    const job = await buildJob();
    await server().refresh(job.id);
    const ask = (etag?: string) =>
      server().request("GET", `/api/v1/map/clusters?${MARYLAND}`, {
        headers: { Accept: CLUSTERS_MEDIA_TYPE, ...(etag ? { "If-None-Match": etag } : {}) },
      });
    const first = await ask();
    expect(first.headers.get("content-type")).toBe(CLUSTERS_MEDIA_TYPE);
    expect((await first.arrayBuffer()).byteLength).toBeLessThan(100);
    const etag = first.headers.get("etag") ?? "";
    expect((await ask(etag)).status).toBe(304);
    const another = await buildJob();
    await server().refresh(another.id);
    expect((await ask(etag)).status).toBe(200);
  });

  it("follows the database: published, changed, closed", async () => {
    const job = await buildJob();
    const write = () =>
      server().services.database.query("INSERT INTO job_changes (job_id) VALUES (?)", {
        replacements: [job.id],
      });
    await write();
    await server().services.jobIndex.catchUp();
    expect((await clusters(MARYLAND)).pins).toHaveLength(1);
    await job.update({ status: "CLOSED", closeReason: "FILLED" });
    await write();
    await server().services.jobIndex.catchUp();
    expect((await clusters(MARYLAND)).pins).toHaveLength(0);
  });

  it("removes expired listings from the map", async () => {
    const job = await buildJob({ validThrough: new Date(Date.now() + 60_000) });
    await server().refresh(job.id);
    await server().services.jobIndex.catchUp();
    expect((await clusters(MARYLAND)).total).toBe(1);
    server().advance(61_000);
    await server().services.jobIndex.catchUp();
    expect((await clusters(MARYLAND)).total).toBe(0);
  });

  it.each([
    ["zoom=7", "bbox"],
    ["bbox=-80,37,-74,41", "zoom"],
    ["bbox=-80,37,-74,41&zoom=99", "zoom"],
    ["bbox=-80,37,-74,91&zoom=3", "bbox"],
    ["bbox=a,b,c,d&zoom=3", "bbox"],
    [`${MARYLAND}&employment_type=SLAVE`, "employment_type"],
  ])("rejects %s", async (query, field) => {
    const reply = await server().fails("GET", `map/clusters?${query}`);
    expect(reply).toMatchObject({ httpStatus: 400, error: { [field]: expect.any(String) } });
  });
});

describe("GET map/places", () => {
  const server = useServer();

  it("finds towns by their beginning, by state, and with a typing error", async () => {
    const find = async (q: string) =>
      (await server().ok("GET map/places", `map/places?q=${encodeURIComponent(q)}`)).map(
        (place) => place.label,
      );
    expect((await find("balt"))[0]).toBe("Baltimore, MD");
    expect((await find("bostn"))[0]).toBe("Boston, MA");
    expect((await find("annapolis, md"))[0]).toBe("Annapolis, MD");
    expect(await find("")).toEqual([]);
  });

  it("rejects a limit out of range", async () => {
    expect(await server().fails("GET", "map/places?q=a&limit=1000")).toMatchObject({
      code: "invalid_input",
      error: { limit: expect.any(String) },
    });
  });
});
