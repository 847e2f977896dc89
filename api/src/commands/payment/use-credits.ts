import type { Transaction } from "sequelize";
import { nextPart } from "../../billing/split.ts";
import { type Job, Payment, PaymentJob } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import { type CreditLot, findCreditValue, findLots } from "../../queries/credits.ts";
import type { Services } from "../../services.ts";
import type { JobActor } from "../listings/transition.ts";
import { eachJob } from "./each-job.ts";
import { lockPayment } from "./lock-rows.ts";
import { publishLine } from "./publish-line.ts";

/** The credits of a company that nobody else can use until the transaction ends. Its row is locked by then. */
export async function lockLots(
  { database }: Pick<Services, "database">,
  companyId: number,
  transaction: Transaction,
): Promise<CreditLot[]> {
  for (const { paymentId } of await findLots(database, companyId, transaction))
    await lockPayment(paymentId, transaction);
  return await findLots(database, companyId, transaction);
}

/** Publishes drafts with one credit each, those bought first before others. There must be enough. @throws ApiError as `eachJob` */
export async function useCredits(
  services: Services,
  { actor, jobs, lots }: { actor: Employer; jobs: readonly Job[]; lots: readonly CreditLot[] },
  transaction: Transaction,
): Promise<void> {
  const employer: JobActor = { by: "employer", accountId: actor.id };
  const credits = lots.flatMap(({ paymentId, left }) =>
    Array.from({ length: left }, (_, n) => ({ paymentId, left: left - n })),
  );
  await eachJob(jobs, async (job) => {
    const credit = credits.shift();
    if (!credit) throw new Error("a credit was counted that is not there");
    const { paymentId, left } = credit;
    const payment = await Payment.findByPk(paymentId, { transaction, rejectOnEmpty: true });
    const sum = nextPart(await findCreditValue(services.database, payment, transaction), left);
    const line = await PaymentJob.create(
      { paymentId, jobId: job.id, title: job.title, withCredit: true },
      { transaction },
    );
    await publishLine(services, { payment, line, job, sum, action: "submit" }, employer, transaction);
  });
}
