import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { COMPANY_MEDIA_TYPE } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { decodeCompanyColumns } from "../../../widget/src/core/company-columns.ts";
import { Job } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

describe("GET map/company/{username}", () => {
  const server = useServer();
  const ask = (username: string, headers: Record<string, string> = {}) =>
    server().request("GET", `/api/v1/map/company/${username}`, { headers });
  const binary = async (username: string) => {
    const reply = await ask(username, { Accept: COMPANY_MEDIA_TYPE });
    expect(reply.headers.get("Content-Type")).toBe(COMPANY_MEDIA_TYPE);
    return decodeCompanyColumns(new Uint8Array(await reply.arrayBuffer()));
  };

  /** The body as it travels, compressed. */
  const raw = (username: string) =>
    new Promise<Buffer>((resolve, reject) => {
      const headers = { Accept: COMPANY_MEDIA_TYPE, "Accept-Encoding": "gzip, br" };
      get(`${server().url}/api/v1/map/company/${username}`, { headers }, (reply) => {
        if (reply.headers["content-encoding"] !== "br") reject(new Error("The reply is not compressed."));
        const parts: Buffer[] = [];
        reply.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
      }).on("error", reject);
    });

  it("has every open job at every place, and nothing of other companies or closed jobs", async () => {
    const company = await buildCompany({ name: "Skipjack Marine", description: "<p>Boats &amp; yards.</p>" });
    const two = await buildJob(
      { salaryCurrency: "USD", salaryMin: 1_821, salaryMax: 2_200, salaryUnit: "HOUR" },
      {
        company,
        categoryCode: "45-0000",
        at: [
          [39.29, -76.61],
          [38.98, -76.49],
        ],
      },
    );
    const remote = await buildJob({ locationType: "TELECOMMUTE" }, { company, at: [] });
    const closed = await buildJob({ status: "CLOSED", closeReason: "FILLED" }, { company });
    const foreign = await buildJob();
    await server().refresh(two.id, remote.id, closed.id, foreign.id);
    const map = await server().ok("GET map/company/{username}", `map/company/${company.username}`);
    expect(map).toMatchObject({
      company: {
        id: company.id,
        username: company.username,
        name: "Skipjack Marine",
        text: "Boats & yards.",
      },
      mode: "columns",
      total: 2,
      currencies: ["USD"],
      categories: [{ code: "45-0000" }],
      first: { clusters: expect.any(Array) },
    });
    expect(map.jobs.map(({ id }) => id)).toEqual([remote.id, two.id, two.id]);
    expect(map.jobs[0]).toMatchObject({ latitude: null, precision: null, location_type: "TELECOMMUTE" });
    expect(map.jobs[1]).toMatchObject({
      base_salary: { currency: "USD", min: 1_821, max: 2_200, unit: "HOUR" },
      employment_types: ["FULL_TIME"],
      category: 0,
      precision: "ROOFTOP",
    });
    const { jobs: _, ...meta } = map;
    const columns = await binary(company.username);
    expect(columns.meta).toEqual(meta);
    expect([...columns.ids]).toEqual(map.jobs.map(({ id }) => id));
  });

  it("answers 304 until a job changes, then with a higher version", async () => {
    const company = await buildCompany();
    const job = await buildJob({}, { company });
    await server().refresh(job.id);
    const first = await ask(company.username, { Accept: COMPANY_MEDIA_TYPE });
    const etag = first.headers.get("ETag") ?? "";
    const { version } = decodeCompanyColumns(new Uint8Array(await first.arrayBuffer())).meta;
    const again = await ask(company.username, { Accept: COMPANY_MEDIA_TYPE, "If-None-Match": etag });
    expect(again.status).toBe(304);

    const other = await buildJob();
    await server().refresh(other.id);
    const unmoved = await ask(company.username, { Accept: COMPANY_MEDIA_TYPE, "If-None-Match": etag });
    expect(unmoved.status).toBe(304);

    await Job.update({ status: "CLOSED", closeReason: "FILLED" }, { where: { id: job.id } });
    await server().refresh(job.id);
    const changed = await ask(company.username, { Accept: COMPANY_MEDIA_TYPE, "If-None-Match": etag });
    expect(changed.status).toBe(200);
    const { meta, length } = decodeCompanyColumns(new Uint8Array(await changed.arrayBuffer()));
    expect(length).toBe(0);
    expect(meta.total).toBe(0);
    expect(meta.version).toBeGreaterThan(version);
  });

  it("follows the company's profile at once", async () => {
    const company = await buildCompany({ name: "Before" });
    await company.update({ name: "After", updatedAt: new Date(Date.now() + 1_000) });
    expect((await binary(company.username)).meta.company.name).toBe("After");
  });

  it("never sends a logo from another host", async () => {
    const foreign = await buildCompany({ logo: "https://tracker.example/logo.png" });
    const own = await buildCompany({ logo: "/media/logo.png" });
    expect((await binary(foreign.username)).meta.company.logo).toBeNull();
    expect((await binary(own.username)).meta.company.logo).toMatch(
      /^http:\/\/localhost:\d+\/media\/logo\.png$/,
    );
  });

  it("answers for unknown, hidden and invalid names", async () => {
    const hidden = await buildCompany({ showProfile: false });
    expect(await server().fails("GET", "map/company/nobody")).toMatchObject({
      httpStatus: 404,
      code: "not_found",
    });
    expect(await server().fails("GET", `map/company/${hidden.username}`)).toMatchObject({
      httpStatus: 410,
      code: "gone",
    });
    for (const name of ["%3Cscript%3E", "a%20b", "a'--", "%00", "x".repeat(121)])
      expect(await server().fails("GET", `map/company/${name}`)).toMatchObject({
        httpStatus: 400,
        error: { username: expect.any(String) },
      });
  });

  it("sends 10,000 jobs in 70 KB, and clusters for more", async () => {
    const company = await buildCompany();
    const places = Array.from({ length: 800 }, (_, i) => [
      26 + ((i * 7919) % 22_000) / 1_000,
      -122 + ((i * 104_729) % 50_000) / 1_000,
    ]);
    const write = async (from: number, count: number) => {
      const numbers = Array.from({ length: count }, (_, i) => from + i);
      await server().services.database.query(
        `INSERT INTO jobs (id, slug, company_id, title, description, location_type, status, first_published_at, salary_currency, salary_min, salary_max, salary_unit) VALUES ?`,
        {
          replacements: [
            numbers.map((n) => [
              n,
              `large-${n}`,
              company.id,
              `Cashier ${n}`,
              "<p>Works the till.</p>",
              "ONSITE",
              "PUBLISHED",
              new Date(Date.UTC(2026, 9, 1 + ((n * 31) % 45))),
              "USD",
              1_400 + 25 * ((n * 13) % 60),
              1_600 + 25 * ((n * 13) % 60) + 5 * (n % 30),
              "HOUR",
            ]),
          ],
        },
      );
      await server().services.database.query(
        "INSERT INTO job_locations (job_id, locality, latitude, longitude, `precision`) VALUES ?",
        {
          replacements: [
            numbers.map((n) => [n, "Somewhere", ...(places[(n * 6_151) % 800] ?? [0, 0]), "ROOFTOP"]),
          ],
        },
      );
      await server().services.jobIndex.load();
    };
    await write(500_001, 10_000);
    const sent = await raw(company.username);
    expect(sent.length).toBeLessThanOrEqual(70_000);
    const columns = decodeCompanyColumns(new Uint8Array(brotliDecompressSync(sent)));
    expect(new Set(columns.ids).size).toBe(10_000);
    expect(columns.meta.first?.clusters.reduce((sum, [, , count]) => sum + count, 0)).toBe(10_000);

    await write(510_001, 1);
    const large = await binary(company.username);
    expect(large).toMatchObject({ length: 0, meta: { mode: "clusters", total: 10_001 } });
    expect(large.meta.first?.clusters.reduce((sum, [, , count]) => sum + count, 0)).toBe(10_001);
  });
});
