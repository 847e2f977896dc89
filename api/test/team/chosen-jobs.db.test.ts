import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { Account, Company, type Job } from "../../src/models/index.ts";
import { BASICS } from "../employer/postings.ts";
import { buildJob, PASSWORD } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { createTwoJobs, HIDDEN, SEEN } from "./two-jobs.ts";
import { colleague, linkIn, owner, team } from "./world.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "10" } });
const PATH = "employer/team/change-access";
let grace: SignedIn;
let ada: SignedIn;
let jobs: Job[];
beforeEach(async () => {
  grace = await owner(server());
  ada = await colleague(server(), grace, "recruiter");
  const company = await Company.findByPk(grace.account.companyId ?? 0, { rejectOnEmpty: true });
  jobs = [await buildJob({}, { company }), await buildJob({}, { company })];
});

const limit = (job_ids: number[] | null, { account: { id } } = ada) =>
  grace.ok(`POST ${PATH}`, PATH, { id, job_ids });
const seenBy = async (who: SignedIn) =>
  (await who.ok("GET employer/job/get-all-job-list", "employer/job/get-all-job-list")).map(({ id }) => id);
const idAt = (n: number) => jobs[n]?.id ?? 0;

describe("the jobs that a colleague sees", () => {
  it("are all, until the owner chooses some, or none; and all again", async () => {
    expect((await team(ada)).members.map(({ job_ids }) => job_ids)).toEqual([null, null]);
    expect(await seenBy(ada)).toHaveLength(2);
    const seesAll = async (who: SignedIn) => (await who.ok("GET auth/profile", "auth/profile")).sees_all_jobs;
    expect(await seesAll(ada)).toBe(true);
    for (const chosen of [[idAt(0)], []]) {
      const { members } = await limit(chosen);
      expect(members.find(({ id }) => id === ada.account.id)?.job_ids).toEqual(chosen);
      expect(await seenBy(ada)).toEqual(chosen);
      expect(await ada.fails("GET", `employer/job/${idAt(1)}`)).toMatchObject({ code: "not_found" });
      expect((await team(ada)).members.find(({ is_you }) => is_you)?.job_ids).toEqual(chosen);
      expect([await seesAll(ada), await seesAll(grace)]).toEqual([false, true]);
    }
    await limit(null);
    expect(await seenBy(ada)).toHaveLength(2);
    expect(await seesAll(ada)).toBe(true);
  });

  it("are for the owner to choose among the company's own, for anybody but themselves", async () => {
    const { id } = ada.account;
    const foreign = await buildJob();
    expect(await grace.fails("POST", PATH, { id, job_ids: [idAt(0), foreign.id] })).toMatchObject({
      code: "not_found",
    });
    expect(await seenBy(ada)).toHaveLength(2);
    expect(await ada.fails("POST", PATH, { id, job_ids: null })).toMatchObject({ code: "forbidden" });
    expect(await grace.fails("POST", PATH, { id: grace.account.id, job_ids: [] })).toMatchObject({
      code: "conflict",
    });
    const stranger = await owner(server(), "Quay Foods");
    expect(await stranger.fails("POST", PATH, { id, job_ids: [] })).toMatchObject({ code: "not_found" });
    for (const job_ids of ["all", [0], [1.5], undefined, Array.from({ length: 1_001 }, (_, n) => n + 1)])
      expect(await grace.fails("POST", PATH, { id, job_ids })).toMatchObject({ code: "invalid_input" });
    // Twice the same is once.
    await limit([idAt(0), idAt(0)]);
    expect(await seenBy(ada)).toEqual([idAt(0)]);
  });

  it("stay none when the last of them is gone", async () => {
    await limit([idAt(0)]);
    await jobs[0]?.destroy();
    expect(await seenBy(ada)).toEqual([]);
  });

  it("grow by what they post themselves, also as a copy, and by no colleague's draft of the same request", async () => {
    await limit([idAt(0)]);
    const request_key = "5f1d7a3e-6f0b-4b7c-9b1e-0d9a4b6c2f10";
    const draft = await ada.ok("POST employer/job/post", "employer/job/post", { ...BASICS, request_key });
    const copy = await ada.ok("POST employer/job/duplicate", "employer/job/duplicate", { id: idAt(0) });
    expect((await seenBy(ada)).toSorted()).toEqual([idAt(0), draft.id, copy.id].toSorted());
    expect(
      await ada.ok("POST employer/job/post", "employer/job/post", { ...BASICS, request_key }),
    ).toMatchObject({ id: draft.id });
    const other = "6f1d7a3e-6f0b-4b7c-9b1e-0d9a4b6c2f10";
    await grace.ok("POST employer/job/post", "employer/job/post", { ...BASICS, request_key: other });
    for (const [path, body] of [
      ["employer/job/post", { ...BASICS, request_key: other }],
      ["employer/job/save-changes", { title: "Boatman", request_key: other }],
      ["employer/job/duplicate", { id: idAt(0), request_key: other }],
    ] as const)
      expect(await ada.fails("POST", path, body), path).toMatchObject({ code: "not_found" });
    expect(await seenBy(ada)).toHaveLength(3);
  });

  it("leave what concerns all jobs at once to others", async () => {
    await limit([idAt(0), idAt(1)]);
    for (const path of ["employer/feeds", "employer/job/get-job-bulk-list"])
      expect(await ada.fails("GET", path)).toMatchObject({
        code: "forbidden",
        message: expect.stringContaining("all jobs of your company"),
      });
  });

  it("are everything for whoever becomes the owner, and are forgotten with the team", async () => {
    await limit([idAt(0)]);
    const bob = await colleague(server(), grace, "viewer");
    await limit([], bob);
    await grace.ok("POST employer/team/remove", "employer/team/remove", { id: bob.account.id });
    expect((await bob.account.reload()).hasChosenJobs).toBe(false);
    await grace.ok("POST employer/team/transfer", "employer/team/transfer", {
      id: ada.account.id,
      password: PASSWORD,
    });
    expect(await seenBy(ada)).toHaveLength(2);
    expect(
      await server().services.database.query("SELECT * FROM account_jobs", { type: QueryTypes.SELECT }),
    ).toEqual([]);
  });

  it("can come with the invitation", async () => {
    const email = "dora@example.com";
    const path = "employer/team/invite";
    const foreign = await buildJob();
    const wish = { email, seat: "viewer" };
    expect(await grace.fails("POST", path, { ...wish, job_ids: [foreign.id] })).toMatchObject({
      code: "not_found",
    });
    const { invitations } = await grace.ok(`POST ${path}`, path, { ...wish, job_ids: [idAt(1)] });
    expect(invitations).toMatchObject([{ email, job_ids: [idAt(1)] }]);
    const link = await linkIn(server(), email);
    const person = { password: PASSWORD, first_name: "Dora", last_name: "Marsh" };
    await server().ok("POST auth/registerColleague", "auth/registerColleague", { link, ...person });
    const dora = await server().signIn(await Account.findOne({ where: { email }, rejectOnEmpty: true }));
    expect(await seenBy(dora)).toEqual([idAt(1)]);
    const plain = await grace.ok(`POST ${path}`, path, { email: "emil@example.com", seat: "viewer" });
    expect(plain.invitations).toMatchObject([{ job_ids: null }]);
  });
});

it("whoever is limited loses what they were told of other jobs, and is told of these no more", async () => {
  const { limited, employer, applications } = await createTwoJobs(server(), true);
  const texts = async () => {
    const { items } = await limited.ok("GET notification/list", "notification/list");
    return items.map(({ title, text }) => `${title} ${text}`.toLowerCase()).join(" ");
  };
  expect(await texts()).toContain(SEEN);
  expect(await texts()).not.toContain(HIDDEN);
  const [waiting] = await server().services.database.query<{ mails: number }>(
    "SELECT COUNT(*) AS mails FROM mails WHERE recipient = ? AND status = 'QUEUED'",
    { replacements: [limited.account.email], type: QueryTypes.SELECT },
  );
  expect(Number(waiting?.mails)).toBe(0);
  const { id } = limited.account;
  const mention = (application: number) => ({ id: application, text: "Look.", mentions: [id] });
  expect(
    await employer.fails("POST", "employer/application/note", mention(applications.hidden)),
  ).toMatchObject({ code: "invalid_input", error: { mentions: expect.any(String) } });
  const note = mention(applications.seen);
  await employer.ok("POST employer/application/note", "employer/application/note", note);
  expect(await texts()).toContain("look.");
});
