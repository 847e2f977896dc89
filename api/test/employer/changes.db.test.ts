import { randomUUID } from "node:crypto";
import { EmployerJob } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { Job, Skill, UnpublishedChanges } from "../../src/models/index.ts";
import { buildEmployer } from "../support/build.ts";
import { presses } from "../support/presses.ts";
import type { SignedIn, TestClient } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { BASICS, DETAIL, draftJob, publishJob } from "./postings.ts";

const server = useServer();
let employer: SignedIn;
beforeEach(async () => {
  employer = await server().signIn("employer");
});

const SAVE = "POST employer/job/save-changes";
const path = (key: string) => key.slice("POST ".length);
interface Saving {
  id?: number;
  request_key?: string;
  version?: number;
  changes?: object;
}
const flat = ({ changes, ...rest }: Saving) => ({ ...rest, ...changes });
const save = (body: Saving, who: TestClient = employer) => who.ok(SAVE, path(SAVE), flat(body));
const refused = (body: Saving, who: TestClient = employer) => who.fails("POST", path(SAVE), flat(body));
const publish = (id: number, version: number) =>
  employer.ok("POST employer/job/publish-changes", "employer/job/publish-changes", { id, version });
const read = (id: number) => employer.ok("GET employer/job/{id}", `employer/job/${id}`);
const publicly = (id: number) => server().ok("GET user/job/{id}", `user/job/${id}`);
const noted = async (id: number) => {
  const [row] = await server().services.database.query<{ n: number }>(
    "SELECT COUNT(*) AS n FROM job_changes WHERE job_id = ?",
    { replacements: [id], type: QueryTypes.SELECT },
  );
  return Number(row?.n);
};

