import type { Transaction } from "sequelize";
import type { Job, Payment } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import type { JobActor } from "../listings/transition.ts";
import { lockLines } from "./lock-rows.ts";
import { movePayment } from "./move-payment.ts";
import { backToDraft } from "./publish-line.ts";
import { tellPayment } from "./tell-payment.ts";

const SYSTEM: JobActor = { by: "system", accountId: null };

/** Whether a listing waits for this payment, and for no other. */
export const waitsFor = (job: Job | undefined, { id }: Payment): job is Job =>
  job?.status === "PENDING_PAYMENT" && job.paymentId === id;

/** A locked payment will not be made: its listings become drafts again, and its company is told unless it gave it up itself. */
export async function dropPayment(
  services: Services,
  payment: Payment,
  action: "cancel" | "expire" | "fail",
  transaction: Transaction,
): Promise<void> {
  if (!(await movePayment(services, payment, action, transaction))) return;
  const { lines, jobs } = await lockLines(payment, transaction);
  for (const line of lines) {
    const job = jobs.get(line.jobId);
    if (waitsFor(job, payment)) await backToDraft(services, job, SYSTEM, transaction);
  }
  if (action === "cancel") return;
  const news = action === "fail" ? "FAILED" : "EXPIRED";
  const note = payment.failure ?? "";
  await tellPayment(services, payment, { news, note, jobs: lines.length }, transaction);
}
