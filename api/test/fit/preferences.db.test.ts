import { beforeEach, describe, expect, it } from "vitest";
import { Account, CompanyCulture, JobPreference } from "../../src/models/index.ts";
import { buildCompany, buildEmployer, buildJob, PASSWORD } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const update = (body: object, who = ada) =>
  who.ok("POST user/preference/update", "user/preference/update", body);
const read = () => ada.ok("GET user/preference", "user/preference");
const fit = (query: string, who = ada) => who.ok("GET user/preference/fit", `user/preference/fit?${query}`);
const TEAM = { team: { first: 5, second: 3, importance: "HIGH" } };

describe("preferences", () => {
  // @spec 7.60
  it("are stated part by part, stay, and can be taken back", async () => {
    expect(await read()).toMatchObject({ is_on: true, culture: {}, occupations: [], updated_at: null });
    await update({ culture: TEAM, occupations: ["Deckhand"] });
    await update({ pay_floor: { value: 5_000_000, importance: "DEALBREAKER" } });
    await update({ not_occupations: ["29-1141.00"] });
    const stated = {
      culture: TEAM,
      occupations: ["Deckhand"],
      not_occupations: [{ code: "29-1141.00", name: "Registered Nurses" }],
      pay_floor: { value: 5_000_000, importance: "DEALBREAKER" },
    };
    expect(await read()).toMatchObject(stated);
    expect(await update({ pay_floor: null })).toMatchObject({ ...stated, pay_floor: null });
    // Kept as it is, and read as words.
    expect((await update({ occupations: ["<svg onload=xss()>"] })).occupations).toEqual([
      "<svg onload=xss()>",
    ]);
    await Promise.all([update({ is_on: false }), update({ occupations: ["Cook"] })]);
    expect(await read()).toMatchObject({ is_on: false, occupations: ["Cook"], culture: TEAM });
  });

  it.each([
    [{ culture: { team: { first: 5, second: 3, importance: "DEALBREAKER" } } }, "culture.team.importance"],
    [{ culture: { team: { first: 6, second: 3, importance: "LOW" } } }, "culture.team.first"],
    [{ location_types: { value: [], importance: "LOW" } }, "location_types.value"],
    [{ pay_floor: { value: 0, importance: "LOW" } }, "pay_floor.value"],
    [{ distance: { location: "Zzqqxx", miles: 20, importance: "LOW" } }, "distance.location"],
    [{ distance: { location: "Texas", miles: 20, importance: "LOW" } }, "distance.location"],
    [{ distance: { location: "Remote", miles: 20, importance: "LOW" } }, "distance.location"],
    [{ occupations: ["nurse", "the"] }, "occupations[1]"],
    [{ occupations: ["nurse not nights"] }, "occupations[0]"],
    [{ occupations: Array.from({ length: 6 }, () => "cook") }, "occupations"],
    [{ not_occupations: ["99-9999.99"] }, "not_occupations[0]"],
  ])("refuse %j", async (body, field) => {
    const refused = await ada.fails("POST", "user/preference/update", body);
    expect(refused).toMatchObject({ httpStatus: 400, error: { [field]: expect.any(String) } });
    expect(await JobPreference.count()).toBe(0);
  });

  it("are erased by their owner, are in the export, and go with the account", async () => {
    await update({ culture: TEAM });
    const exported = await ada.request("GET", "/api/v1/account/export");
    expect(await exported.text()).toContain("job_preferences");
    await ada.ok("POST user/preference/erase", "user/preference/erase", {});
    expect(await JobPreference.count()).toBe(0);
    await update({ culture: TEAM });
    await ada.ok("POST account/erase", "account/erase", { password: PASSWORD });
    expect(await JobPreference.count()).toBe(0);
  });
});

