import type { Received } from "@jobmap/contract";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { interviewLifecycle } from "../../lifecycles/interview.ts";
import { transitionOf } from "../../lifecycles/lifecycle.ts";
import { InterviewTime } from "../../models/index.ts";
import type { Actor } from "../../policies/can.ts";
import type { Services } from "../../services.ts";
import { type Changing, changing, requireSeen, takeStep } from "./change-interview.ts";
import { queueReminders } from "./queue-reminders.ts";
import { requireAhead } from "./require-ahead.ts";

/**
 * What a candidate says to the times that were offered. Pressing a time twice is pressing it once.
 * @param only the application that a link opens
 * @returns the id of the application
 * @throws ApiError `not_found`, `conflict` when a time is gone, `illegal_transition`, `invalid_input`
 */
export async function answerInterview(
  services: Services,
  actor: Actor,
  { id, round, answer, time_zone: candidateTimeZone }: Received<"POST interview/answer">["body"],
  only?: number,
): Promise<number> {
  return await changing(services, actor, id, async (held) => {
    const { interview, transaction } = held;
    if (only !== undefined && interview.applicationId !== only) throw notFound("Interview not found.");
    if (answer.action === "accept")
      return await accept(services, held, answer.time_id, { candidateTimeZone });
    requireSeen(interview, { id, round });
    const times =
      answer.action === "propose"
        ? { times: requireAhead(answer.times, "answer.times", services.now()) }
        : {};
    await interview.update({ candidateTimeZone }, { transaction });
    await takeStep(services, held, { action: answer.action, note: answer.note, ...times });
  });
}

/** Accepts a time that the candidate proposes. @returns the id of the application */
export async function acceptProposal(
  services: Services,
  actor: Actor,
  { id, time_id }: Received<"POST employer/interview/accept">["body"],
): Promise<number> {
  return await changing(services, actor, id, (held) => accept(services, held, time_id));
}

async function accept(
  services: Services,
  held: Changing,
  timeId: number,
  change: { candidateTimeZone?: string } = {},
): Promise<void> {
  const { interview, times, transaction, talked } = held;
  const chosen = times.find(({ id }) => id === timeId);
  if (interview.state === "ACCEPTED" && chosen) return;
  const isPossible = transitionOf(interviewLifecycle, interview.state, "accept", talked.side, {});
  if (isPossible && !chosen)
    throw new ApiError(
      "conflict",
      "This time was taken back meanwhile. Please choose among those there are now.",
    );
  if (chosen && chosen.startsAt <= services.now()) throw new ApiError("conflict", "This time has passed.");
  await interview.update(change, { transaction });
  await InterviewTime.destroy({
    where: { interviewId: interview.id, id: times.map(({ id }) => id).filter((id) => id !== timeId) },
    transaction,
  });
  await takeStep(services, { ...held, times: chosen ? [chosen] : times }, { action: "accept", note: "" });
  if (chosen) await queueReminders(services, interview, chosen.startsAt, transaction);
}
