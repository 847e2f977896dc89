import { publishingAllowance } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { Job } from "../../src/models/index.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { draftJob, publishJob } from "./postings.ts";

const NEW = publishingAllowance(0, false);
const KEY = "GET employer/job/publishing-allowance";

describe("the publishing allowance of a company", () => {
  const server = useServer();
  const left = async (employer: SignedIn) => await employer.ok(KEY, "employer/job/publishing-allowance");
  const submit = (employer: SignedIn, id: number) =>
    employer.fails("POST", "employer/job/change-status", { id, action: "submit" });
  const useUp = async (employer: SignedIn) => {
    const { id } = await publishJob(employer);
    for (let copies = 1; copies < NEW; copies++) await publishCopy(employer, id);
    return id;
  };
  const copyOf = (employer: SignedIn, id: number) =>
    employer.ok("POST employer/job/duplicate", "employer/job/duplicate", { id });
  const publishCopy = async (employer: SignedIn, id: number) => {
    const copy = await copyOf(employer, id);
    const body = { id: copy.id, action: "submit" };
    return await employer.ok("POST employer/job/change-status", "employer/job/change-status", body);
  };

  it("is a few listings a day at first, copies included; refused ones stay drafts and are announced later", async () => {
    const employer = await server().signIn("employer");
    expect(await left(employer)).toMatchObject({ hours: 24, total: NEW, left: NEW, free_at: null });
    const id = await useUp(employer);
    const { free_at: freeAt, ...rest } = await left(employer);
    expect(rest).toMatchObject({ total: NEW, left: 0, is_proven: false });
    const copy = await copyOf(employer, id);
    const refused = await submit(employer, copy.id);
    expect(refused).toMatchObject({
      httpStatus: 429,
      code: "publishing_limit",
      error: {
        action: expect.stringMatching(/can publish 5 new jobs in 24 hours.*in 24 hours\. Until then.*draft/),
      },
    });
    expect(await Job.findByPk(copy.id)).toMatchObject({ status: "DRAFT", firstPublishedAt: null });
    const response = await employer.request("POST", "/api/v1/employer/job/change-status", {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: copy.id, action: "submit" }),
    });
    const seconds = Number(response.headers.get("retry-after"));
    expect(Math.abs(Date.now() + seconds * 1_000 - Date.parse(freeAt ?? ""))).toBeLessThan(10_000);
    server().advance(seconds * 1_000);
    await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: copy.id,
      action: "submit",
    });
  });

  it("is not used by pausing and resuming, or by invalid listings", async () => {
    const employer = await server().signIn("employer");
    const id = await useUp(employer);
    for (const action of ["pause", "resume", "confirm"])
      await employer.ok("POST employer/job/change-status", "employer/job/change-status", { id, action });
    const { id: unfinished } = await employer.ok(
      "POST employer/job/save-changes",
      "employer/job/save-changes",
      {
        title: "Deckhand",
      },
    );
    expect(await submit(employer, unfinished)).toMatchObject({ httpStatus: 400, code: "invalid_input" });
  });

  it("is not restored by closing and archiving", async () => {
    const employer = await server().signIn("employer");
    const id = await useUp(employer);
    for (const body of [
      { id, action: "close", close_reason: "CANCELLED" },
      { id, action: "archive" },
    ])
      await employer.ok("POST employer/job/change-status", "employer/job/change-status", body);
    expect(await left(employer)).toMatchObject({ left: 0 });
    expect(await submit(employer, (await copyOf(employer, id)).id)).toMatchObject({
      code: "publishing_limit",
    });
  });

  it("holds for simultaneous requests", async () => {
    const employer = await server().signIn("employer");
    const { id } = await draftJob(employer);
    const drafts = [id];
    while (drafts.length < NEW + 3) drafts.push((await copyOf(employer, id)).id);
    const replies = await Promise.all(
      drafts.map((draft) =>
        employer.request("POST", "/api/v1/employer/job/change-status", {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ id: draft, action: "submit" }),
        }),
      ),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(NEW).fill(200), ...Array(3).fill(429)]);
    expect(await Job.count({ where: { status: "PUBLISHED" } })).toBe(NEW);
  });

  it("grows with the company's age, and with a mailbox at its website's domain", async () => {
    const age = (days: number) => ({ createdAt: new Date(Date.now() - days * DAY_MS) });
    const total = async (values: object, email: string, emailVerifiedAt: Date | null = new Date()) => {
      const account = await buildEmployer({ email, emailVerifiedAt }, await buildCompany(values));
      return (await left(await server().signIn(account))).total;
    };
    const website = "https://www.harbor.example/jobs";
    expect(await total(age(8), "a@gmail.com")).toBe(publishingAllowance(8, false));
    expect(await total(age(40), "b@gmail.com")).toBe(publishingAllowance(40, false));
    expect(await total({ website }, "c@harbor.example")).toBe(publishingAllowance(0, true));
    expect(await total({ website, ...age(40) }, "d@mail.harbor.example")).toBe(publishingAllowance(40, true));
    expect(await total({ website }, "e@harbor.example", null)).toBe(NEW);
    expect(await total({ website }, "f@other.example")).toBe(NEW);
    expect(await total({ website: "https://gmail.com" }, "g@gmail.com")).toBe(NEW);
    expect(publishingAllowance(40, true)).toBeGreaterThan(publishingAllowance(40, false));
  });

  it("ignores imported listings", async () => {
    const company = await buildCompany();
    for (let jobs = 0; jobs < NEW + 1; jobs++)
      await buildJob({ source: "file", sourceKey: String(jobs), firstPublishedAt: new Date() }, { company });
    const employer = await server().signIn(await buildEmployer({}, company));
    expect(await left(employer)).toMatchObject({ left: NEW });
    await publishJob(employer);
  });

  it("is visible to employers only, once their company has a name", async () => {
    expect(await server().fails("GET", "employer/job/publishing-allowance")).toMatchObject({
      httpStatus: 401,
    });
    const candidate = await server().signIn("user");
    expect(await candidate.fails("GET", "employer/job/publishing-allowance")).toMatchObject({
      httpStatus: 403,
    });
    const nameless = await server().signIn(await buildEmployer({ companyId: null }));
    expect(await nameless.fails("GET", "employer/job/publishing-allowance")).toMatchObject({
      httpStatus: 409,
    });
  });
});
