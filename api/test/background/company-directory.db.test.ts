import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { Company, Job } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useDatabase } from "../support/database.ts";
import { useServer } from "../support/use-server.ts";

/** The same question in SQL. */
async function inSql(
  search: string,
  limit: number,
): Promise<{ ids: number[]; jobs: number[]; total: number }> {
  const database = Company.sequelize;
  if (!database) throw new Error("No database.");
  const like = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const rows = await database.query<{ id: number; jobs: number | string }>(
    `SELECT c.id, COUNT(j.id) AS jobs FROM companies c LEFT JOIN jobs j ON j.company_id = c.id AND j.status = 'PUBLISHED'
       AND (j.valid_through IS NULL OR j.valid_through > NOW(3))
     WHERE c.show_profile AND c.name LIKE ? GROUP BY c.id, c.name ORDER BY jobs DESC, c.name, c.id`,
    { replacements: [like], type: QueryTypes.SELECT },
  );
  const page = rows.slice(0, limit);
  return { ids: page.map(({ id }) => id), jobs: page.map(({ jobs }) => Number(jobs)), total: rows.length };
}

describe("CompanyDirectory", () => {
  const server = useServer();
  const database = useDatabase();

  const expectSame = async (...searches: string[]) => {
    for (const search of searches)
      for (const limit of [1, 3, 50]) {
        const found = await server().ok(
          "GET user/companies",
          `user/companies?search=${encodeURIComponent(search)}&limit=${limit}`,
        );
        expect({
          ids: found.items.map(({ id }) => id),
          jobs: found.items.map(({ job_count }) => job_count),
          total: found.total,
        }).toEqual(await inSql(search, limit));
      }
  };

  it("answers what SQL answers, through every kind of change", async () => {
    const names = ["Ångström Labs", "Café Müller", "angle & sons", "100% Pure", "Zeta_works", "Bay Angling"];
    const companies = await Promise.all(names.map((name) => buildCompany({ name })));
    const [labs, cafe, sons] = companies;
    if (!labs || !cafe || !sons) throw new Error("unreachable");
    const searches = ["", "a", "ang", "ANG", "uller", "cafe", "%", "_", "& s", "nobody"];
    await expectSame(...searches);

    const jobs = [await buildJob({}, { company: cafe }), await buildJob({}, { company: cafe })];
    const one = await buildJob({}, { company: sons });
    await server().refresh(...jobs.map(({ id }) => id), one.id);
    await expectSame(...searches);

    await cafe.update({ name: "Bistro Angelo" });
    await labs.update({ showProfile: false });
    await expectSame(...searches);
    await labs.update({ showProfile: true });
    await Job.update({ status: "CLOSED" }, { where: { id: jobs.map(({ id }) => id) } });
    await server().refresh(...jobs.map(({ id }) => id));
    await expectSame(...searches);

    await Company.destroy({ where: { id: labs.id } });
    await expectSame(...searches);
    const later = await buildJob(
      { status: "PUBLISHED" },
      { company: await buildCompany({ name: "Angler" }) },
    );
    await server().refresh(later.id);
    await expectSame(...searches);
    await server().services.jobIndex.load();
    await expectSame(...searches);
  });

  it("follows another process", async () => {
    const { log } = server().services;
    const other = new IndexKeeper(database(), log);
    await other.load();
    const find = async (search: string) => {
      await other.freshen();
      return other.companies.names.find(search, { offset: 0, limit: 5 }).items.map(({ id }) => id);
    };
    const company = await buildCompany({ name: "Quillwork & Daughters" });
    expect(await find("quillwork")).toEqual([company.id]);
    await company.update({ name: "Feather & Daughters" });
    expect(await find("quillwork")).toEqual([]);
    expect(await find("feather")).toEqual([company.id]);
    await company.update({ showProfile: false });
    expect(await find("feather")).toEqual([]);
    await Company.destroy({ where: { id: company.id } });
    await company.destroy();
    expect(await find("feather")).toEqual([]);
    await other.stop();
  });
});
