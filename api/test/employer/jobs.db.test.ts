import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Job, JobEvent } from "../../src/models/index.ts";
import { buildAccount, buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { presses } from "../support/presses.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { BASICS, DETAIL, draftJob, publishJob, SALARY } from "./postings.ts";

const server = useServer();
let employer: SignedIn;
beforeEach(async () => {
  employer = await server().signIn("employer");
});

const onMap = async (id: number) => {
  const list = await server().ok("GET user/job/list", "user/job/list");
  return list.items.some((job) => job.id === id);
};

describe("posting a job", () => {
  it("is saved step by step as a draft that others cannot see", async () => {
    const draft = await employer.ok("POST employer/job/post", "employer/job/post", BASICS);
    expect(draft).toMatchObject({ status: "DRAFT", title: "Deckhand", actions: ["submit", "archive"] });
    expect(draft.checks.map(({ code }) => code)).toContain("description_short");
    const saved = await employer.ok("POST employer/job/post-salary", "employer/job/post-salary", {
      id: draft.id,
      ...SALARY,
    });
    expect(saved.base_salary).toEqual(SALARY.base_salary);
    const whole = await employer.ok("POST employer/job/post-detail", "employer/job/post-detail", {
      id: draft.id,
      ...DETAIL,
    });
    expect(whole.skills).toEqual([{ name: "Net mending", required: true }]);
    expect(whole.checks.filter(({ severity }) => severity === "blocks")).toEqual([]);
    expect(await server().fails("GET", `user/job/${draft.id}`)).toMatchObject({ httpStatus: 404 });
  });

  it("creates one draft for fifty clicks with one request key (R24)", async () => {
    const request_key = randomUUID();
    const drafts = await presses(() =>
      employer.ok("POST employer/job/post", "employer/job/post", { ...BASICS, request_key }),
    );
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect(await Job.count()).toBe(1);
  });

  it("reports an unknown category, and half characters, under their fields", async () => {
    const bad = { ...BASICS, category_id: 4_000_000_000 };
    expect(await employer.fails("POST", "employer/job/post", bad)).toMatchObject({
      httpStatus: 400,
      error: { category_id: "Category not found." },
    });
    expect(await Job.count()).toBe(0);
    const { id } = await draftJob(employer);
    const half = { id, ...SALARY, benefits: ["Housing \ud83c"] };
    const failed = await employer.fails("POST", "employer/job/post-salary", half);
    expect(failed).toMatchObject({ httpStatus: 400, code: "invalid_input" });
    expect(Object.keys(failed.error ?? {})).toEqual(["benefits[0]"]);
  });

  it("keeps a dragged pin's position and marks it as exact", async () => {
    const place = { locality: "Baltimore", region: "MD", latitude: 39.2804, longitude: -76.6083 };
    const { locations } = await employer.ok("POST employer/job/post", "employer/job/post", {
      ...BASICS,
      locations: [place],
    });
    expect(locations).toMatchObject([{ ...place, precision: "ROOFTOP" }]);
  });

  it("removes scripts from every text", async () => {
    const { id } = await draftJob(employer);
    const evil = `<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">here</a>`;
    const saved = await employer.ok("POST employer/job/post-detail", "employer/job/post-detail", {
      ...DETAIL,
      id,
      description: `${DETAIL.description}${evil}`,
      responsibilities: evil,
      qualifications: evil,
    });
    for (const html of [saved.description, saved.responsibilities, saved.qualifications])
      expect(html ?? "").not.toMatch(/script|onerror|<img/i);
  });

  it.each<[string, object, string]>([
    ["title", { ...BASICS, title: " " }, "Please enter a title."],
    ["locations", { ...BASICS, locations: Array(51).fill({}) }, "A job can have at most 50 places."],
    ["openings", { ...BASICS, openings: 0 }, "A job needs at least one opening."],
  ])("reports a bad %s under its field", async (field, body, message) => {
    const failed = await employer.fails("POST", "employer/job/post", body);
    expect(failed).toMatchObject({ httpStatus: 400, code: "invalid_input" });
    expect(failed.error?.[field]).toContain(message);
    expect(await Job.count()).toBe(0);
  });

  it("names the exact place or question that is wrong", async () => {
    const bad = { street: "x".repeat(251), locality: "Boston", latitude: 42.36 };
    const locations = [{ locality: "Baltimore", region: "MD" }, { locality: "Miami", region: "FL" }, bad];
    const failed = await employer.fails("POST", "employer/job/post", { ...BASICS, locations });
    expect(failed).toMatchObject({ httpStatus: 400, code: "invalid_input" });
    expect(failed.error).toEqual({
      "locations[2].street": "Street can be at most 250 characters.",
      "locations[2].latitude": "Latitude and longitude must be given together.",
    });
    expect(await Job.count()).toBe(0);
    const { id } = await draftJob(employer);
    const questions = [
      { text: "May you work in the US?", type: "BOOLEAN" },
      { text: "?", type: "SINGLE_SELECT", options: ["Days", "x".repeat(201)] },
    ];
    const refused = await employer.fails("POST", "employer/job/post-job-question", { id, questions });
    expect(Object.keys(refused.error ?? {})).toEqual(["questions[1].text", "questions[1].options[1]"]);
  });

  it("rejects invalid links, and a maximum pay below the minimum", async () => {
    const { id } = await draftJob(employer);
    const detail = { ...DETAIL, id, apply_kind: "URL", apply_url: "javascript:alert(1)" };
    expect((await employer.fails("POST", "employer/job/post-detail", detail)).error).toHaveProperty(
      "apply_url",
    );
    const base_salary = { currency: "USD", min: 3_000, max: 2_000, unit: "HOUR" };
    const failed = await employer.fails("POST", "employer/job/post-salary", { id, base_salary });
    expect(failed.error).toHaveProperty("base_salary");
  });

  it("keeps the order of questions, and rejects choices without options", async () => {
    const { id } = await draftJob(employer);
    const questions = [
      { text: "May you work in the US?", type: "BOOLEAN", required: true, knockout: ["no"] },
      { text: "Which boats do you know?", type: "MULTI_SELECT", options: ["Trawler", "Ferry"] },
    ];
    const path = "employer/job/post-job-question";
    const saved = await employer.ok("POST employer/job/post-job-question", path, { id, questions });
    expect(saved.questions).toMatchObject(questions);
    const bad = [{ text: "Which?", type: "SINGLE_SELECT", options: ["Only one"] }];
    expect(await employer.fails("POST", path, { id, questions: bad })).toMatchObject({ httpStatus: 400 });
  });

  it("requires a company first", async () => {
    const nameless = await server().signIn(await buildAccount({ role: "employer", companyId: null }));
    expect(await nameless.fails("POST", "employer/job/post", BASICS)).toMatchObject({
      httpStatus: 409,
      message: "Please Fill Your Company Profile",
    });
  });
});

describe("a published job", () => {
  // @spec 1.10
  it("is on the map with the next request, and off it when paused or closed", async () => {
    const { id } = await publishJob(employer);
    expect(await onMap(id)).toBe(true);
    const move = (body: object) =>
      employer.ok("POST employer/job/change-status", "employer/job/change-status", { id, ...body });
    await move({ action: "pause" });
    expect(await onMap(id)).toBe(false);
    await move({ action: "resume" });
    expect(await onMap(id)).toBe(true);
    const closed = await move({ action: "close", close_reason: "FILLED" });
    expect(closed).toMatchObject({ status: "CLOSED", close_reason: "FILLED", actions: ["archive"] });
    expect(await onMap(id)).toBe(false);
    expect(await server().fails("GET", `user/job/${id}`)).toMatchObject({ httpStatus: 410 });
    const history = await JobEvent.findAll({ where: { jobId: id }, order: [["id", "ASC"]] });
    expect(history.map(({ action, toStatus, accountId }) => [action, toStatus, accountId])).toEqual([
      ["submit", "PUBLISHED", employer.account.id],
      ["pause", "PAUSED", employer.account.id],
      ["resume", "PUBLISHED", employer.account.id],
      ["close", "CLOSED", employer.account.id],
    ]);
  });

  it("runs for the days of its plan, is dated once, and only its confirmation date moves", async () => {
    const job = await publishJob(employer);
    const days =
      (Date.parse(job.valid_through ?? "") - Date.parse(job.first_published_at ?? "")) / 86_400_000;
    expect(days).toBe(30);
    server().advance(86_400_000);
    const confirmed = await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: job.id,
      action: "confirm",
    });
    expect(confirmed.first_published_at).toBe(job.first_published_at);
    expect(confirmed.valid_through).toBe(job.valid_through);
    expect(Date.parse(confirmed.last_confirmed_at ?? "")).toBeGreaterThan(
      Date.parse(job.last_confirmed_at ?? ""),
    );
  });

  it("ends with its deadline when that changes, and never after the days of its plan", async () => {
    const job = await publishJob(employer);
    const day = (days: number) =>
      new Date(Date.parse(job.first_published_at ?? "") + days * 86_400_000).toISOString().slice(0, 10);
    const withDeadline = async (application_deadline: string | null) => {
      const body = { ...DETAIL, id: job.id, application_deadline };
      const saved = await employer.ok("POST employer/job/post-detail", "employer/job/post-detail", body);
      return saved.valid_through;
    };
    expect(await withDeadline(day(9))).toBe(`${day(10)}T00:00:00.000Z`);
    expect(await withDeadline(day(19))).toBe(`${day(20)}T00:00:00.000Z`);
    expect(await withDeadline(day(80))).toBe(job.valid_through);
    await withDeadline(day(1));
    expect(await withDeadline(null)).toBe(job.valid_through);
    await withDeadline(day(1));
    server().advance(3 * 86_400_000);
    expect(await server().fails("GET", `user/job/${job.id}`)).toMatchObject({ httpStatus: 410 });
  });

  it("is not published while a rule blocks it, and names the rule", async () => {
    const { id } = await employer.ok("POST employer/job/post", "employer/job/post", {
      ...BASICS,
      employment_types: [],
    });
    const failed = await employer.fails("POST", "employer/job/change-status", { id, action: "submit" });
    expect(failed).toMatchObject({ httpStatus: 400, code: "invalid_input" });
    expect(Object.keys(failed.error ?? {}).sort()).toEqual([
      "base_salary",
      "description",
      "employment_types",
    ]);
    expect((await Job.findByPk(id))?.status).toBe("DRAFT");
  });

  it("cannot be changed to break a rule, and stays unchanged", async () => {
    const { id } = await publishJob(employer);
    const failed = await employer.fails("POST", "employer/job/post-detail", {
      ...DETAIL,
      id,
      description: "Short.",
    });
    expect(failed.error).toHaveProperty("description");
    expect((await server().ok("GET user/job/{id}", `user/job/${id}`)).description).toContain(
      "Keeps the boats",
    );
  });

  it("closes as filled when the last opening is filled", async () => {
    const { id } = await publishJob(employer, { openings: 2 });
    const path = "employer/job/change-position-status";
    const fill = (positions_filled: number) =>
      employer.ok("POST employer/job/change-position-status", path, { id, positions_filled });
    expect(await fill(1)).toMatchObject({ status: "PUBLISHED", positions_filled: 1 });
    expect(await employer.fails("POST", path, { id, positions_filled: 3 })).toMatchObject({
      httpStatus: 400,
      error: { positions_filled: "This job has 2 openings." },
    });
    expect(await fill(2)).toMatchObject({ status: "CLOSED", close_reason: "FILLED" });
  });

  it("cannot have fewer openings than are filled", async () => {
    const { id } = await publishJob(employer, { openings: 5 });
    const path = "employer/job/change-position-status";
    await employer.ok("POST employer/job/change-position-status", path, { id, positions_filled: 3 });
    const failed = await employer.fails("POST", "employer/job/post", { ...BASICS, id, openings: 2 });
    expect(failed).toMatchObject({ httpStatus: 400, error: { openings: "3 openings are already filled." } });
  });

  it("answers 409 with a code to an impossible action, and changes nothing", async () => {
    const { id } = await draftJob(employer);
    const failed = await employer.fails("POST", "employer/job/change-status", { id, action: "resume" });
    expect(failed).toMatchObject({ httpStatus: 409, code: "illegal_transition" });
    expect(await JobEvent.count()).toBe(0);
    const ask = { id, action: "close" };
    expect((await employer.fails("POST", "employer/job/change-status", ask)).error).toHaveProperty(
      "close_reason",
    );
  });

  it("is reposted as a new listing with its own date", async () => {
    const first = await publishJob(employer);
    const copy = await employer.ok("POST employer/job/duplicate", "employer/job/duplicate", { id: first.id });
    expect(copy).toMatchObject({ status: "DRAFT", title: first.title, first_published_at: null });
    expect(copy.id).not.toBe(first.id);
    for (const part of ["locations", "employment_types", "base_salary", "skills", "description"] as const)
      expect(copy[part]).toEqual(first[part]);
  });

  it("is reposted once by fifty clicks with one request key (R24)", async () => {
    const { id } = await draftJob(employer);
    const request_key = randomUUID();
    const copies = await presses(() =>
      employer.ok("POST employer/job/duplicate", "employer/job/duplicate", { id, request_key }),
    );
    expect(new Set(copies.map((copy) => copy.id)).size).toBe(1);
    expect(await Job.count()).toBe(2);
  });
});

