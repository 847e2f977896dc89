import { pino } from "pino";
import { QueryTypes } from "sequelize";
import { afterEach, describe, expect, it, vi } from "vitest";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { type Company, Job, JobLocation } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

describe("CompanyRegions", () => {
  let keeper: IndexKeeper;
  afterEach(async () => {
    vi.restoreAllMocks();
    await keeper.stop();
  });

  /** The same in SQL. */
  const inSql = (company: Company) =>
    database().query(
      `SELECT l.region, l.country, COUNT(DISTINCT j.id) AS jobs, MIN(l.longitude) AS west, MIN(l.latitude) AS south,
         MAX(l.longitude) AS east, MAX(l.latitude) AS north
       FROM jobs j JOIN job_locations l ON l.job_id = j.id
       WHERE j.company_id = ? AND j.status = 'PUBLISHED' AND l.latitude IS NOT NULL GROUP BY l.country, l.region
       ORDER BY l.country, l.region`,
      { replacements: [company.id], type: QueryTypes.SELECT },
    );
  const inMemory = async (company: Company) => {
    const regions = await keeper.regions.of(company.id);
    const text = (value: string | null) => value ?? "";
    return [...regions].sort((a, b) =>
      text(a.country) + text(a.region) < text(b.country) + text(b.region) ? -1 : 1,
    );
  };

  it("are those of SQL, whatever changes", async () => {
    const [company, other] = [await buildCompany(), await buildCompany()];
    const at = (region: string | null, country = "US") => ({ location: { region, country } });
    const jobs = [
      await buildJob({}, { company, at: [[39.2, -76.6]], ...at("MD") }),
      await buildJob(
        {},
        {
          company,
          at: [
            [38.9, -77.1],
            [39.5, -76.1],
          ],
          ...at("MD"),
        },
      ),
      await buildJob({}, { company, at: [[61.2, -149.9]], ...at("AK") }),
      await buildJob({}, { company, at: [[52.5, 13.4]], ...at(null, "DE") }),
      await buildJob({}, { company, at: [] }),
      await buildJob({}, { company: other, at: [[40, -80]], ...at("PA") }),
    ];
    const [first, second, third, , nowhere, foreign] = jobs.map(({ id }) => id);
    if (!first || !second || !third || !nowhere || !foreign) throw new Error("unreachable");
    keeper = new IndexKeeper(database(), pino({ level: "silent" }));
    await keeper.load();
    expect(await inMemory(company)).toEqual(await inSql(company));
    expect((await inMemory(company)).length).toBe(3);

    const changes: (readonly [() => Promise<unknown>, number])[] = [
      [() => JobLocation.update({ region: "VA" }, { where: { jobId: second, position: 1 } }), second],
      [() => JobLocation.update({ latitude: 48.1 }, { where: { jobId: first } }), first],
      [() => Job.update({ status: "CLOSED" }, { where: { id: third } }), third],
      [() => Job.update({ companyId: company.id }, { where: { id: foreign } }), foreign],
      [() => Job.update({ status: "PUBLISHED" }, { where: { id: third } }), third],
      [() => Job.update({ companyId: other.id }, { where: { id: first } }), first],
      [() => JobLocation.destroy({ where: { jobId: second } }), second],
    ];
    for (const [write, jobId] of changes) {
      await write();
      await keeper.refresh([jobId]);
      expect(await inMemory(company)).toEqual(await inSql(company));
      expect(await inMemory(other)).toEqual(await inSql(other));
    }
    await keeper.load();
    expect(await inMemory(company)).toEqual(await inSql(company));
  });

  it("are right after a failed read, and for many who ask at once", async () => {
    const company = await buildCompany();
    const job = await buildJob({}, { company });
    keeper = new IndexKeeper(database(), pino({ level: "silent" }));
    await keeper.load();
    vi.spyOn(database(), "query").mockRejectedValueOnce(new Error("gone"));
    await expect(keeper.regions.of(company.id)).rejects.toThrow("gone");
    const query = vi.spyOn(database(), "query");
    query.mockClear();
    const all = await Promise.all(Array.from({ length: 5 }, () => keeper.regions.of(company.id)));
    expect(query).toHaveBeenCalledTimes(1);
    expect(all).toEqual(
      Array.from({ length: 5 }, () => [expect.objectContaining({ jobs: 1, region: "MD" })]),
    );
    await JobLocation.update({ region: "VA" }, { where: { jobId: job.id } });
    query.mockRestore();
    await keeper.refresh([job.id]);
    expect(await keeper.regions.of(company.id)).toMatchObject([{ jobs: 1, region: "VA" }]);
  });
});
