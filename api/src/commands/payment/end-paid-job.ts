import type { Transaction } from "sequelize";
import type { Job } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { answerAll } from "../application/answer-all.ts";
import { changeListing, findChange, type JobActor } from "../listings/transition.ts";

const SYSTEM: JobActor = { by: "system", accountId: null };

/** Ends a locked listing whose money goes back. @returns false if it was over already */
export async function endPaidJob(
  services: Services,
  job: Job | undefined,
  transaction: Transaction,
): Promise<boolean> {
  const change = job && (await findChange(services, job, "refund", SYSTEM, transaction));
  if (!change) return false;
  await changeListing(services, job, { ...change, closeReason: "CANCELLED" }, SYSTEM, transaction);
  await answerAll(services, job, transaction);
  return true;
}

/** Pauses a locked listing while its payment is disputed. @returns false if it was not public */
export async function pausePaidJob(
  services: Services,
  job: Job | undefined,
  transaction: Transaction,
): Promise<boolean> {
  const change = job && (await findChange(services, job, "pause", SYSTEM, transaction));
  if (!change) return false;
  await changeListing(services, job, change, SYSTEM, transaction);
  return true;
}