describe("an employer's lists", () => {
  it("page, search and count exactly, for the own company only", async () => {
    const company = await buildCompany();
    employer = await server().signIn(await buildEmployer({}, company));
    for (const n of [1, 2, 3]) await buildJob({ title: `Cook ${n}` }, { company });
    await buildJob({ title: "Pilot", status: "CLOSED", closeReason: "FILLED" }, { company });
    await buildJob({ title: "Cook elsewhere" });
    const list = await employer.ok("GET employer/job/list", "employer/job/list?search=cook&limit=2");
    expect(list).toMatchObject({
      total: 3,
      page: 1,
      limit: 2,
      counts: { PUBLISHED: 3, CLOSED: 1, DRAFT: 0 },
    });
    expect(list.items).toHaveLength(2);
    const closed = await employer.ok("GET employer/job/closed-list", "employer/job/closed-list");
    expect(closed.items.map(({ title }) => title)).toEqual(["Pilot"]);
    const names = await employer.ok("GET employer/job/get-all-job-list", "employer/job/get-all-job-list");
    expect(names).toHaveLength(4);
    expect(names).toContainEqual(
      expect.objectContaining({ title: "Pilot", applications: 0, new_applications: 0 }),
    );
    expect((await employer.ok("GET employer/job/list", "employer/job/list?search=%25")).total).toBe(0);
  });

  it("give the form its options", async () => {
    const company = await buildCompany({ name: "Harbor Freight Lines" });
    employer = await server().signIn(await buildEmployer({}, company));
    const form = await employer.ok("GET employer/job/get-form-data", "employer/job/get-form-data");
    expect(form.employment_types).toContainEqual({ value: "FULL_TIME", label: "Full-time" });
    expect(form.company.name).toBe("Harbor Freight Lines");
    expect(form.days_published).toBe(30);
  });
});

