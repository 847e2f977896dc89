import type {
  Billing,
  JobPlans,
  LedgerBalance,
  LedgerEntry,
  PaymentDetail,
  Publishing,
} from "@jobmap/contract";
import { planOptions } from "../billing/options.ts";
import type { Payment } from "../models/index.ts";
import {
  checkoutUrlOf,
  isSettled,
  presentDispute,
  presentEntry,
  presentPaidJob,
  presentPayment,
  presentSubscription,
} from "../presenters/payment.ts";
import { presentPlan } from "../presenters/plan.ts";
import { creditsIn, findCreditsLeft, findLots } from "../queries/credits.ts";
import {
  countPaidJobs,
  findDisputes,
  findEntries,
  findPaidJobs,
  findSubscription,
} from "../queries/payments.ts";
import { findPlans } from "../queries/plans.ts";
import { allowanceOf } from "../queries/publishing-allowance.ts";
import { findRefundable, quoteOf } from "../queries/refund-quote.ts";
import type { Services } from "../services.ts";
import { showRefunds } from "./refunds.ts";

/** A payment with everything that belongs to it, and what could be refunded now. */
export async function showPayment(services: Services, payment: Payment): Promise<PaymentDetail> {
  const { database, payments } = services;
  const now = services.now();
  const { lines, jobs } = await findPaidJobs(payment.id);
  const parts = await findRefundable(database, payment, now);
  const { items: refunds } = await showRefunds({ paymentId: payment.id }, { page: 1, limit: 100 });
  const disputes = await findDisputes(database, payment.id);
  const granted = payment.givesCredits && payment.paidAt ? payment.jobCredits * payment.quantity : 0;
  return {
    ...presentPayment(payment, lines.length),
    is_settled: isSettled(payment),
    checkout_url: checkoutUrlOf(payment),
    failure: payment.failure,
    method: payment.method,
    invoice_url: payment.invoiceUrl,
    receipt_url: payment.receiptUrl,
    paid_jobs: lines.map((line) => {
      const own = parts.filter(({ paymentJobId }) => paymentJobId === line.id);
      return presentPaidJob(line, jobs.get(line.jobId), payment, quoteOf(payment, own, now));
    }),
    credits_granted: granted,
    credits_left: granted > 0 ? await findCreditsLeft(database, payment.id) : 0,
    refund: quoteOf(payment, parts, now),
    refunds,
    disputes: disputes.map(presentDispute),
    is_stand_in: payments.isStandIn,
  };
}

/** The same with its lines in the ledger, and their sums. */
export async function showTransaction(
  services: Services,
  payment: Payment,
): Promise<PaymentDetail & { entries: LedgerEntry[]; balances: LedgerBalance[] }> {
  const entries = (await findEntries(services.database, payment.id)).map(presentEntry);
  const sums = Map.groupBy(entries, ({ account, unit }) => `${account} ${unit}`);
  const balances = [...sums.values()].flatMap((own): LedgerBalance[] => {
    const [first] = own;
    if (!first) return [];
    const { account, unit } = first;
    return [{ account, unit, amount: own.reduce((sum, { amount }) => sum + amount, 0) }];
  });
  return { ...(await showPayment(services, payment)), entries, balances };
}

/** How so many jobs can be published. */
export async function showJobPlans(services: Services, companyId: number, jobs: number): Promise<JobPlans> {
  const plans = (await findPlans()).map(presentPlan);
  const credits = creditsIn(await findLots(services.database, companyId));
  const subscription = await findSubscription(companyId);
  const { left: freeLeft } = await allowanceOf(services, companyId);
  const missing = Math.max(0, jobs - credits);
  const means = { freeLeft, hasSubscription: subscription !== null };
  return {
    jobs,
    credits,
    credits_missing: missing,
    subscription: subscription && presentSubscription(subscription),
    free_left: freeLeft,
    options: planOptions(plans, { ...means, jobs, credits }),
    top_ups:
      missing > 0 && credits > 0
        ? planOptions(
            plans.filter(({ kind }) => kind !== "FREE"),
            { ...means, jobs: missing, credits: 0 },
          )
        : [],
  };
}

interface PublishedJobs {
  readonly published: readonly number[];
  readonly waiting: readonly number[];
  readonly payment: Payment | null;
}

/** What became of listings that were to be published. @param jobs how many they were */
export async function showPublishing(
  services: Services,
  companyId: number,
  jobs: number,
  { published, waiting, payment }: PublishedJobs,
): Promise<Publishing> {
  const isNothing = published.length + waiting.length === 0;
  const count = await countPaidJobs(services.database, payment ? [payment.id] : []);
  return {
    outcome: isNothing ? "CREDITS_MISSING" : waiting.length > 0 ? "PAYMENT_DUE" : "PUBLISHED",
    published: [...published],
    waiting: [...waiting],
    payment: payment && presentPayment(payment, count(payment.id)),
    checkout_url: payment && checkoutUrlOf(payment),
    plans: await showJobPlans(services, companyId, isNothing ? jobs : Math.max(1, waiting.length)),
  };
}

/** What a company has bought and not used yet. */
export async function showBilling({ database }: Services, companyId: number): Promise<Billing> {
  const subscription = await findSubscription(companyId);
  return {
    credits: creditsIn(await findLots(database, companyId)),
    subscription: subscription && presentSubscription(subscription),
  };
}
