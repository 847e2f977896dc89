import { randomUUID } from "node:crypto";
import { draftOf } from "@jobmap/contract";
import { DAY_MS, MAX_JOB_TEMPLATES } from "@jobmap/contract/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { Job, JobTemplate } from "../../src/models/index.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ACCOUNT_LIMITS: "1000" } });
const PATH = "employer/job-template";
const PLACE = { locality: "Baltimore", region: "MD", latitude: 39.29, longitude: -76.61 };
const CONTENT = {
  title: "Deckhand",
  location_type: "ONSITE",
  locations: [PLACE],
  employment_types: ["FULL_TIME", "TEMPORARY"],
  base_salary: { currency: "USD", min: 2_100, max: 2_650, unit: "HOUR" },
  description: `<p>${"Keeps the boats in order.".repeat(10)}</p>`,
  benefits: ["Meals"],
  skills: [{ name: "Knots", required: true }],
  questions: [{ text: "Can you swim?", type: "BOOLEAN", required: true, options: [], knockout: ["no"] }],
  starts_on: "2027-03-01",
  application_deadline: "2027-02-01",
  requisition_id: "R-17",
} as const;
let boss: SignedIn;
beforeEach(async () => {
  boss = await server().signIn("employer");
});

const draft = async (content: object = CONTENT, who = boss) =>
  await who.ok("POST employer/job/save-changes", "employer/job/save-changes", {
    request_key: randomUUID(),
    ...content,
  });
const add = (job_id: number, name: string) => boss.ok(`POST ${PATH}/add`, `${PATH}/add`, { job_id, name });
const list = () => boss.ok(`GET ${PATH}/list`, `${PATH}/list`);
const start = (id: number, request_key = randomUUID()) =>
  boss.ok(`POST ${PATH}/start`, `${PATH}/start`, { id, request_key });

describe("job templates", () => {
  it("begin a draft with everything but dates, status and requisition ID", async () => {
    const { id } = await draft();
    const template = await add(id, "Crew");
    expect(template).toEqual({ id: template.id, name: "Crew", title: "Deckhand", town: "Baltimore" });
    const made = await start(template.id);
    const { title, employment_types, base_salary, description, benefits, skills, questions } = CONTENT;
    // As its employer edits it: what is not finished yet stands beside the listing.
    const edited = draftOf(made);
    expect(edited).toMatchObject({
      title,
      employment_types,
      base_salary,
      description,
      benefits,
      skills,
      questions,
    });
    expect(edited.locations[0]).toMatchObject(PLACE);
    expect(made.status).toBe("DRAFT");
    expect(edited).toMatchObject({
      starts_on: null,
      application_deadline: null,
      requisition_id: null,
    });
    expect(made.id).not.toBe(id);
    // What becomes of the listing or the draft changes nothing about the template.
    await Job.destroy({ where: { id } });
    expect((await start(template.id)).title).toBe("Deckhand");
  });

  it("keep the unpublished changes of a published listing, which stays as it is", async () => {
    const { id } = await draft();
    const now = server().services.now();
    await Job.update(
      {
        status: "PUBLISHED",
        firstPublishedAt: now,
        lastConfirmedAt: now,
        validThrough: new Date(now.getTime() + 30 * DAY_MS),
      },
      { where: { id } },
    );
    const { version } = await boss.ok("GET employer/job/{id}", `employer/job/${id}`);
    await boss.ok("POST employer/job/save-changes", "employer/job/save-changes", {
      id,
      version,
      title: "Bosun",
      base_salary: null,
    });
    const template = await add(id, "Crew");
    expect(template.title).toBe("Bosun");
    expect(await start(template.id)).toMatchObject({ title: "Bosun", base_salary: null, status: "DRAFT" });
    expect((await Job.findByPk(id))?.title).toBe("Deckhand");
  });

  it("keep a listing of which nothing is written yet but a title", async () => {
    const { id } = await draft({ title: "Cook" });
    const { id: template } = await add(id, "Empty");
    expect((await list())[0]).toMatchObject({ title: "Cook", town: "" });
    expect((await start(template)).title).toBe("Cook");
  });

  it("make one draft of a press that is repeated, also at once", async () => {
    const { id } = await add((await draft()).id, "Crew");
    const key = randomUUID();
    const [first, second] = await Promise.all([start(id, key), start(id, key)]);
    expect(second.id).toBe(first.id);
    expect((await start(id, key)).id).toBe(first.id);
    expect((await start(id)).id).not.toBe(first.id);
  });

  it("have a name of their own in the company, which can change, and can be deleted", async () => {
    const { id: job } = await draft();
    const { id } = await add(job, "Crew");
    await add(job, "Captains");
    expect((await list()).map(({ name }) => name)).toEqual(["Captains", "Crew"]);
    const taken = { httpStatus: 409, error: { name: expect.any(String) } };
    expect(await boss.fails("POST", `${PATH}/add`, { job_id: job, name: "crew" })).toMatchObject(taken);
    expect(await boss.fails("POST", `${PATH}/rename`, { id, name: "Captains" })).toMatchObject(taken);
    expect(await boss.fails("POST", `${PATH}/rename`, { id, name: " " })).toMatchObject({ httpStatus: 400 });
    expect(await boss.ok(`POST ${PATH}/rename`, `${PATH}/rename`, { id, name: "Deck" })).toMatchObject({
      name: "Deck",
    });
    await boss.ok(`POST ${PATH}/delete`, `${PATH}/delete`, { id });
    expect((await list()).map(({ name }) => name)).toEqual(["Captains"]);
  });

  it("are 200 of a company at most, however many are saved at once", async () => {
    const { id: job } = await draft();
    const companyId = boss.account.companyId ?? 0;
    await JobTemplate.bulkCreate(
      Array.from({ length: MAX_JOB_TEMPLATES - 1 }, (_, n) => ({
        companyId,
        name: `Kept ${n}`,
        content: {},
      })),
    );
    const replies = await Promise.allSettled(["A", "B", "C"].map((name) => add(job, name)));
    expect(replies.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await list()).toHaveLength(MAX_JOB_TEMPLATES);
    expect(await boss.fails("POST", `${PATH}/add`, { job_id: job, name: "D" })).toMatchObject({
      httpStatus: 409,
      message: expect.stringContaining("200 templates"),
    });
  });

  it("are the company's alone, of its own listings", async () => {
    const other = await server().signIn("employer");
    const { id: job } = await draft();
    const { id } = await add(job, "Crew");
    expect(await other.ok(`GET ${PATH}/list`, `${PATH}/list`)).toEqual([]);
    const missing = { httpStatus: 404 };
    expect(await other.fails("POST", `${PATH}/add`, { job_id: job, name: "Mine" })).toMatchObject(missing);
    expect(await other.fails("POST", `${PATH}/rename`, { id, name: "Mine" })).toMatchObject(missing);
    expect(await other.fails("POST", `${PATH}/delete`, { id })).toMatchObject(missing);
    const body = { id, request_key: randomUUID() };
    expect(await other.fails("POST", `${PATH}/start`, body)).toMatchObject(missing);
  });
});
