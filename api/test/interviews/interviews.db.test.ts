import { randomUUID } from "node:crypto";
import { DAY_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { Application, Interview, InterviewTime } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildJob } from "../support/build.ts";
import { fieldIn, useInterviews } from "./interview-world.ts";

const world = useInterviews();
const stateOf = async () => (await Interview.findOne({ order: [["id", "DESC"]] }))?.state;

describe("an invitation with times", () => {
  it("tells nobody before the hold is over, and then what there is to choose from", async () => {
    await world.invite(world.offerOf(), "We liked your letter.");
    expect(await world.list(world.ada)).toMatchObject({ interviews: [], can_offer: false });
    expect((await world.list(world.boss)).interviews).toMatchObject([{ state: "HELD", times: [{}, {}] }]);
    expect(await world.mails(world.ada)).toHaveLength(0);
    await world.afterTheHold();
    expect(await world.now()).toMatchObject({
      ...{ state: "OFFERED", kind: "ON_SITE", place: "Pier 7, Baltimore", minutes: 45, note: "Bring boots." },
      steps: [{ action: "offer", by: "employer", note: "Bring boots." }],
    });
    const mails = await world.mails(world.ada);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Harbor Works invited you to interview for Deckhand",
    ]);
    for (const words of [
      "We liked your letter.",
      "Bring boots.",
      "Option 2",
      "Eastern Time",
      "Pier 7, Baltimore",
    ])
      expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.calendar, "nothing is agreed").toBeNull();
  });

  it("is taken back with the move", async () => {
    const move = await world.invite();
    await world.boss.ok("POST employer/applicants/undo", "employer/applicants/undo", { id: move.id });
    await world.afterTheHold();
    expect((await world.list(world.boss)).interviews).toEqual([]);
    expect(await world.mails(world.ada)).toEqual([]);
    expect([await Interview.count(), await InterviewTime.count()]).toEqual([0, 0]);
  });

  it("is never told to whoever withdraws meanwhile, or is turned down meanwhile", async () => {
    await world.invite();
    await world.move("reject");
    await world.afterTheHold();
    expect(await Interview.count()).toBe(0);
    await Application.update({ status: "SHORTLISTED" }, { where: { id: world.id } });
    await world.invite();
    await world.ada.ok("POST user/job/withdraw", "user/job/withdraw", { id: world.id });
    await world.afterTheHold();
    expect(await Interview.count()).toBe(0);
    const mails = await world.mails(world.ada);
    expect(mails.filter(({ subject }) => subject.includes("invited you"))).toEqual([]);
  });

  it("is told although the employer has moved on to an offer", async () => {
    await world.invite();
    await world.move("offer");
    await world.afterTheHold();
    expect(await world.now()).toMatchObject({ state: "OFFERED" });
  });

  it("is for one applicant, with an invitation, and for times to come", async () => {
    const move = (rest: object) =>
      world.boss.fails("POST", "employer/applicants/move", {
        ...{ key: randomUUID(), selection: { ids: [world.id] }, action: "interview" },
        interview: world.offerOf(),
        ...rest,
      });
    const fields = async (rest: object) => Object.keys((await move(rest)).error ?? {});
    expect(await fields({ action: "shortlist" })).toEqual(["interview"]);
    expect(await fields({ selection: { ids: [world.id, world.id + 1] } })).toEqual(["interview"]);
    const times = [world.inMs(DAY_MS), new Date(0).toISOString(), world.inMs(181 * DAY_MS)];
    expect(await fields({ interview: world.offerOf({ times }) })).toEqual([
      "interview.times[1]",
      "interview.times[2]",
    ]);
    const same = [world.inMs(DAY_MS), world.inMs(DAY_MS)];
    const bad = [
      { times: [] },
      { times: same },
      { times: Array.from({ length: 11 }, (_, n) => world.inMs((n + 1) * DAY_MS)) },
      { time_zone: "Mars/Olympus" },
      { time_zone: "+05:00" },
      { minutes: 1 },
      { minutes: 481 },
      { kind: "VIDEO" as const, place: "javascript:alert(1)" },
      { place: " " },
      { note: "x".repeat(2_001) },
    ];
    for (const change of bad) {
      const [name] = Object.keys(change);
      const expected = name === "kind" ? "interview.place" : `interview.${name}`;
      expect(await fields({ interview: { ...world.offerOf(), ...change } })).toEqual([expected]);
    }
    expect((await world.list(world.boss)).interviews, "nothing is half done").toEqual([]);
  });

  it("stays without times in a move of many", async () => {
    await world.boss.ok("POST employer/applicants/move", "employer/applicants/move", {
      ...{ key: randomUUID(), selection: { ids: [world.id] }, action: "interview" },
    });
    await world.afterTheHold();
    expect(await world.list(world.boss)).toMatchObject({ interviews: [], can_offer: true });
    const [mail] = await world.mails(world.ada);
    expect(mail?.subject).toBe("Harbor Works invited you to interview for Deckhand");
  });
});