describe("a draft", () => {
  it("is saved from its first letter on", async () => {
    const request_key = randomUUID();
    const made = await save({ request_key, changes: { title: "D" } });
    expect(made).toMatchObject({ status: "DRAFT", title: "D", version: 1, has_unpublished_changes: false });
    const next = await save({ id: made.id, version: 1, changes: { title: "", openings: null } });
    expect(next).toMatchObject({ id: made.id, title: "", version: 2, changes: {} });
    expect(next.edited_by).toMatchObject({ account_id: employer.account.id });
    expect(next.edited_at).not.toBeNull();
  });

  it("is created once by fifty requests with one key, and by a repeated request with more content", async () => {
    const request_key = randomUUID();
    const drafts = await presses(() => save({ request_key, changes: { title: "Deckhand" } }));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect(await Job.count()).toBe(1);
  });

  it("is not overwritten by a late first request after further edits", async () => {
    const request_key = randomUUID();
    const { id } = await save({ request_key, changes: { title: "Deckhand" } });
    await save({ request_key, changes: { title: "Deckhand, sent again" } });
    expect((await read(id)).title).toBe("Deckhand, sent again");
    await save({ id, version: 2, changes: { title: "Gone on with" } });
    const failed = await refused({ request_key, changes: { title: "Lost on its way" } });
    expect(failed).toMatchObject({ httpStatus: 409, code: "changed_elsewhere", error: { id: String(id) } });
    expect((await read(id)).title).toBe("Gone on with");
  });

  it("keeps unfinished fields with finished ones, and names what is missing", async () => {
    const unfinished = {
      base_salary: { currency: "EUR", min: null, max: 350_000, unit: "MONTH" },
      apply_kind: "URL",
      apply_url: "htt",
      questions: [{ text: "", type: "SINGLE_SELECT", required: true, options: ["Day"], knockout: [] }],
    };
    const changes = { title: "Deckhand", benefits: ["Housing"], ...unfinished };
    const { id } = await save({ changes });
    const kept = await read(id);
    expect(kept).toMatchObject({
      title: "Deckhand",
      benefits: ["Housing"],
      base_salary: null,
      questions: [],
    });
    expect(kept.changes).toEqual({ ...unfinished });
    const blocking = kept.checks.filter(({ severity }) => severity === "blocks").map(({ field }) => field);
    expect(blocking).toEqual(expect.arrayContaining(["base_salary", "apply_url", "questions"]));
    const failed = await employer.fails("POST", "employer/job/change-status", { id, action: "submit" });
    expect(failed).toMatchObject({ httpStatus: 400, code: "invalid_input" });
    expect(Object.keys(failed.error ?? {})).toEqual(["base_salary", "apply_url", "questions"]);
    expect((await read(id)).changes).toEqual(unfinished);
  });

  it("is published as last written, with the spelling and order of its skills", async () => {
    await Skill.create({ name: "net mending" });
    const { id, version } = await draftJob(employer);
    const skills = [
      { name: "Welding", required: false },
      { name: "Net Mending", required: true },
    ];
    const saved = await save({ id, version, changes: { skills, hours_per_week: 37.25 } });
    expect(saved.changes.skills).toEqual(skills);
    expect(await Skill.count({ where: { name: "Welding" } })).toBe(0);
    const submit = { id, action: "submit", version: saved.version };
    const job = await employer.ok("POST employer/job/change-status", "employer/job/change-status", submit);
    expect(job.slug).toMatch(/^deckhand-[0-9a-f]{10}$/);
    expect(job).toMatchObject({ status: "PUBLISHED", skills, hours_per_week: 37.25, changes: {} });
    expect((await publicly(id)).skills).toEqual(skills);
  });

  it("is not published if somebody else has changed it meanwhile", async () => {
    const { id, version } = await draftJob(employer);
    await save({ id, version, changes: { title: "Deckhand by night" } });
    const submit = { id, action: "submit", version };
    expect(await employer.fails("POST", "employer/job/change-status", submit)).toMatchObject({
      httpStatus: 409,
      code: "changed_elsewhere",
      data: { id, title: "Deckhand by night", version: version + 1 },
    });
    expect((await read(id)).status).toBe("DRAFT");
  });

  it("has no changes to publish or discard", async () => {
    const { id, version } = await draftJob(employer);
    for (const action of ["publish-changes", "discard-changes"])
      expect(await employer.fails("POST", `employer/job/${action}`, { id, version })).toMatchObject({
        httpStatus: 409,
        code: "illegal_transition",
      });
  });

  it("accepts places abroad: province, postal code and currency", async () => {
    const toronto = { locality: "Toronto", region: "ON", postal_code: "M5V 2T6", country: "CA" };
    const { id, version } = await draftJob(employer);
    const base_salary = { currency: "CAD", min: 2_800, max: 3_200, unit: "HOUR" };
    const saved = await save({ id, version, changes: { locations: [toronto], base_salary } });
    expect(saved.locations).toMatchObject([{ ...toronto, latitude: null, precision: null }]);
    expect(saved.checks.map(({ code }) => code)).toContain("location_off_map");
    const submit = { id, action: "submit" };
    const job = await employer.ok("POST employer/job/change-status", "employer/job/change-status", submit);
    expect(job).toMatchObject({ status: "PUBLISHED", base_salary });
  });

  it.each<[string, object, Record<string, string>]>([
    [
      "a country",
      { locations: [{ locality: "Toronto", country: "XX" }] },
      { "locations[0].country": "Please choose a country." },
    ],
    [
      "a currency",
      { base_salary: { currency: "ZZZ", min: 1, max: null, unit: "HOUR" } },
      { "base_salary.currency": "Please choose a currency." },
    ],
    ["a title", { title: "x".repeat(201) }, { title: "Title can be at most 200 characters." }],
  ])("reports an unknown %s under its field", async (_, changes, error) => {
    const failed = await refused({ changes });
    expect(failed).toMatchObject({ httpStatus: 400, code: "invalid_input" });
    expect(failed.error).toEqual(error);
    expect(await Job.count()).toBe(0);
  });
});

