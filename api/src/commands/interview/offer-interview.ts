import type { InterviewOffer, Received } from "@jobmap/contract";
import { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { interviewLifecycle } from "../../lifecycles/interview.ts";
import { take } from "../../lifecycles/lifecycle.ts";
import { ApplicationEvent, Interview } from "../../models/index.ts";
import type { Actor } from "../../policies/can.ts";
import { mayOffer } from "../../policies/interviewing.ts";
import { findInterviews, findTimes, isUnderWay } from "../../queries/interviews.ts";
import { findTalked } from "../../queries/thread.ts";
import type { Services } from "../../services.ts";
import { addStep, changing, replaceTimes, requireSeen, takeStep } from "./change-interview.ts";
import { requireAhead } from "./require-ahead.ts";
import { tellOfInterview } from "./tell-of-interview.ts";

/**
 * Offers times for an interview, or others in place of those of one under way.
 * @returns the id of the application
 * @throws ApiError `not_found`, `conflict`, `illegal_transition`, `invalid_input`
 */
export async function offerInterview(
  services: Services,
  actor: Actor,
  { application_id, replaces, interview: offer }: Received<"POST employer/interview/offer">["body"],
): Promise<number> {
  const times = requireAhead(offer.times, "interview.times", services.now());
  if (!replaces) return await offerFirst(services, actor, application_id, offer);
  return await changing(services, actor, replaces.id, async (held) => {
    const { interview, talked, transaction } = held;
    requireSeen(interview, replaces);
    const { status, updatedAt } = talked.application;
    const refusal = mayOffer({ status, updatedAt, isAway: talked.isAway }, services.now());
    if (refusal) throw new ApiError("conflict", refusal);
    await interview.update(columnsOf(offer), { transaction });
    await takeStep(services, held, { action: "offer", note: offer.note, times });
  });
}

async function offerFirst(
  services: Services,
  actor: Actor,
  applicationId: number,
  offer: InterviewOffer,
): Promise<number> {
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  await retried(() =>
    services.database.transaction({ isolationLevel }, async (transaction) => {
      const talked = await findTalked(actor, applicationId, { transaction, lock: true });
      const { status, updatedAt } = talked.application;
      const refusal = mayOffer({ status, updatedAt, isAway: talked.isAway }, services.now());
      if (refusal) throw new ApiError("conflict", refusal);
      if ((await ApplicationEvent.count({ where: { applicationId, telling: "HELD" }, transaction })) > 0)
        throw new ApiError(
          "conflict",
          "The applicant is being told of your last move. Please wait a few seconds.",
        );
      const all = await findInterviews(applicationId, { withHeld: true, transaction });
      if (all.some((each) => isUnderWay(each, services.now())))
        throw new ApiError("conflict", "There is an interview already. Please change that one.");
      const interview = await holdInterview(services, { applicationId, moveId: null, offer }, transaction);
      await tellHeld(services, interview, { about: talked, message: "" }, transaction);
    }),
  );
  return applicationId;
}

const columnsOf = ({ kind, place, minutes, note, time_zone: timeZone }: InterviewOffer) => ({
  ...{ kind, place, minutes, note, timeZone },
});

/** Stores an interview that its candidate is not told of yet. */
export async function holdInterview(
  { now }: Pick<Services, "now">,
  { applicationId, moveId, offer }: { applicationId: number; moveId: number | null; offer: InterviewOffer },
  transaction: Transaction,
): Promise<Interview> {
  const at = now();
  const interview = await Interview.create(
    {
      ...columnsOf(offer),
      applicationId,
      moveId,
      state: interviewLifecycle.initial,
      createdAt: at,
      updatedAt: at,
    },
    { transaction },
  );
  await replaceTimes(
    interview.id,
    offer.times.map((time) => new Date(time)),
    transaction,
  );
  return interview;
}

/** Tells the candidate of an interview that was held until now. */
export async function tellHeld(
  services: Services,
  interview: Interview,
  { about, message }: { about: Parameters<typeof tellOfInterview>[1]; message: string },
  transaction: Transaction,
): Promise<void> {
  const { to } = take(interviewLifecycle, interview.state, "tell", "system", {});
  await interview.update({ state: to, updatedAt: services.now() }, { transaction });
  const times = (await findTimes(interview.id, transaction)).map(({ startsAt }) => startsAt);
  const { note } = interview;
  await addStep(services, interview, { side: "employer", action: "offer", note, times }, transaction);
  await tellOfInterview(
    services,
    about,
    interview,
    "candidate",
    { news: "OFFERED", times, note, noteBy: "employer", message },
    transaction,
  );
}
