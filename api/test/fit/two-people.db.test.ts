import { beforeEach, describe, expect, it } from "vitest";
import { CompanyCulture, SavedJob } from "../../src/models/index.ts";
import { createWorld, type World } from "../matrix/world.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let world: World;
beforeEach(async () => {
  world = await createWorld(server());
});

/** Nobody else's. */
const FLOOR = 7_654_300;
const WISHES = {
  culture: { team: { first: 5, second: 3, importance: "HIGH" } },
  occupations: ["zebra keeper"],
  pay_floor: { value: FLOOR, importance: "DEALBREAKER" },
};
const CERTIFICATE = "Zebra handling, level 9";
const MARKS = [String(FLOOR), "zebra", "Zebra"];

const text = async (who: Pick<SignedIn, "request">, path: string) =>
  (await who.request("GET", `/api/v1/${path}`)).text();

describe("what one candidate states and has", () => {
  it("is in no reply to anybody else: another candidate, both employers, a visitor", async () => {
    const { candidate, otherCandidate, employer, otherEmployer, job } = world;
    await candidate.ok("POST user/preference/update", "user/preference/update", WISHES);
    await candidate.ok("POST user/certificate/add-profile", "user/certificate/add-profile", {
      entry: { name: CERTIFICATE },
    });
    for (const { account } of [candidate, otherCandidate])
      await SavedJob.create({ accountId: account.id, jobId: job.id, savedAt: new Date(0) });
    const companyId = job.companyId;
    await CompanyCulture.create({
      companyId,
      culture: { team: { first: 3, second: 3 } },
      answeredAt: new Date(),
    });
    const paths = [
      "user/preference",
      `user/preference/fit?job=${job.id}`,
      `user/preference/fit?company=${companyId}`,
      "user/job-feed",
      "user/courses",
      `user/job/${job.id}`,
      `user/company/getCompanyDetail/${companyId}`,
      "employer/culture",
      "employer/job/applicants-list",
    ];
    expect(await text(candidate, "user/preference")).toContain(String(FLOOR));
    for (const path of paths)
      for (const [name, who] of Object.entries({
        otherCandidate,
        employer,
        otherEmployer,
        visitor: server(),
      })) {
        const reply = await text(who, path);
        for (const mark of MARKS) expect(reply, `${path} to ${name}`).not.toContain(mark);
      }
    // The other candidate has stated nothing, and is compared with nothing.
    const { data } = JSON.parse(await text(otherCandidate, `user/preference/fit?job=${job.id}`));
    expect(data).toBeNull();
  });

  it("is changed and deleted by nobody else", async () => {
    const { candidate, otherCandidate, employer } = world;
    const own = () => candidate.ok("GET user/preference", "user/preference");
    await candidate.ok("POST user/preference/update", "user/preference/update", WISHES);
    const before = await own();
    await otherCandidate.ok("POST user/preference/update", "user/preference/update", {
      occupations: ["cook"],
    });
    await otherCandidate.ok("POST user/preference/erase", "user/preference/erase", {});
    for (const path of ["user/preference/update", "user/preference/erase"])
      expect((await employer.fails("POST", path, {})).httpStatus).toBe(403);
    expect(await own()).toEqual(before);
    // Whoever sends another's account with their own change changes their own.
    await otherCandidate.ok("POST user/preference/update", "user/preference/update", {
      account_id: candidate.account.id,
      accountId: candidate.account.id,
      is_on: false,
    });
    expect(await own()).toEqual(before);
  });

  it("is a company's own to answer: another employer's answer is the other company's", async () => {
    const { employer, otherEmployer, candidate, job } = world;
    const save = (who: SignedIn, body: object) =>
      who.ok("POST employer/culture/update", "employer/culture/update", body);
    const team = { first: 4, second: 2 };
    await save(employer, { culture: { team } });
    await save(otherEmployer, { culture: {}, company_id: job.companyId, companyId: job.companyId });
    expect(await employer.ok("GET employer/culture", "employer/culture")).toMatchObject({
      culture: { team },
    });
    expect((await candidate.fails("POST", "employer/culture/update", { culture: {} })).httpStatus).toBe(403);
  });
});