describe("access (S22)", () => {
  const WRITES = [
    ["employer/job/post", (id: number) => ({ ...BASICS, id })],
    ["employer/job/post-salary", (id: number) => ({ ...SALARY, id })],
    ["employer/job/post-detail", (id: number) => ({ ...DETAIL, id })],
    ["employer/job/post-job-question", (id: number) => ({ id, questions: [] })],
    ["employer/job/change-status", (id: number) => ({ id, action: "pause" })],
    ["employer/job/change-position-status", (id: number) => ({ id, positions_filled: 1 })],
    ["employer/job/duplicate", (id: number) => ({ id })],
  ] as const;

  it.each(WRITES)("%s: rejects visitors, candidates and other employers", async (path, body) => {
    const { id } = await publishJob(employer);
    const before = (await Job.findByPk(id))?.toJSON();
    const candidate = await server().signIn("user");
    const other = await server().signIn(await buildEmployer());
    expect(await server().fails("POST", path, body(id))).toMatchObject({ httpStatus: 401 });
    expect(await candidate.fails("POST", path, body(id))).toMatchObject({ httpStatus: 403 });
    expect(await other.fails("POST", path, body(id))).toMatchObject({ httpStatus: 404 });
    expect((await Job.findByPk(id))?.toJSON()).toEqual(before);
  });

  it("limits a listing to its own employer", async () => {
    const { id } = await draftJob(employer);
    const other = await server().signIn(await buildEmployer());
    expect(await other.fails("GET", `employer/job/${id}`)).toMatchObject({ httpStatus: 404 });
    expect((await employer.ok("GET employer/job/{id}", `employer/job/${id}`)).id).toBe(id);
  });
});
