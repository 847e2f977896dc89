import { describe, expect, it } from "vitest";
import { Application } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useDeckhandJob } from "./deckhand.ts";
import { PDF } from "./forms.ts";

const world = useDeckhandJob();
const requirementOf = async () => {
  const { ada, job } = world();
  const form = await ada.ok("GET user/job/apply-form/{id}", `user/job/apply-form/${job.id}`);
  return form.resume_requirement;
};

describe("a listing that requires a resume", () => {
  it("refuses an application without one, under its field, and saves nothing", async () => {
    const { job, apply } = world();
    await job.update({ resumeRequirement: "REQUIRED" });
    expect(await requirementOf()).toBe("REQUIRED");
    expect(await apply()).toMatchObject({
      status: 400,
      body: { error: { resume: "Please add your resume." } },
    });
    // An earlier application that is somebody else's, or none, is no resume.
    expect((await apply({ resume_of: 4_000_000 })).status).toBe(400);
    expect(await Application.count()).toBe(0);
  });

  it("takes a file, the profile, a resume made here, and the last one again", async () => {
    const { ada, job, apply } = world();
    const company = await buildCompany();
    const jobs = [job];
    for (let i = 0; i < 3; i++) jobs.push(await buildJob({}, { company }));
    for (const one of jobs) await one.update({ resumeRequirement: "REQUIRED" });
    const [first, second, third, fourth] = jobs.map(({ id }) => id);
    const work = { position: "Captain", name: "Sea Trade", startDate: "2020-05" };
    await ada.ok("POST user/experience/add-profile", "user/experience/add-profile", { entry: work });
    const { id } = await ada.ok("POST user/resume/add", "user/resume/add", { name: "At sea" });
    expect((await apply({ job_id: first }, PDF)).status).toBe(200);
    const [sent] = await Application.findAll();
    expect((await apply({ job_id: second, resume_from: "profile" })).status).toBe(200);
    expect((await apply({ job_id: third, resume_from: id })).status).toBe(200);
    expect((await apply({ job_id: fourth, resume_of: sent?.id })).status).toBe(200);
  });
});

describe("a listing that wants no resume", () => {
  it("says so in the form, takes applications without one, and refuses one that is sent", async () => {
    const { job, apply } = world();
    await job.update({ resumeRequirement: "NOT_WANTED" });
    expect(await requirementOf()).toBe("NOT_WANTED");
    const refused = await apply({}, PDF);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toHaveProperty("resume");
    expect(await Application.count()).toBe(0);
    expect((await apply()).status).toBe(200);
  });
});

it("a listing that says nothing takes applications with and without a resume", async () => {
  const { apply } = world();
  expect(await requirementOf()).toBe("OPTIONAL");
  expect((await apply()).status).toBe(200);
});

it("the listing's own endpoints keep it, and a copy has it", async () => {
  const { boss, job } = world();
  const SAVE = "employer/job/save-changes";
  const { id } = await boss.ok(`POST ${SAVE}`, SAVE, { title: "Cook", resume_requirement: "REQUIRED" });
  const stored = await boss.ok("GET employer/job/{id}", `employer/job/${id}`);
  expect(stored.resume_requirement).toBe("REQUIRED");
  const again = "employer/job/duplicate";
  await job.update({ resumeRequirement: "NOT_WANTED" });
  const copy = await boss.ok(`POST ${again}`, again, { id: job.id });
  expect(copy.resume_requirement).toBe("NOT_WANTED");
  const bad = await boss.fails("POST", SAVE, { id, resume_requirement: "PERHAPS" });
  expect(bad.error).toHaveProperty("resume_requirement");
});