describe("how they compare with a job", () => {
  const describeCompany = (companyId: number) =>
    CompanyCulture.create({
      companyId,
      culture: { team: { first: 3, second: 3 }, detail: { first: 1, second: 1 } },
      answeredAt: server().services.now(),
    });

  it("is said part by part, without a total, to the candidate alone", async () => {
    const company = await buildCompany({ name: "Harbor Works", size: "11-50" });
    const job = await buildJob({ salaryCurrency: "USD", salaryMin: 2_000, salaryUnit: "HOUR" }, { company });
    expect(await fit(`job=${job.id}`)).toBeNull();
    await update({
      culture: TEAM,
      location_types: { value: ["HYBRID"], importance: "LOW" },
      pay_floor: { value: 4_000_000, importance: "HIGH" },
      company_sizes: { value: ["1-10", "11-50"], importance: "DEALBREAKER" },
    });
    expect(await fit(`job=${job.id}`)).toMatchObject({ answered_at: null, culture: [{ difference: null }] });
    await describeCompany(company.id);
    const culture = [
      {
        dimension: "team",
        importance: "HIGH",
        mine: { first: 5, second: 3 },
        theirs: { first: 3, second: 3 },
        difference: 2,
        nearness: "CLOSE",
        wants: "MORE",
      },
    ];
    const answered_at = expect.any(String);
    expect(await fit(`job=${job.id}`)).toEqual({
      company: "Harbor Works",
      is_demo: false,
      answered_at,
      culture,
      facts: [
        { fact: "location_types", importance: "LOW", outcome: "NOT_MET", found: ["ONSITE"] },
        { fact: "pay_floor", importance: "HIGH", outcome: "MET", found: ["4160000"] },
        { fact: "company_sizes", importance: "DEALBREAKER", outcome: "MET", found: ["11-50"] },
      ],
    });
    expect(await fit(`company=${company.id}`)).toEqual({
      company: "Harbor Works",
      is_demo: false,
      answered_at,
      culture,
      facts: [],
    });
    await update({ is_on: false });
    expect(await fit(`job=${job.id}`)).toBeNull();
    const employer = await server().signIn("employer");
    for (const path of ["user/preference", `user/preference/fit?job=${job.id}`, "user/job-feed"])
      expect((await employer.fails("GET", path)).httpStatus).toBe(403);
  });

  it("does not change with name, age, picture or postcode, and neither does the feed", async () => {
    const company = await buildCompany();
    const job = await buildJob({ title: "Deckhand" }, { company });
    await server().refresh(job.id);
    await describeCompany(company.id);
    await update({ culture: TEAM, occupations: ["deckhand"] });
    const feed = () => ada.ok("GET user/job-feed", "user/job-feed");
    const [before, feedBefore] = [await fit(`job=${job.id}`), await feed()];
    expect(feedBefore.total).toBe(1);
    await Account.update(
      {
        firstName: "Zoë",
        lastName: "Nguyen",
        username: "zoe-nguyen-33101",
        email: "zoe@example.com",
        profileImage: "/files/zoe.webp",
      },
      { where: { id: ada.account.id } },
    );
    await ada.ok("POST user/contact/update", "user/contact/update", {
      contact: {
        phone: "+1 305 555 0142",
        location: { city: "Miami", region: "FL", postalCode: "33101", countryCode: "US" },
      },
      shows_contact: true,
    });
    await ada.ok("POST user/education/add-profile", "user/education/add-profile", {
      entry: { institution: "Harbor High", startDate: "1974", endDate: "1978" },
    });
    expect(await fit(`job=${job.id}`)).toEqual(before);
    expect(await feed()).toEqual(feedBefore);
    const grace = await server().signIn("user");
    await update({ culture: TEAM }, grace);
    expect(await fit(`job=${job.id}`, grace)).toEqual(before);
  });

  it("asks for one of the two, and for what there is", async () => {
    for (const [query, status] of [
      ["", 400],
      ["job=1&company=1", 400],
      ["job=999999", 404],
      ["company=999999", 404],
    ] as const)
      expect((await ada.fails("GET", `user/preference/fit?${query}`)).httpStatus, query).toBe(status);
  });
});

describe("a company's description", () => {
  it("is one answer with its date, replaced as a whole, and deleted when it is empty", async () => {
    const company = await buildCompany();
    const employer = await server().signIn(await buildEmployer({}, company));
    const save = (culture: object) =>
      employer.ok("POST employer/culture/update", "employer/culture/update", { culture });
    const own = () => employer.ok("GET employer/culture", "employer/culture");
    const publicPage = () =>
      server().ok(
        "GET user/company/getCompanyDetail/{id}",
        `user/company/getCompanyDetail/${company.username}`,
      );
    expect(await own()).toEqual({ culture: {}, answered_at: null });
    await save({ team: { first: 3, second: 3 }, detail: { first: 5, second: null } });
    await save({ team: { first: 2, second: 3 } });
    expect(await own()).toEqual({
      culture: { team: { first: 2, second: 3 } },
      answered_at: expect.any(String),
    });
    // Both are on the public page, and who answered is not.
    expect((await publicPage()).culture).toEqual(await own());
    await save({ team: { first: null, second: null } });
    expect(await own()).toEqual({ culture: {}, answered_at: null });
    expect((await publicPage()).culture).toBeNull();
  });
});
