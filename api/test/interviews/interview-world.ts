import { randomUUID } from "node:crypto";
import type { Data, Input } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { beforeEach } from "vitest";
import { Application, type Job } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

export const HOLD_MS = 10_000;

type Interviews = Data<"GET interview/list">;
type Answer = Input<"POST interview/answer">["body"]["answer"];
type Offer = Input<"POST employer/interview/offer">["body"]["interview"];

/** An employer, and a candidate who has applied to it. */
export function useInterviews() {
  const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "10" } });
  let boss: SignedIn;
  let ada: SignedIn;
  let job: Job;
  let id: number;
  beforeEach(async () => {
    const company = await buildCompany({ name: "Harbor Works" });
    boss = await server().signIn(await buildEmployer({}, company));
    job = await buildJob({ title: "Deckhand" }, { company });
    ada = await server().signIn("user");
    await sendForm(ada, { ...FORM, job_id: job.id });
    id = (await Application.findOne({ where: { jobId: job.id }, rejectOnEmpty: true })).id;
  });

  /** A time from now on, at a full minute. */
  const inMs = (milliseconds: number) => {
    const at = server().services.now().getTime() + milliseconds;
    return new Date(Math.ceil(at / 60_000) * 60_000).toISOString();
  };
  const offerOf = (rest: Partial<Offer> = {}): Offer => ({
    kind: "ON_SITE",
    place: "Pier 7, Baltimore",
    minutes: 45,
    time_zone: "America/New_York",
    times: [inMs(3 * DAY_MS), inMs(4 * DAY_MS)],
    note: "Bring boots.",
    ...rest,
  });
  const world = {
    server,
    get boss() {
      return boss;
    },
    get ada() {
      return ada;
    },
    get job() {
      return job;
    },
    get id() {
      return id;
    },
    inMs,
    offerOf,
    list: (who: SignedIn): Promise<Interviews> =>
      who.ok("GET interview/list", `interview/list?application_id=${id}`),
    invite: (interview: Offer = offerOf(), message = "") =>
      boss.ok("POST employer/applicants/move", "employer/applicants/move", {
        key: randomUUID(),
        selection: { ids: [id] },
        action: "interview",
        ...{ interview, message },
      }),
    move: (action: "reject" | "shortlist" | "offer") =>
      boss.ok("POST employer/applicants/move", "employer/applicants/move", {
        key: randomUUID(),
        selection: { ids: [id] },
        action,
      }),
    async afterTheHold() {
      server().advance(HOLD_MS + 1);
      server().workers.moves.poke();
      await server().workers.moves.drain();
    },
    /** An interview that the candidate has been told of. */
    async offered(interview: Offer = offerOf()) {
      await world.invite(interview);
      await world.afterTheHold();
      return await world.now();
    },
    /** One whose first time the candidate has accepted. */
    async accepted(interview: Offer = offerOf()) {
      const { times } = await world.offered(interview);
      await world.answer({ action: "accept", time_id: times[0]?.id ?? 0 });
      return await world.now();
    },
    /** The latest interview as its candidate sees it. */
    async now() {
      const [latest] = (await world.list(ada)).interviews;
      if (!latest) throw new Error("There is no interview.");
      return latest;
    },
    async answer(answer: Answer) {
      const { id: interview, round } = await world.now();
      return await ada.ok("POST interview/answer", "interview/answer", {
        ...{ id: interview, round, answer, time_zone: "America/Los_Angeles" },
      });
    },
    async offerAgain(interview: Offer = offerOf()) {
      const { id: seen, round } = await world.now();
      return await boss.ok("POST employer/interview/offer", "employer/interview/offer", {
        application_id: id,
        replaces: { id: seen, round },
        interview,
      });
    },
    async cancel(note = "") {
      const { id: interview, round } = await world.now();
      return await boss.ok("POST employer/interview/cancel", "employer/interview/cancel", {
        ...{ id: interview, round, note },
      });
    },
    /** A request of somebody who may be too late. @returns the status of the reply */
    async press(who: SignedIn, path: string, body: object): Promise<number> {
      const reply = await who.request("POST", `/api/v1/${path}`, {
        headers: { ...(await who.pageHeaders()), "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return reply.status;
    },
    mails: (who: SignedIn) => mailsTo(server(), who.account.email),
    /** The key in the newest mail to the candidate. */
    async linkSent() {
      const [newest] = await mailsTo(server(), ada.account.email);
      return /#link=([\w-]{43})/.exec(newest?.text ?? "")?.[1] ?? "";
    },
  };
  return world;
}

/** A field of a calendar. */
export const fieldIn = (calendar: string | null | undefined, name: string) =>
  new RegExp(`^${name}[:;](.*)$`, "m").exec((calendar ?? "").replaceAll("\r\n ", ""))?.[1]?.trim();
