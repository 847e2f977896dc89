import { JOB_STATUSES } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { Application, Company, Job } from "../src/models/index.ts";
import { FORM, PDF, sendForm } from "./candidate/forms.ts";
import { BASICS, DETAIL, draftJob, publishJob } from "./employer/postings.ts";
import { buildJob } from "./support/build.ts";
import type { TestServer } from "./support/server.ts";
import { useServer } from "./support/use-server.ts";

const server = useServer();

/** Where the public could find a job: its page, lists, the map, and its company's. */
async function placesOf(where: TestServer, job: Job, company: Company): Promise<string[]> {
  const seen: string[] = [];
  const page = await where.request("GET", `/api/v1/user/job/${job.id}`);
  await page.arrayBuffer();
  if (page.ok) seen.push("its page");
  const list = await where.ok("GET user/job/list", `user/job/list?search=${job.title}`);
  if (list.total > 0) seen.push("the list");
  const map = await where.ok("GET map/clusters", "map/clusters?bbox=-80,30,-70,45&zoom=5");
  if (map.total > 0) seen.push("the map");
  const own = `user/company/getCompanyJobs/${company.id}`;
  if ((await where.ok("GET user/company/getCompanyJobs/{id}", own)).total > 0)
    seen.push("its company's list");
  const embed = await where.ok("GET map/company/{username}", `map/company/${company.username}`);
  if (embed.total > 0) seen.push("its company's map");
  const titles = await where.ok(
    "GET user/job/get-search-job-title",
    `user/job/get-search-job-title?search=${job.title}`,
  );
  if (titles.length > 0) seen.push("the suggestions");
  return seen;
}

describe("publishing", () => {
  const hidden = JOB_STATUSES.filter((status) => status !== "PUBLISHED");

  it.each(hidden)(
    "S24: a job that is %s is public nowhere, and no press of its employer pays for it",
    async (status) => {
      const employer = await server().signIn("employer");
      const company = await Company.findByPk(employer.account.companyId ?? 0, { rejectOnEmpty: true });
      const description = DETAIL.description;
      const job = await buildJob({ title: "Wheelwright", description }, { company });
      await server().refresh(job.id);
      expect(await placesOf(server(), job, company)).toEqual([
        "its page",
        "the list",
        "the map",
        "its company's list",
        "its company's map",
        "the suggestions",
      ]);
      await job.update({ status });
      await server().refresh(job.id);
      expect(await placesOf(server(), job, company)).toEqual([]);
      const path = "employer/job/change-status";
      if (status === "PENDING_PAYMENT" || status === "PENDING_REVIEW")
        for (const action of ["submit", "resume", "confirm"])
          expect(await employer.fails("POST", path, { id: job.id, action })).toMatchObject({
            code: "illegal_transition",
          });
    },
  );

  it("S27: takes price and duration from the plan, not from the browser", async () => {
    const employer = await server().signIn("employer");
    const { id } = await draftJob(employer);
    const asked = {
      price: 0,
      plan: "forever",
      days: 3_650,
      days_published: 3_650,
      valid_through: "2099-01-01",
    };
    const job = await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
      id,
      action: "submit",
      ...asked,
    });
    const { days_published } = await employer.ok(
      "GET employer/job/get-form-data",
      "employer/job/get-form-data",
    );
    const lasts = Date.parse(job.valid_through ?? "") - Date.parse(job.first_published_at ?? "");
    expect(lasts).toBe(days_published * 86_400_000);
  });
});

describe("a request body", () => {
  it("S23: cannot set a listing's state, owner or dates", async () => {
    const employer = await server().signIn("employer");
    const other = await server().signIn("employer");
    const { id } = await employer.ok("POST employer/job/post", "employer/job/post", {
      ...BASICS,
      status: "PUBLISHED",
      companyId: other.account.companyId,
      company_id: other.account.companyId,
      created_by: other.account.id,
      firstPublishedAt: "2020-01-01T00:00:00Z",
      first_published_at: "2020-01-01T00:00:00Z",
      positions_filled: 7,
      is_demo: true,
      source: "elsewhere",
    });
    expect(await Job.findByPk(id)).toMatchObject({
      status: "DRAFT",
      companyId: employer.account.companyId,
      createdBy: employer.account.id,
      firstPublishedAt: null,
      positionsFilled: 0,
      isDemo: false,
      source: null,
    });
  });

  it("S23: cannot set an application's stage, rating or candidate, or whether a company is claimed", async () => {
    const employer = await server().signIn("employer");
    const job = await publishJob(employer);
    const [candidate, other] = [await server().signIn("user"), await server().signIn("user")];
    await sendForm(candidate, {
      ...FORM,
      job_id: job.id,
      status: "HIRED",
      rating: 5,
      candidate_id: other.account.id,
      candidateId: other.account.id,
      knockouts: 0,
      viewed_at: "2020-01-01T00:00:00Z",
    });
    expect(await Application.findAll()).toMatchObject([
      { status: "APPLIED", rating: null, candidateId: candidate.account.id, viewedAt: null },
    ]);
    const body = {
      company_name: "Harbor Works",
      is_third_party: true,
      username: "admin",
      show_profile: false,
    };
    await employer.ok(
      "POST employer/profile/update-basic-detail",
      "employer/profile/update-basic-detail",
      body,
    );
    expect(await Company.findByPk(employer.account.companyId ?? 0)).toMatchObject({
      isThirdParty: false,
      showProfile: true,
      username: employer.account.username,
    });
  });
});

describe("a resume", () => {
  it("S25: is available only to its candidate and the employers it was sent to, and has no address", async () => {
    const employer = await server().signIn("employer");
    const job = await publishJob(employer);
    const candidate = await server().signIn("user");
    await sendForm(candidate, { ...FORM, job_id: job.id }, PDF);
    const { id } = await Application.findOne({ rejectOnEmpty: true });
    const get = async (who: Pick<TestServer, "request">, path: string) => {
      const reply = await who.request("GET", path);
      await reply.arrayBuffer();
      return [reply.status, reply.headers.get("cache-control")];
    };
    const [theirs, own] = ["employer", "user"].map((role) => `/api/v1/${role}/application/${id}/resume`);
    expect(await get(employer, theirs ?? "")).toEqual([200, expect.stringContaining("no-store")]);
    expect(await get(candidate, own ?? "")).toEqual([200, expect.stringContaining("no-store")]);
    expect((await get(await server().signIn("employer"), theirs ?? ""))[0]).toBe(404);
    expect((await get(await server().signIn("user"), own ?? ""))[0]).toBe(404);
    expect((await get(server(), own ?? ""))[0]).toBe(401);
    const [files] = await server().services.database.query("SELECT id, name FROM files");
    for (const { id: file, name } of files as { id: number; name: string }[])
      for (const path of [`/files/${name}`, `/files/${file}/${name}`, `/files/private/${name}`])
        expect((await get(server(), path))[0], path).toBe(404);
  });
});
