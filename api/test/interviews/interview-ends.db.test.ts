import { DAY_MS, HOUR_MS, MINUTE_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { eraseAccount } from "../../src/commands/account/erase.ts";
import { moveJob } from "../../src/commands/employer/move-job.ts";
import { Application, Interview } from "../../src/models/index.ts";
import { exportAccount } from "../../src/queries/export-account.ts";
import { fieldIn, useInterviews } from "./interview-world.ts";

const world = useInterviews();
const calendars = async (who: typeof world.ada) =>
  (await world.mails(who)).flatMap(({ calendar }) => (calendar === null ? [] : [calendar])).toReversed();
const versions = async (who: typeof world.ada) =>
  (await calendars(who)).map((text) => [fieldIn(text, "METHOD"), Number(fieldIn(text, "SEQUENCE"))]);

describe("an agreed time", () => {
  it("leaves both calendars when it is canceled, declined, or another is offered or proposed", async () => {
    await world.accepted();
    await world.offerAgain();
    const [first] = (await world.now()).times;
    await world.answer({ action: "accept", time_id: first?.id ?? 0 });
    await world.answer({ action: "propose", times: [world.inMs(8 * DAY_MS)], note: "" });
    const { id, round, times } = await world.now();
    await world.boss.ok("POST employer/interview/accept", "employer/interview/accept", {
      ...{ id, round, time_id: times[0]?.id },
    });
    await world.cancel("The boat is on the rocks.");
    for (const who of [world.ada, world.boss]) {
      expect(await versions(who)).toEqual([
        ["REQUEST", 1],
        ["CANCEL", 2],
        ["REQUEST", 3],
        ["CANCEL", 4],
        ["REQUEST", 5],
        ["CANCEL", 6],
      ]);
      const names = (await calendars(who)).map((text) => fieldIn(text, "UID"));
      expect(new Set(names).size).toBe(1);
    }
    expect((await world.mails(world.ada))[0]?.text).toContain("The boat is on the rocks.");
    expect((await world.now()).steps.map(({ action, by }) => `${by} ${action}`)).toEqual([
      "employer offer",
      "candidate accept",
      "employer offer",
      "candidate accept",
      "candidate propose",
      "employer accept",
      "employer cancel",
    ]);
  });

  it("ends with a withdrawal, a rejection and the end of the listing, and not with what is undone", async () => {
    await world.accepted();
    await world.move("reject");
    expect((await world.now()).state, "nobody is told yet").toBe("ACCEPTED");
    await world.afterTheHold();
    expect((await world.now()).state).toBe("CANCELLED");
    for (const who of [world.ada, world.boss]) expect((await versions(who)).at(-1)).toEqual(["CANCEL", 2]);
    await Application.update({ status: "SHORTLISTED" }, { where: { id: world.id } });
    await world.accepted();
    await world.ada.ok("POST user/job/withdraw", "user/job/withdraw", { id: world.id });
    expect((await world.now()).state).toBe("CANCELLED");
    await Application.update({ status: "SHORTLISTED" }, { where: { id: world.id } });
    await world.accepted();
    await moveJob(world.server().services, {
      ...{
        id: world.job.id,
        actor: { ...world.boss.account.get(), jobs: "all" },
        action: "close",
        closeReason: "FILLED",
      },
    });
    expect((await world.now()).state).toBe("CANCELLED");
    expect((await versions(world.boss)).at(-1)?.[0]).toBe("CANCEL");
  });

  it("stays as it was once it is over", async () => {
    const { id, round } = await world.accepted();
    world.server().advance(4 * DAY_MS);
    const boss = await world.server().signIn(world.boss.account);
    expect(await boss.fails("POST", "employer/interview/cancel", { id, round })).toMatchObject({
      message: "This interview is over.",
    });
    const ada = await world.server().signIn(world.ada.account);
    await ada.ok("POST user/job/withdraw", "user/job/withdraw", { id: world.id });
    expect((await Interview.findByPk(id))?.state).toBe("ACCEPTED");
  });

  it("goes with its candidate: the employer is told, and the candidate has had it in the export", async () => {
    await world.accepted();
    const { database } = world.server().services;
    const { id, role, seat } = world.ada.account;
    const own = await exportAccount(database, { id, role, seat, companyId: null, jobs: "all" });
    expect(own["interviews"]).toMatchObject([
      {
        ...{ state: "ACCEPTED", place: "Pier 7, Baltimore", note: "Bring boots." },
        times: [expect.any(Date)],
        steps: [{ action: "offer" }, { action: "accept", times: [expect.any(String)] }],
      },
    ]);
    await eraseAccount(world.server().services, world.ada.account.id);
    expect((await versions(world.boss)).at(-1)).toEqual(["CANCEL", 2]);
    for (const table of ["interviews", "interview_times", "interview_steps", "interview_reminders"])
      expect(await database.query(`SELECT * FROM ${table}`, { type: QueryTypes.SELECT })).toEqual([]);
  });
});

describe("reminders", () => {
  const remind = () => world.server().workers.interviews.drain();
  const subjects = async (who: typeof world.ada) =>
    (await world.mails(who))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes("Interview in"));
  const states = async () =>
    await world
      .server()
      .services.database.query<{ status: string }>(
        "SELECT DISTINCT status FROM interview_reminders ORDER BY status",
        { type: QueryTypes.SELECT },
      );

  it("come a day and an hour before, to both sides", async () => {
    await world.accepted();
    await remind();
    expect(await subjects(world.ada)).toEqual([]);
    world.server().advance(2 * DAY_MS + MINUTE_MS);
    await remind();
    expect(await subjects(world.ada)).toEqual(["Interview in one day: Deckhand, Harbor Works"]);
    expect(await subjects(world.boss)).toEqual(["Interview in one day: Deckhand, Ada Lovelace"]);
    world.server().advance(DAY_MS - HOUR_MS);
    await remind();
    await remind();
    expect(await subjects(world.ada)).toEqual([
      "Interview in one hour: Deckhand, Harbor Works",
      "Interview in one day: Deckhand, Harbor Works",
    ]);
    expect(await subjects(world.boss)).toHaveLength(2);
  });

  it("do not come when it is canceled, at another time, or late", async () => {
    await world.accepted();
    await world.cancel();
    world.server().advance(2 * DAY_MS + MINUTE_MS);
    await remind();
    expect(await subjects(world.ada)).toEqual([]);
    expect(await states()).toEqual([{ status: "QUEUED" }, { status: "STALE" }]);
  });

  it("do not come late", async () => {
    await world.accepted();
    world.server().advance(2 * DAY_MS + 7 * HOUR_MS);
    await remind();
    expect(await subjects(world.boss)).toEqual([]);
    expect(await states()).toEqual([{ status: "QUEUED" }, { status: "LATE" }]);
  });

  it("are none where their time has passed, and respect what one does not want by mail", async () => {
    await world.accepted(world.offerOf({ times: [world.inMs(3 * HOUR_MS)] }));
    await world.boss.ok("POST notification/preferences", "notification/preferences", {
      ...{ type: "applicant_interview_reminder", mail: false },
    });
    world.server().advance(2 * HOUR_MS + MINUTE_MS);
    await remind();
    expect(await subjects(world.ada)).toEqual(["Interview in one hour: Deckhand, Harbor Works"]);
    expect(await subjects(world.boss)).toEqual([]);
    const boss = await world.server().signIn(world.boss.account);
    const bell = await boss.ok("GET notification/list", "notification/list");
    expect(bell.items.map(({ type }) => type)).toContain("applicant_interview_reminder");
  });
});
