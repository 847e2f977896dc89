import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { type Job, Payment, PaymentJob, type Plan, Subscription } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";
import { completeContent } from "../employer/go-public.ts";
import { changeListing, type JobActor, requireChange } from "../listings/transition.ts";
import { eachJob } from "./each-job.ts";
import { termsOf } from "./publish-line.ts";
import { quantityOf } from "./quantity.ts";

/** What an employer wants to pay for. */
export interface Order {
  readonly actor: Employer;
  readonly plan: Plan;
  /** Locked drafts that are published once it is paid. */
  readonly jobs: readonly Job[];
}

/**
 * Stores a payment with what is sold, before the provider hears of it; its listings wait for it from now on.
 * @throws ApiError `invalid_input` for a plan that is free or too small, or listings that cannot be published
 */
export async function startPayment(
  services: Services,
  { actor, plan, jobs }: Order,
  transaction: Transaction,
): Promise<Payment> {
  const now = services.now();
  const quantity = quantityOf(plan, jobs.length);
  if (plan.kind === "SUBSCRIPTION") await refuseSecond(actor.companyId, transaction);
  const sum = plan.priceMinor * quantity;
  const payment = await Payment.create(
    {
      companyId: actor.companyId,
      accountId: actor.id,
      plan: plan.code,
      planName: plan.name,
      kind: plan.kind,
      unitPriceMinor: plan.priceMinor,
      currency: plan.currency,
      billingInterval: plan.billingInterval,
      jobCredits: plan.jobCredits,
      durationDays: plan.durationDays,
      featured: plan.featured,
      refundWindowDays: plan.refundWindowDays,
      quantity,
      subtotalMinor: sum,
      totalMinor: sum,
      createdAt: now,
      checkedAt: now,
    },
    { transaction },
  );
  const employer: JobActor = { by: "employer", accountId: actor.id };
  await eachJob(jobs, async (job) => {
    const listing = { id: job.id, status: job.status, validThrough: null, isPaymentDue: true };
    const change = await requireChange(services, listing, "submit", employer, transaction);
    await completeContent(services, job, transaction);
    job.set(termsOf(payment));
    await changeListing(services, job, change, employer, transaction);
    const { id: jobId, title } = job;
    await PaymentJob.create(
      { paymentId: payment.id, jobId, title, withCredit: payment.givesCredits },
      { transaction },
    );
  });
  return payment;
}

async function refuseSecond(companyId: number, transaction: Transaction): Promise<void> {
  const live = await Subscription.findOne({ where: { liveCompanyId: companyId }, transaction });
  if (!live) return;
  const message = `Your company has the subscription ${live.planName} already. You can buy more credits as a pack.`;
  throw new ApiError("conflict", message, { plan: message });
}
