import type { Transaction } from "sequelize";
import { OPEN_INTERVIEWS } from "../lifecycles/interview.ts";
import { Interview, InterviewStep, InterviewTime } from "../models/index.ts";

/** An interview with the times that stand, earliest first. */
export interface Timed {
  readonly interview: Interview;
  readonly times: readonly InterviewTime[];
}

/** An interview with its history. */
export interface Told extends Timed {
  readonly steps: readonly InterviewStep[];
}

/** The interviews about an application, latest first. One that travels with a held move is for its employer alone. */
export async function findInterviews(
  applicationId: number,
  { withHeld, transaction = null }: { withHeld: boolean; transaction?: Transaction | null },
): Promise<Told[]> {
  const interviews = await Interview.findAll({
    where: { applicationId },
    order: [["id", "DESC"]],
    transaction,
  });
  const shown = interviews.filter(({ state }) => withHeld || state !== "HELD");
  const interviewId = shown.map(({ id }) => id);
  const [times, steps] = await Promise.all([
    InterviewTime.findAll({ where: { interviewId }, order: [["startsAt", "ASC"]], transaction }),
    InterviewStep.findAll({ where: { interviewId }, order: [["id", "ASC"]], transaction }),
  ]);
  return shown.map((interview) => ({
    interview,
    times: times.filter((time) => time.interviewId === interview.id),
    steps: steps.filter((step) => step.interviewId === interview.id),
  }));
}

export async function findTimes(
  interviewId: number,
  transaction: Transaction,
): Promise<readonly InterviewTime[]> {
  return await InterviewTime.findAll({ where: { interviewId }, order: [["startsAt", "ASC"]], transaction });
}

/** Whether an interview was to be at a time that is over. */
export function isPast({ interview, times }: Timed, now: Date): boolean {
  const [agreed] = times;
  if (interview.state !== "ACCEPTED" || !agreed) return false;
  return agreed.startsAt.getTime() + interview.minutes * 60_000 <= now.getTime();
}

/** Whether something can still become of it. */
export const isUnderWay = (timed: Timed, now: Date): boolean =>
  timed.interview.state === "HELD" ||
  (OPEN_INTERVIEWS.some((state) => state === timed.interview.state) && !isPast(timed, now));