describe("a published listing", () => {
  it("stays unchanged until its changes are published, all at once", async () => {
    const { id, version } = await publishJob(employer);
    const before = await publicly(id);
    const notes = await noted(id);
    const mapVersion = server().services.jobIndex.versionOf(employer.account.companyId ?? 0);
    const first = await save({ id, version, changes: { title: "Boatman", benefits: ["Housing", "Meals"] } });
    expect(first).toMatchObject({
      title: "Deckhand",
      changes: { title: "Boatman", benefits: ["Housing", "Meals"] },
      has_unpublished_changes: true,
    });
    const second = await save({ id, version: first.version, changes: { openings: 3 } });
    expect(await publicly(id)).toEqual(before);
    expect(await noted(id)).toBe(notes);
    expect(server().services.jobIndex.versionOf(employer.account.companyId ?? 0)).toBe(mapVersion);
    const list = await employer.ok("GET employer/job/list", "employer/job/list");
    expect(list.items).toMatchObject([{ title: "Deckhand", has_unpublished_changes: true }]);

    const published = await publish(id, second.version);
    expect(published).toMatchObject({
      title: "Boatman",
      benefits: ["Housing", "Meals"],
      openings: 3,
      changes: {},
      has_unpublished_changes: false,
    });
    expect(published.first_published_at).toBe(before.date_posted);
    expect(await publicly(id)).toMatchObject({ title: "Boatman", openings: 3 });
    expect(await noted(id)).toBe(notes + 1);
    const found = await server().ok("GET user/job/list", "user/job/list?search=boatman");
    expect(found.items.map((job) => job.id)).toEqual([id]);
  });

  it("is not changed if a rule is broken, and the changes stay", async () => {
    const { id, version } = await publishJob(employer);
    const saved = await save({ id, version, changes: { description: "<p>Short.</p>", base_salary: null } });
    expect(saved.checks.filter(({ severity }) => severity === "blocks").map(({ code }) => code)).toEqual([
      "description_short",
      "pay_required",
    ]);
    const body = { id, version: saved.version };
    const failed = await employer.fails("POST", "employer/job/publish-changes", body);
    expect(failed).toMatchObject({ httpStatus: 400, code: "invalid_input" });
    expect(Object.keys(failed.error ?? {}).sort()).toEqual(["base_salary", "description"]);
    expect((await publicly(id)).description).toContain("Keeps the boats");
    expect((await read(id)).changes).toMatchObject({ description: "<p>Short.</p>", base_salary: null });
  });

  it("has no pending changes when they are reverted, discarded, or equal to it", async () => {
    const { id, version } = await publishJob(employer);
    const changed = await save({ id, version, changes: { title: "Boatman" } });
    const back = await save({ id, version: changed.version, changes: { title: "Deckhand" } });
    expect(back).toMatchObject({ changes: {}, has_unpublished_changes: false });
    const again = await save({ id, version: back.version, changes: { title: "Boatman" } });
    const discarded = await employer.ok("POST employer/job/discard-changes", "employer/job/discard-changes", {
      id,
      version: again.version,
    });
    expect(discarded).toMatchObject({ title: "Deckhand", changes: {}, has_unpublished_changes: false });
    expect(await UnpublishedChanges.count()).toBe(0);
  });

  it("changed directly, as by a program, loses only unpublished changes of the same fields", async () => {
    const { id, version } = await publishJob(employer);
    const saved = await save({ id, version, changes: { title: "Boatman", benefits: ["Meals"] } });
    const basics = { ...BASICS, id, title: "Ferryman" };
    const job = await employer.ok("POST employer/job/post", "employer/job/post", basics);
    expect(job).toMatchObject({ title: "Ferryman", changes: { benefits: ["Meals"] } });
    expect(await publicly(id)).toMatchObject({ title: "Ferryman", benefits: ["Housing"] });
    expect(await refused({ id, version: saved.version, changes: { openings: 2 } })).toMatchObject({
      code: "changed_elsewhere",
    });
  });

  it("keeps the ids of its questions when something else is published", async () => {
    const { id } = await publishJob(employer);
    const questions = [
      { text: "Which boats?", type: "MULTI_SELECT", options: ["Ferry", "Tug"], knockout: ["Tug", "Ferry"] },
    ];
    const asked = await employer.ok("POST employer/job/post-job-question", "employer/job/post-job-question", {
      id,
      questions,
    });
    const saved = await save({ id, version: asked.version, changes: { title: "Boatman" } });
    expect((await publish(id, saved.version)).questions).toEqual(asked.questions);
  });

  it("keeps its changes while paused, and shows them when published", async () => {
    const { id, version } = await publishJob(employer);
    const saved = await save({ id, version, changes: { title: "Boatman" } });
    const move = (action: string) =>
      employer.ok("POST employer/job/change-status", "employer/job/change-status", { id, action });
    await move("pause");
    expect(await move("resume")).toMatchObject({ title: "Deckhand", has_unpublished_changes: true });
    expect((await publish(id, saved.version)).title).toBe("Boatman");
  });

  it("that is closed accepts no changes, and its copy includes unpublished ones", async () => {
    const { id, version } = await publishJob(employer);
    const saved = await save({
      id,
      version,
      changes: { title: "Boatman", skills: [{ name: "Knots", required: true }] },
    });
    const close = { id, action: "close", close_reason: "FILLED" };
    await employer.ok("POST employer/job/change-status", "employer/job/change-status", close);
    expect(await refused({ id, version: saved.version, changes: { title: "Ferryman" } })).toMatchObject({
      httpStatus: 409,
      code: "illegal_transition",
    });
    const copy = await employer.ok("POST employer/job/duplicate", "employer/job/duplicate", { id });
    expect(copy).toMatchObject({
      status: "DRAFT",
      title: "Boatman",
      changes: { skills: [{ name: "Knots" }] },
    });
  });

  it("ends with its new deadline once that is published", async () => {
    const { id, version, first_published_at } = await publishJob(employer);
    const day = (days: number) =>
      new Date(Date.parse(first_published_at ?? "") + days * 86_400_000).toISOString().slice(0, 10);
    const saved = await save({ id, version, changes: { application_deadline: day(9) } });
    expect(saved.valid_through?.slice(0, 10)).not.toBe(day(10));
    expect((await publish(id, saved.version)).valid_through).toBe(`${day(10)}T00:00:00.000Z`);
  });

  it("has scripts removed from changes too", async () => {
    const { id, version } = await publishJob(employer);
    const evil = `<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">here</a>`;
    const changes = { description: `${DETAIL.description}${evil}`, qualifications: evil };
    const saved = await save({ id, version, changes });
    expect(JSON.stringify(saved.changes)).not.toMatch(/<script|onerror|<img|javascript:/i);
  });
});

