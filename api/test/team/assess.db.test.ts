import { HOUR_MS } from "@jobmap/contract/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteRemovedNotes } from "../../src/commands/application/remove-note.ts";
import { Account, Application, Company } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { colleague, owner } from "./world.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "10" } });
let grace: SignedIn;
let rob: SignedIn;
let candidate: SignedIn;
let id: number;
beforeEach(async () => {
  grace = await owner(server());
  rob = await colleague(server(), grace, "reviewer");
  const company = await Company.findByPk(grace.account.companyId ?? 0, { rejectOnEmpty: true });
  const job = await buildJob({ title: "Deckhand" }, { company });
  candidate = await server().signIn("user");
  await sendForm(candidate, { ...FORM, job_id: job.id });
  id = (await Application.findOne({ where: { jobId: job.id }, rejectOnEmpty: true })).id;
});

const read = (who: SignedIn) => who.ok("GET employer/application/{id}", `employer/application/${id}`);
const note = (who: SignedIn, text: string, mentions: number[] = []) =>
  who.ok("POST employer/application/note", "employer/application/note", { id, text, mentions });
/** As the housekeeper does so many hours later. */
const removeOldNotes = (hours: number) =>
  deleteRemovedNotes({ now: () => new Date(Date.now() + hours * HOUR_MS) });
const bell = (who: SignedIn) => who.ok("GET notification/list", "notification/list");
const nameOf = ({ account }: SignedIn) => `${account.firstName} ${account.lastName}`;

describe("what colleagues do about an application", () => {
  it("has their names: notes, the rating and each step, for the company and not for the candidate", async () => {
    await note(rob, "Knows boats.");
    await rob.ok("POST employer/application/rate", "employer/application/rate", { id, rating: 4 });
    await grace.ok("POST employer/job/change-application-status", "employer/job/change-application-status", {
      ids: [id],
      action: "shortlist",
    });
    const seen = await read(grace);
    expect(seen).toMatchObject({
      rating: 4,
      rated_by: nameOf(rob),
      notes: [{ text: "Knows boats.", author: nameOf(rob) }],
    });
    expect(seen.timeline.map(({ status, by }) => [status, by])).toEqual([
      ["APPLIED", ""],
      ["SHORTLISTED", "Grace Mayer"],
    ]);
    const applied = await candidate.ok("GET user/job/applied", "user/job/applied");
    expect(JSON.stringify(applied)).not.toContain("Grace Mayer");
  });

  it("stays with the name of whoever has left", async () => {
    await note(rob, "Knows boats.");
    await grace.ok("POST employer/team/remove", "employer/team/remove", { id: rob.account.id });
    expect((await read(grace)).notes).toMatchObject([{ author: nameOf(rob) }]);
    expect(await Account.findByPk(rob.account.id)).toMatchObject({ companyId: null });
  });

  it("is refused in words to those who only read", async () => {
    const vera = await colleague(server(), grace, "viewer");
    expect(await vera.fails("POST", "employer/application/note", { id, text: "x" })).toMatchObject({
      code: "forbidden",
      message: "Only reviewers, recruiters and the owner of your company's team can do this.",
    });
    expect((await read(vera)).notes).toEqual([]);
    const talk = await rob.ok("GET thread/{id}", `thread/${id}`);
    expect(talk.closed).toBe("Only recruiters and the owner of your company's team can do this.");
    const message = { id, text: "Hello", key: crypto.randomUUID() };
    expect(await rob.fails("POST", "thread/send", message)).toMatchObject({ code: "forbidden" });
  });

  it("a reviewer deletes no note but their own, a recruiter any", async () => {
    const rita = await colleague(server(), grace, "recruiter");
    const own = await note(rob, "Mine.");
    const hers = await note(rita, "Hers.");
    expect(await rob.fails("POST", "employer/application/delete-note", { id: hers.id })).toMatchObject({
      code: "forbidden",
    });
    const path = "employer/application/delete-note";
    await rob.ok("POST employer/application/delete-note", path, { id: own.id });
    await rita.ok("POST employer/application/delete-note", path, { id: hers.id });
    expect((await read(grace)).notes).toEqual([]);
  });

  it("a removed note comes back as it was, by whoever could remove it, for a day", async () => {
    const rita = await colleague(server(), grace, "recruiter");
    const hers = await note(rita, "Hers.");
    const [before] = (await read(grace)).notes;
    const body = { id: hers.id };
    await rita.ok("POST employer/application/delete-note", "employer/application/delete-note", body);
    expect(await rita.fails("POST", "employer/application/delete-note", body)).toMatchObject({
      code: "not_found",
    });
    const restore = "employer/application/restore-note";
    expect(await rob.fails("POST", restore, body)).toMatchObject({ code: "forbidden" });
    await grace.ok(`POST ${restore}`, restore, body);
    await grace.ok(`POST ${restore}`, restore, body);
    expect((await read(grace)).notes).toEqual([before]);

    await rita.ok("POST employer/application/delete-note", "employer/application/delete-note", body);
    await removeOldNotes(23);
    await rita.ok(`POST ${restore}`, restore, body);
    await rita.ok("POST employer/application/delete-note", "employer/application/delete-note", body);
    await removeOldNotes(25);
    expect(await rita.fails("POST", restore, body)).toMatchObject({ code: "not_found" });
    expect((await read(grace)).notes).toEqual([]);
  });
});

describe("a mention in a note", () => {
  it("is told to the colleague, once", async () => {
    await note(grace, `@${nameOf(rob)} <b>look</b>`, [rob.account.id, rob.account.id]);
    const told = (await bell(rob)).items.filter(({ type }) => type === "note_mention");
    expect(told).toMatchObject([
      {
        title: "Grace Mayer mentioned you in a note about Ada Lovelace, Deckhand",
        to: `/employer/all-application?application=${id}`,
      },
    ]);
  });

  it("of oneself tells nobody; of somebody else is refused, and no note is written", async () => {
    await note(rob, `@${nameOf(rob)}`, [rob.account.id]);
    const told = (await bell(rob)).items.filter(({ type }) => type === "note_mention");
    expect(told).toEqual([]);
    const stranger = await owner(server(), "Quay Foods");
    for (const other of [stranger.account.id, candidate.account.id])
      expect(
        await rob.fails("POST", "employer/application/note", { id, text: "x", mentions: [other] }),
      ).toMatchObject({ code: "invalid_input", error: { mentions: expect.any(String) } });
    expect((await read(grace)).notes).toHaveLength(1);
  });
});
