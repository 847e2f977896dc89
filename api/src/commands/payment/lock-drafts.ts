import { Op, type Transaction } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { type Job, Payment, PaymentJob, type Plan } from "../../models/index.ts";
import { type Actor, can } from "../../policies/can.ts";
import { lockJobs } from "./lock-rows.ts";

/**
 * Locks listings that somebody wants to publish, in the order given.
 * @throws ApiError `not_found` if one of them is not theirs
 */
export async function lockOwnJobs(
  actor: Actor,
  ids: readonly number[],
  transaction: Transaction,
): Promise<Job[]> {
  const jobs = await lockJobs(ids, transaction);
  return ids.map((id) => {
    const job = jobs.get(id);
    if (!job || !can(actor, "job.move", job)) throw notFound("Job not found.");
    return job;
  });
}

/**
 * The payment that was started for just this: a second press, or a reply that was lost, finds it again.
 * @throws ApiError `conflict` if some of the listings wait for another payment
 */
export async function findStarted(
  companyId: number,
  plan: Plan,
  jobs: readonly Job[],
  transaction: Transaction,
): Promise<Payment | undefined> {
  const waiting = jobs.filter(({ status }) => status === "PENDING_PAYMENT");
  if (jobs.length > 0 && waiting.length === 0) return undefined;
  const [id] = waiting.map(({ paymentId }) => paymentId);
  const payment = await Payment.findOne({
    where: {
      companyId,
      plan: plan.code,
      status: { [Op.in]: ["CREATED", "OPEN"] },
      ...(jobs.length > 0 ? { id: id ?? 0 } : {}),
    },
    order: [["id", "DESC"]],
    transaction,
  });
  const lines = payment ? await PaymentJob.count({ where: { paymentId: payment.id }, transaction }) : 0;
  if (jobs.length === 0)
    return lines === 0 && payment?.unitPriceMinor === plan.priceMinor ? payment : undefined;
  const isSame = waiting.every(({ paymentId }) => paymentId === payment?.id) && lines === jobs.length;
  if (payment && isSame && waiting.length === jobs.length) return payment;
  const message =
    jobs.length === 1
      ? "This job waits for another payment. Complete it, or change how the job is paid."
      : "Some of these jobs wait for another payment. Complete it or cancel it first.";
  throw new ApiError("conflict", message, { job_ids: message });
}
