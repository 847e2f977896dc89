import { SEAT_REFUSALS, WITH_CREDITS } from "@jobmap/contract";
import { Op, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Job, Payment, PaymentJob, type Plan } from "../../models/index.ts";
import { can, permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { creditsIn } from "../../queries/credits.ts";
import { requirePlan } from "../../queries/plans.ts";
import type { Services } from "../../services.ts";
import { moveLocked } from "../employer/move-job.ts";
import { queueForAllowance } from "../employer/publishing-allowance.ts";
import { askProvider } from "./ask-provider.ts";
import { eachJob } from "./each-job.ts";
import { fulfil } from "./fulfil.ts";
import { giveUpPayment } from "./give-up-payment.ts";
import { findStarted, lockOwnJobs } from "./lock-drafts.ts";
import { openCheckout } from "./open-checkout.ts";
import { startPayment } from "./start-payment.ts";
import { transact } from "./transact.ts";
import { lockLots, useCredits } from "./use-credits.ts";

/** What somebody wants to publish, and with which plan or with `credits`. */
export interface Wish {
  readonly actor: Employer;
  readonly jobIds: readonly number[];
  readonly plan: string;
  /** The plan for listings that the credits do not cover; without it they cover all or nothing is done. */
  readonly topUp?: string | undefined;
}

export interface Published {
  readonly published: readonly number[];
  readonly waiting: readonly number[];
  /** What has to be paid for those that wait. */
  readonly payment: Payment | null;
}

interface Step {
  readonly published: readonly Job[];
  readonly waiting: readonly Job[];
  readonly paymentId: number | null;
}
const UNDONE: Step = { published: [], waiting: [], paymentId: null };

/**
 * Publishes listings: for nothing, with credits, or once they are paid. All of them take that step or none.
 * @throws ApiError `not_found`, `forbidden` when only the owner can pay, `invalid_input`, `illegal_transition`, `publishing_limit`,
 * `conflict`, or `unavailable` if the
 * payment provider does not answer: the listings then wait for their payment, and the same request opens it
 */
export async function publishJobs(services: Services, wish: Wish): Promise<Published> {
  await closeExpired(services, wish.actor);
  const { published, waiting, paymentId } = await transact(services, (transaction) =>
    wish.plan === WITH_CREDITS
      ? publishWithCredits(services, wish, transaction)
      : publishWithPlan(services, wish, transaction),
  );
  const payment = paymentId === null ? null : await openCheckout(services, paymentId);
  const ids = (jobs: readonly Job[]) => jobs.map(({ id }) => id);
  return { published: ids(published), waiting: ids(waiting), payment };
}

/** Opens the provider's page for a plan, with listings that are published once it is paid, or without. @throws as publishJobs */
export async function buyPlan(services: Services, wish: Wish): Promise<Payment> {
  await closeExpired(services, wish.actor);
  const paymentId = await transact(services, async (transaction) => {
    const plan = await requirePlan(wish.plan, transaction);
    const jobs = await lockAll(wish, transaction);
    return await payFor(services, wish.actor, plan, jobs, transaction);
  });
  return await openCheckout(services, paymentId);
}

/**
 * Pays for a listing that waits for its payment in another way; others that wait for the same payment go with it.
 * @throws ApiError `illegal_transition` if it does not wait, and as {@link giveUpPayment} and {@link publishJobs}
 */
export async function changePayment(
  services: Services,
  { actor, jobId, plan }: { actor: Employer; jobId: number; plan: string },
): Promise<Published> {
  const job = permit(actor, "job.move", await Job.findByPk(jobId), "Job not found.");
  if (job.status !== "PENDING_PAYMENT" || job.paymentId === null)
    throw new ApiError("illegal_transition", "This job does not wait for a payment.");
  // A plan that is none, or is the same, is refused before anything is given up.
  if (plan !== WITH_CREDITS) await requirePlan(plan);
  const lines = await PaymentJob.findAll({ where: { paymentId: job.paymentId }, order: [["id", "ASC"]] });
  if (plan === job.plan) return await publishJobs(services, { actor, jobIds: idsOf(lines), plan });
  await giveUpPayment(services, actor, job.paymentId);
  return await publishJobs(services, { actor, jobIds: idsOf(lines), plan });
}

/** A page of the provider whose time is over would be found again: its payment ends first, and its listings are drafts. */
async function closeExpired(services: Services, { companyId }: Employer): Promise<void> {
  const over = await Payment.findAll({
    where: { companyId, status: "OPEN", expiresAt: { [Op.lte]: services.now() } },
    attributes: ["checkoutSessionId"],
  });
  for (const { checkoutSessionId: session } of over)
    if (session !== null) await askProvider(() => fulfil(services, session));
}

const idsOf = (lines: readonly PaymentJob[]) => lines.map(({ jobId }) => jobId);

/** Locks the listings and then their company, whose publications and credits are counted. */
async function lockAll({ actor, jobIds }: Wish, transaction: Transaction): Promise<Job[]> {
  const jobs = await lockOwnJobs(actor, jobIds, transaction);
  await queueForAllowance(actor.companyId, transaction);
  return jobs;
}

async function publishWithPlan(services: Services, wish: Wish, transaction: Transaction): Promise<Step> {
  const plan = await requirePlan(wish.plan, transaction);
  const jobs = await lockAll(wish, transaction);
  if (plan.kind !== "FREE") {
    const paymentId = await payFor(services, wish.actor, plan, jobs, transaction);
    return { published: [], waiting: jobs, paymentId };
  }
  const { actor } = wish;
  await eachJob(jobs, (job) =>
    moveLocked(services, job, { id: job.id, actor, action: "submit" }, transaction),
  );
  return { ...UNDONE, published: jobs };
}

async function publishWithCredits(services: Services, wish: Wish, transaction: Transaction): Promise<Step> {
  const { actor, topUp } = wish;
  const jobs = await lockAll(wish, transaction);
  const lots = await lockLots(services, actor.companyId, transaction);
  const credits = creditsIn(lots);
  const rest = jobs.slice(credits);
  if (rest.length > 0 && topUp === undefined) return UNDONE;
  const published = jobs.slice(0, credits);
  await useCredits(services, { actor, jobs: published, lots }, transaction);
  if (rest.length === 0 || topUp === undefined) return { ...UNDONE, published };
  const plan = await requirePlan(topUp, transaction, "top_up");
  return { published, waiting: rest, paymentId: await payFor(services, actor, plan, rest, transaction) };
}

async function payFor(
  services: Services,
  actor: Employer,
  plan: Plan,
  jobs: readonly Job[],
  transaction: Transaction,
): Promise<number> {
  if (!can(actor, "payment.change", actor)) throw new ApiError("forbidden", SEAT_REFUSALS.owner);
  const started = await findStarted(actor.companyId, plan, jobs, transaction);
  return (started ?? (await startPayment(services, { actor, plan, jobs }, transaction))).id;
}