describe("an answer", () => {
  it("accepts a time: both sides are told, with the same entry for their calendars", async () => {
    const { times } = await world.offered();
    const [, second] = times;
    await world.answer({ action: "accept", time_id: second?.id ?? 0 });
    const agreed = await world.now();
    expect(agreed).toMatchObject({ state: "ACCEPTED", times: [second] });
    const [[his], [hers]] = [await world.mails(world.boss), await world.mails(world.ada)];
    expect(his?.subject).toBe("The interview for Deckhand with Ada Lovelace is set");
    expect(hers?.subject).toBe("The interview for Deckhand with Harbor Works is set");
    const start = second?.starts_at.slice(0, 16).replaceAll(/[-:]/g, "");
    for (const mail of [his, hers]) {
      expect(fieldIn(mail?.calendar, "METHOD")).toBe("REQUEST");
      expect(fieldIn(mail?.calendar, "DTSTART")).toBe(`${start}00Z`);
      expect(mail?.text).toMatch(/Eastern Time \(.*Pacific Time\)/);
    }
    expect(fieldIn(his?.calendar, "UID")).toBe(fieldIn(hers?.calendar, "UID"));
    expect(fieldIn(agreed.calendar, "UID"), "downloaded, too").toBe(fieldIn(his?.calendar, "UID"));
    expect(his?.calendar, "no address of the other side").not.toContain(world.ada.account.email);
    expect(fieldIn(agreed.calendar, "METHOD")).toBe("PUBLISH");
    await world.answer({ action: "accept", time_id: second?.id ?? 0 });
    expect(await world.mails(world.ada), "a second press is the first").toHaveLength(2);
  });

  it("proposes other times, which the employer accepts", async () => {
    await world.offered();
    const proposed = [world.inMs(5 * DAY_MS), world.inMs(6 * DAY_MS)];
    await world.answer({ action: "propose", times: proposed.toReversed(), note: "Mornings suit me." });
    const [mail] = await world.mails(world.boss);
    expect(mail?.subject).toBe("Ada Lovelace proposes other times for the interview for Deckhand");
    expect(mail?.text).toContain("Mornings suit me.");
    const { id, round, times } = await world.now();
    expect(times.map(({ starts_at }) => starts_at)).toEqual(proposed);
    await world.boss.ok("POST employer/interview/accept", "employer/interview/accept", {
      ...{ id, round, time_id: times[1]?.id },
    });
    expect(await world.now()).toMatchObject({ state: "ACCEPTED", times: [{ starts_at: proposed[1] }] });
    const many = Array.from({ length: 6 }, (_, n) => world.inMs((n + 1) * DAY_MS));
    const six = {
      id,
      round: round + 1,
      time_zone: "America/Chicago",
      answer: { action: "propose", times: many },
    };
    expect(await world.ada.fails("POST", "interview/answer", six)).toMatchObject({ code: "invalid_input" });
  });

  it("declines with words, and that is the end of it", async () => {
    const { times } = await world.offered();
    await world.answer({ action: "decline", note: "I took another job." });
    expect((await world.mails(world.boss))[0]?.text).toContain("I took another job.");
    const { id, round } = await world.now();
    const late = { action: "accept", time_id: times[0]?.id };
    const again = { id, round, time_zone: "America/Chicago", answer: late };
    expect(await world.ada.fails("POST", "interview/answer", again)).toMatchObject({
      httpStatus: 409,
      code: "illegal_transition",
    });
    expect(await world.list(world.boss), "another one can be offered").toMatchObject({ can_offer: true });
  });

  it("is refused for a time that was taken back, has passed, or is of another application", async () => {
    const { id, round, times } = await world.offered();
    const accept = (time_id: number | undefined) =>
      world.ada.fails("POST", "interview/answer", {
        ...{ id, round, time_zone: "America/Chicago", answer: { action: "accept", time_id } },
      });
    await world.offerAgain(world.offerOf({ times: [world.inMs(9 * DAY_MS)] }));
    expect(await accept(times[0]?.id)).toMatchObject({
      httpStatus: 409,
      message: expect.stringContaining("taken back"),
    });
    const stale = { id, round, time_zone: "America/Chicago", answer: { action: "decline" } };
    expect(await world.ada.fails("POST", "interview/answer", stale)).toMatchObject({ code: "conflict" });
    const [left] = (await world.now()).times;
    world.server().advance(10 * DAY_MS);
    expect(await accept(left?.id)).toMatchObject({ message: "This time has passed." });
    const stranger = await world.server().signIn("user");
    expect(await stranger.fails("POST", "interview/answer", stale)).toMatchObject({ code: "not_found" });
  });

  it("comes from the mail's link as well, for its own application alone", async () => {
    const { id, round, times } = await world.offered();
    const link = await world.linkSent();
    const visitor = world.server().browser();
    const seen = await visitor.ok("POST interview/by-link", "interview/by-link", { link });
    expect(seen).toMatchObject({ side: "candidate", interviews: [{ id, state: "OFFERED" }] });
    expect(await stateOf(), "reading changes nothing").toBe("OFFERED");
    const answer = { action: "accept" as const, time_id: times[0]?.id ?? 0 };
    const body = { link, id, round, time_zone: "America/Denver", answer };
    await Interview.update({ applicationId: await another() }, { where: { id } });
    expect(await visitor.fails("POST", "interview/answer-by-link", body)).toMatchObject({
      code: "not_found",
    });
    await Interview.update({ applicationId: world.id }, { where: { id } });
    const told = await visitor.ok("POST interview/answer-by-link", "interview/answer-by-link", body);
    expect(told.interviews).toMatchObject([{ state: "ACCEPTED", candidate_time_zone: "America/Denver" }]);
  });

  /** Another application of the same candidate. */
  async function another(): Promise<number> {
    const other = await buildJob({ title: "Purser" });
    await sendForm(world.ada, { ...FORM, job_id: other.id });
    return (await Application.findOne({ where: { jobId: other.id }, rejectOnEmpty: true })).id;
  }
});

