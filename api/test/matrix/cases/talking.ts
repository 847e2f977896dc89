import { Application } from "../../../src/models/index.ts";
import { applicationIn, interviewIn, interviewOffer } from "../world.ts";
import { body, type Case, type Cases, plain, query, row, uuid } from "./kit.ts";

/** About the conversation of the first candidate with the first employer. */
const thread = (ask: Case["ask"] & object): Case => ({ ask, other: 404, employer: 200, otherEmployer: 404 });

/** Notifications, conversations and interviews. */
export const talking = {
  "GET notification/list": plain,
  "POST notification/read": body({}),
  "GET notification/preferences": plain,
  "GET thread/unread": plain,
  "GET thread/{id}": thread(async (world) => ({ params: { id: await applicationIn(world) } })),
  "POST thread/send": thread(async (world) => ({
    body: { id: await applicationIn(world), text: "When can you start?", key: uuid },
  })),
  "POST thread/read": thread(async (world) => ({ body: { id: await applicationIn(world), up_to: 1 } })),
  "POST thread/report": thread(async (world) => ({
    body: { id: await applicationIn(world), reason: "SCAM" },
  })),
  "POST thread/by-link": body({ link: "l".repeat(43) }, { own: 410 }),
  "POST thread/send-by-link": body({ link: "l".repeat(43), text: "Hello", key: uuid }, { own: 410 }),
  "POST notification/preferences": body({ type: "application_moved", mail: false }, { employer: 400 }),
  "GET interview/list": thread(async (world) => ({
    query: { application_id: await applicationIn(world) },
  })),
  "POST interview/answer": row(async (world) => ({
    body: {
      ...(await interviewIn(world)),
      ...{ time_zone: "America/Chicago", answer: { action: "decline" } },
    },
  })),
  "POST interview/by-link": body({ link: "l".repeat(43) }, { own: 410 }),
  "POST interview/answer-by-link": body(
    {
      ...{ link: "l".repeat(43), id: 1, round: 0, time_zone: "America/Chicago" },
      answer: { action: "accept", time_id: 1 },
    },
    { own: 410 },
  ),
  "POST employer/interview/offer": row(async (world) => {
    const application_id = await applicationIn(world);
    await Application.update({ status: "INTERVIEW" }, { where: { id: application_id } });
    return { body: { application_id, interview: interviewOffer() } };
  }),
  "POST employer/interview/accept": row(async (world) => {
    const { id, round } = await interviewIn(world);
    const { times } = interviewOffer();
    const body = { id, round, time_zone: "America/Chicago", answer: { action: "propose" as const, times } };
    const { interviews } = await world.candidate.ok("POST interview/answer", "interview/answer", body);
    const [now] = interviews;
    return { body: { id, round: now?.round ?? 0, time_id: now?.times[0]?.id ?? 0 } };
  }),
  "POST employer/interview/cancel": row(async (world) => {
    const { id, round } = await interviewIn(world);
    return { body: { id, round } };
  }),
  "GET notification/digest": plain,
  "POST notification/digest": body({ period: "DAY" }),
  "GET notification/devices": plain,
  "POST notification/devices": body({
    endpoint: "https://push.example.org/a",
    p256dh: `BA${"A".repeat(85)}`,
    auth: "A".repeat(22),
  }),
  "POST notification/remove-device": body({ id: 4_000_000 }, { own: 404 }),
  "POST notification/block": query({ key: "a".repeat(22) }, { own: 404 }),
  "POST notification/unsubscribe": query({ key: "a".repeat(22), type: "application_moved" }, { own: 404 }),
} satisfies Cases;
