import { type InterviewStepAction, MAX_INTERVIEW_STEPS, type ThreadSide } from "@jobmap/contract";
import { Transaction } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { interviewLifecycle } from "../../lifecycles/interview.ts";
import { take } from "../../lifecycles/lifecycle.ts";
import { Interview, InterviewStep, InterviewTime } from "../../models/index.ts";
import type { InterviewNews } from "../../notifications/values.ts";
import type { Actor } from "../../policies/can.ts";
import { findTimes, isPast } from "../../queries/interviews.ts";
import { findTalked, type Talked } from "../../queries/thread.ts";
import type { Services } from "../../services.ts";
import { type InterviewAbout, tellOfInterview } from "./tell-of-interview.ts";

/** An interview as somebody saw it. */
export interface Seen {
  readonly id: number;
  readonly round: number;
}

/** An interview that is being changed, its row and that of its application locked. */
export interface Changing {
  readonly talked: Talked;
  readonly interview: Interview;
  /** The times that stand. */
  readonly times: readonly InterviewTime[];
  readonly transaction: Transaction;
}

/**
 * Changes an interview, one after the other with whoever else does.
 * @returns the id of its application
 * @throws ApiError `not_found`, or `conflict` if it is not for this actor's side to see or is over
 */
export async function changing(
  services: Services,
  actor: Actor,
  id: number,
  change: (changing: Changing) => Promise<void>,
): Promise<number> {
  const found = await Interview.findByPk(id, { attributes: ["applicationId"] });
  if (!found) throw notFound("Interview not found.");
  const { applicationId } = found;
  // What another request has written while this one waited for the lock counts.
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  await retried(() =>
    services.database.transaction({ isolationLevel }, async (transaction) => {
      const talked = await findTalked(actor, applicationId, { transaction, lock: true });
      const interview = await Interview.findByPk(id, { transaction, lock: true });
      if (!interview || (interview.state === "HELD" && talked.side === "candidate"))
        throw notFound("Interview not found.");
      const times = await findTimes(id, transaction);
      if (isPast({ interview, times }, services.now()))
        throw new ApiError("conflict", "This interview is over.");
      await change({ talked, interview, times, transaction });
    }),
  );
  return applicationId;
}

/** @throws ApiError `conflict` if the interview is no longer what somebody saw */
export function requireSeen({ round }: Interview, seen: Seen): void {
  if (round !== seen.round)
    throw new ApiError("conflict", "This interview has changed meanwhile. Please look at it again.");
}

/** A step of an interview. */
export interface Step {
  readonly action: Exclude<InterviewStepAction, "end">;
  readonly note: string;
  /** Those that stand from now on; without them the times stay. */
  readonly times?: readonly Date[];
}

const NEWS: Readonly<Record<Step["action"], InterviewNews>> = {
  offer: "OFFERED",
  accept: "ACCEPTED",
  propose: "PROPOSED",
  decline: "DECLINED",
  cancel: "CANCELLED",
};

/**
 * Takes a step: the new state, the times, the history, and the news for the other side. Who has an agreed time in a calendar is told of
 * its end, also on one's own side; who agrees gets an entry, on both.
 * @throws ApiError `illegal_transition`
 */
export async function takeStep(
  services: Services,
  { talked, interview, times, transaction }: Changing,
  { action, note, times: next }: Step,
): Promise<void> {
  const { side } = talked;
  const before = interview.state;
  const { to } = take(interviewLifecycle, before, action, side, {});
  const agreed = before === "ACCEPTED" ? times[0]?.startsAt : undefined;
  if (next) await requireFewSteps(interview, transaction);
  await interview.update(
    { state: to, round: interview.round + 1, updatedAt: services.now() },
    { transaction },
  );
  if (next) await replaceTimes(interview.id, next, transaction);
  const about = next ?? times.map(({ startsAt }) => startsAt);
  await addStep(services, interview, { side, action, note, times: about }, transaction);
  const calendar =
    to === "ACCEPTED" && about[0]
      ? ({ method: "REQUEST", startsAt: about[0] } as const)
      : agreed && ({ method: "CANCEL", startsAt: agreed } as const);
  const other: ThreadSide = side === "candidate" ? "employer" : "candidate";
  // What the employer said of an interview goes into calendars with it.
  const words = to === "ACCEPTED" ? interview.note : note;
  const noteBy = to === "ACCEPTED" ? "employer" : side;
  const telling = { news: NEWS[action], times: about, note: words, noteBy, calendar } as const;
  const tell = (whom: ThreadSide, what: Parameters<typeof tellOfInterview>[4]) =>
    tellOfInterview(services, talked satisfies InterviewAbout, interview, whom, what, transaction);
  await tell(other, telling);
  if (to === "ACCEPTED") await tell(side, telling);
  else if (agreed) await tell(side, { ...telling, news: "CANCELLED", times: [agreed] });
}

async function requireFewSteps({ id }: Interview, transaction: Transaction): Promise<void> {
  if ((await InterviewStep.count({ where: { interviewId: id }, transaction })) >= MAX_INTERVIEW_STEPS)
    throw new ApiError(
      "too_many_requests",
      "This interview has changed too often. Please find a time by messages.",
    );
}

export async function replaceTimes(
  interviewId: number,
  times: readonly Date[],
  transaction: Transaction,
): Promise<void> {
  await InterviewTime.destroy({ where: { interviewId }, transaction });
  await InterviewTime.bulkCreate(
    times.map((startsAt) => ({ interviewId, startsAt })),
    { transaction },
  );
}

export async function addStep(
  { now }: Pick<Services, "now">,
  { id: interviewId }: Interview,
  { times, ...step }: Pick<InterviewStep, "side" | "action" | "note"> & { readonly times: readonly Date[] },
  transaction: Transaction,
): Promise<void> {
  await InterviewStep.create(
    { ...step, interviewId, times: times.map((time) => time.toISOString()), createdAt: now() },
    { transaction },
  );
}