describe("two editors of a listing", () => {
  it("do not overwrite each other: the second learns who was first, and when", async () => {
    const { id, version } = await publishJob(employer);
    const colleague = await server().signIn(employer.account);
    await save({ id, version, changes: { title: "Version A" } }, colleague);
    const failed = await refused({ id, version, changes: { title: "Version B" } });
    expect(failed).toMatchObject({ httpStatus: 409, code: "changed_elsewhere", error: { id: String(id) } });
    const stored = await read(id);
    // The refusal has all that is needed to show the difference.
    expect(EmployerJob.parse(failed.data)).toEqual(stored);
    expect(stored).toMatchObject({
      changes: { title: "Version A" },
      edited_by: { account_id: employer.account.id, name: expect.stringContaining("Ada Harbor") },
    });
    expect(Date.parse(stored.edited_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    const chosen = await save({ id, version: stored.version, changes: { title: "Version B" } });
    expect(chosen.changes.title).toBe("Version B");
  });

  it("save the same version fifty times at once, and one succeeds", async () => {
    const { id, version } = await draftJob(employer);
    let n = 0;
    const replies = await presses(() =>
      employer.request("POST", "/api/v1/employer/job/save-changes", {
        headers: {
          "Content-Type": "application/json",
          Cookie: `XSRF-TOKEN=${"a".repeat(43)}`,
          "X-XSRF-TOKEN": "a".repeat(43),
        },
        body: JSON.stringify({ id, version, title: `Version ${n++}` }),
      }),
    );
    expect(
      replies
        .map(({ status }) => status)
        .sort()
        .slice(0, 2),
    ).toEqual([200, 409]);
    expect((await read(id)).version).toBe(version + 1);
  });

  it.each(["post", "post-salary", "post-detail", "post-job-question"])(
    "make %s check the version if given",
    async (endpoint) => {
      const { id, version } = await draftJob(employer);
      const bodies: Record<string, object> = {
        post: BASICS,
        "post-salary": { base_salary: null },
        "post-detail": DETAIL,
        "post-job-question": { questions: [] },
      };
      const body = { ...bodies[endpoint], id };
      const stale = { ...body, version: version - 1 };
      expect(await employer.fails("POST", `employer/job/${endpoint}`, stale)).toMatchObject({
        httpStatus: 409,
        code: "changed_elsewhere",
        data: { id, version },
      });
    },
  );
});

describe("access to drafts", () => {
  it.each(["save-changes", "publish-changes", "discard-changes"])(
    "%s: rejects visitors, candidates and other employers",
    async (endpoint) => {
      const { id, version } = await publishJob(employer);
      await save({ id, version, changes: { title: "Boatman" } });
      const before = (await Job.findByPk(id))?.toJSON();
      const body = { id, version: version + 1, ...(endpoint === "save-changes" ? { title: "Taken" } : {}) };
      const candidate = await server().signIn("user");
      const other = await server().signIn(await buildEmployer());
      const ask = (who: TestClient) => who.fails("POST", `employer/job/${endpoint}`, body);
      expect(await ask(server())).toMatchObject({ httpStatus: 401 });
      expect(await ask(candidate)).toMatchObject({ httpStatus: 403 });
      expect(await ask(other)).toMatchObject({ httpStatus: 404 });
      expect((await Job.findByPk(id))?.toJSON()).toEqual(before);
      expect((await UnpublishedChanges.findByPk(id))?.changes).toEqual({ title: "Boatman" });
    },
  );

  it("rejects another employer with the same request key", async () => {
    const request_key = randomUUID();
    const { id } = await save({ request_key, changes: { title: "Deckhand" } });
    const other = await server().signIn(await buildEmployer());
    expect((await save({ request_key, changes: { title: "Mine" } }, other)).id).not.toBe(id);
    expect((await read(id)).title).toBe("Deckhand");
  });

  it("requires the version of what is changed", async () => {
    const { id } = await draftJob(employer);
    const failed = await refused({ id, changes: { title: "Blind" } });
    expect(failed.error).toEqual({ version: "Please specify which version was edited." });
  });
});