describe("at once", () => {
  it("one of many presses counts, whoever makes them", async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { id, round, times } = turn === 0 ? await world.offered() : await world.now();
      const answers = times.map(({ id: time_id }) => ({ action: "accept" as const, time_id }));
      const presses = [
        ...answers.map((answer) =>
          world.press(world.ada, "interview/answer", { id, round, time_zone: "America/Chicago", answer }),
        ),
        world.press(world.boss, "employer/interview/offer", {
          application_id: world.id,
          replaces: { id, round },
          interview: world.offerOf(),
        }),
      ];
      const replies = await Promise.all(presses);
      const good = replies.filter((status) => status === 200).length;
      for (const status of replies) expect([200, 409]).toContain(status);
      expect(good).toBeGreaterThanOrEqual(1);
      const after = await world.now();
      expect(after.round, "each change has a number of its own").toBe(round + good);
      expect(after.times).toHaveLength(after.state === "ACCEPTED" ? 1 : 2);
      if (after.state === "ACCEPTED") await world.offerAgain();
    }
  });

  it("two offers are one interview", async () => {
    await Application.update({ status: "INTERVIEW" }, { where: { id: world.id } });
    const body = { application_id: world.id, interview: world.offerOf() };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => world.press(world.boss, "employer/interview/offer", body)),
    );
    expect(replies.sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await Interview.count()).toBe(1);
  });
});
