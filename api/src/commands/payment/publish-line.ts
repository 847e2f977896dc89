import type { Transaction } from "sequelize";
import type { Sum } from "../../billing/split.ts";
import { publish } from "../../billing/transfers.ts";
import type { Job, Payment, PaymentJob } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { completeContent, setPublic } from "../employer/go-public.ts";
import { changeListing, type JobActor, requireChange } from "../listings/transition.ts";
import { record } from "./record.ts";

/** What a listing is published with: its plan and how long it lasts. */
export const termsOf = ({ plan, id, durationDays, featured }: Payment) => ({
  plan,
  paymentId: id,
  durationDays,
  isFeatured: featured,
});

interface Line {
  readonly payment: Payment;
  readonly line: PaymentJob;
  /** Locked. */
  readonly job: Job;
  /** What is paid for it. */
  readonly sum: Sum;
  /** `pay` for a listing that waited for the payment, `submit` for a draft. */
  readonly action: "pay" | "submit";
}

/**
 * Publishes a listing with what was paid for it, and records both.
 * @throws ApiError when the listing cannot be published as it is; of one that waited for its payment, nothing is written by then
 */
export async function publishLine(
  services: Services,
  { payment, line, job, sum, action }: Line,
  actor: JobActor,
  transaction: Transaction,
): Promise<void> {
  const now = services.now();
  const change = await requireChange(services, job, action, actor, transaction);
  await completeContent(services, job, transaction);
  job.set(termsOf(payment));
  await setPublic(services, job, transaction);
  await changeListing(services, job, change, actor, transaction);
  line.set({ ...sum, state: "PUBLISHED", publishedJobId: job.id, publishedAt: now });
  await line.save({ transaction });
  const { currency, durationDays } = payment;
  const { id, jobId, withCredit } = line;
  const transfers = publish({ id, jobId, withCredit, currency, durationDays, netMinor: sum.netMinor });
  await record(services, payment, transfers, transaction);
}

/** Takes a listing that waits for a payment back to being a draft. */
export async function backToDraft(
  services: Services,
  job: Job,
  actor: JobActor,
  transaction: Transaction,
): Promise<void> {
  const change = await requireChange(services, job, "abandon_payment", actor, transaction);
  job.set({ plan: null, paymentId: null, durationDays: null, isFeatured: false });
  await changeListing(services, job, change, actor, transaction);
}
