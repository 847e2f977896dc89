import { THREAD_SIDES } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { interviewLifecycle, OPEN_INTERVIEWS } from "../../lifecycles/interview.ts";
import { take } from "../../lifecycles/lifecycle.ts";
import { Interview } from "../../models/index.ts";
import { findTimes, isPast } from "../../queries/interviews.ts";
import type { Services } from "../../services.ts";
import { addStep } from "./change-interview.ts";
import { findAbout } from "./find-about.ts";
import { tellOfInterview } from "./tell-of-interview.ts";

/**
 * Ends the interviews of applications that are over, in the transaction that ends those. What was agreed leaves both calendars; what was
 * only offered needs no words of its own; what nobody was told of is gone. An interview that has taken place stays as it was.
 */
export async function endInterviews(
  services: Services,
  applicationIds: readonly number[],
  transaction: Transaction,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await Interview.destroy({ where: { applicationId: [...applicationIds], state: "HELD" }, transaction });
  await endOpenInterviews(services, applicationIds, transaction);
}

/** The same, but for those that nobody was told of: another invitation takes their place. */
export async function endOpenInterviews(
  services: Services,
  applicationIds: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const open = await Interview.findAll({
    where: { applicationId: [...applicationIds], state: [...OPEN_INTERVIEWS] },
    order: [["id", "ASC"]],
    transaction,
    lock: true,
  });
  if (open.length === 0) return;
  const about = await findAbout(
    open.map(({ applicationId }) => applicationId),
    transaction,
  );
  for (const interview of open) {
    const whom = about.get(interview.applicationId);
    const times = await findTimes(interview.id, transaction);
    if (!whom || isPast({ interview, times }, services.now())) continue;
    const agreed = interview.state === "ACCEPTED" ? times[0]?.startsAt : undefined;
    const { to } = take(interviewLifecycle, interview.state, "end", "system", {});
    const change = { state: to, round: interview.round + 1, updatedAt: services.now() };
    await interview.update(change, { transaction });
    const all = times.map(({ startsAt }) => startsAt);
    await addStep(services, interview, { side: "system", action: "end", note: "", times: all }, transaction);
    if (!agreed) continue;
    const calendar = { method: "CANCEL", startsAt: agreed } as const;
    for (const side of THREAD_SIDES)
      await tellOfInterview(
        services,
        whom,
        interview,
        side,
        { news: "CANCELLED", times: [agreed], note: "", noteBy: "employer", calendar },
        transaction,
      );
  }
}
