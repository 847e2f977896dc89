import { describe, expect, it } from "vitest";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

describe("companies", () => {
  const server = useServer();

  it("GET user/companies: by name, most open jobs first", async () => {
    const busy = await buildCompany({ name: "Harbor Freight Lines" });
    const quiet = await buildCompany({ name: "Harbor Bakery" });
    await buildCompany({ name: "Inland Mills" });
    await buildCompany({ name: "Harbor Secrets", showProfile: false });
    const jobs = [await buildJob({}, { company: busy }), await buildJob({}, { company: busy })];
    await server().refresh(...jobs.map((job) => job.id));
    const { items, total } = await server().ok("GET user/companies", "user/companies?search=harbor");
    expect(items.map(({ id, job_count }) => [id, job_count])).toEqual([
      [busy.id, 2],
      [quiet.id, 0],
    ]);
    expect(total).toBe(2);
    expect((await server().ok("GET user/companies", "user/companies?search=%25")).total).toBe(0);
  });

  it("GET user/company/getCompanyDetail/{id}: by id and by username", async () => {
    const company = await buildCompany({ username: "harbor-works", isThirdParty: true });
    const job = await buildJob({}, { company });
    await server().refresh(job.id);
    for (const name of [company.id, "harbor-works"]) {
      const shown = await server().ok(
        "GET user/company/getCompanyDetail/{id}",
        `user/company/getCompanyDetail/${name}`,
      );
      expect(shown).toMatchObject({ id: company.id, is_third_party: true, job_count: 1 });
    }
    const hidden = await buildCompany({ showProfile: false });
    for (const name of ["nobody", "424242", hidden.username])
      expect(await server().fails("GET", `user/company/getCompanyDetail/${name}`)).toMatchObject({
        httpStatus: 404,
      });
    expect(await server().fails("GET", "user/company/getCompanyDetail/a%20b")).toMatchObject({
      httpStatus: 400,
    });
  });

  it("GET user/company/getCompanyJobs/{id}: its open jobs, newest first", async () => {
    const company = await buildCompany();
    const older = await buildJob({ firstPublishedAt: new Date(Date.now() - 86_400_000) }, { company });
    const newer = await buildJob({ firstPublishedAt: new Date() }, { company });
    const other = await buildJob();
    await server().refresh(older.id, newer.id, other.id);
    const page = await server().ok(
      "GET user/company/getCompanyJobs/{id}",
      `user/company/getCompanyJobs/${company.username}?limit=1`,
    );
    expect(page).toMatchObject({ total: 2, items: [{ id: newer.id }] });
    expect(await server().fails("GET", "user/company/getCompanyJobs/nobody")).toMatchObject({
      code: "not_found",
    });
    expect(await server().fails("GET", `user/company/getCompanyJobs/${company.id}?page=0`)).toMatchObject({
      code: "invalid_input",
    });
  });
});

describe("vocabularies", () => {
  const server = useServer();

  it("equal the contract's", async () => {
    expect((await server().ok("GET user/job-types", "user/job-types")).map((type) => type.value)).toContain(
      "FULL_TIME",
    );
    expect(await server().ok("GET user/job-location-type", "user/job-location-type")).toHaveLength(3);
    expect(
      (await server().ok("GET user/job-category", "user/job-category")).map((item) => item.code),
    ).toEqual(["45-0000", "29-0000"]);
  });
});
