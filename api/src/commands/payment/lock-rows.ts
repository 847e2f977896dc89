import type { Transaction } from "sequelize";
import { Job, Payment, PaymentJob } from "../../models/index.ts";

/** A payment with its row locked: whatever happens to it happens one after another. */
export const lockPayment = (id: number, transaction: Transaction): Promise<Payment | null> =>
  Payment.findByPk(id, { transaction, lock: true });

/** The listings that a payment is for, and those of them that still exist, locked, by id. */
export async function lockLines(
  { id: paymentId }: Pick<Payment, "id">,
  transaction: Transaction,
): Promise<{ lines: PaymentJob[]; jobs: ReadonlyMap<number, Job> }> {
  const lines = await PaymentJob.findAll({ where: { paymentId }, order: [["id", "ASC"]], transaction });
  const jobs = await lockJobs(
    lines.map(({ jobId }) => jobId),
    transaction,
  );
  return { lines, jobs };
}

/** Locks listings in the order of their ids, so that two who want the same ones do not wait for each other. */
export async function lockJobs(
  ids: readonly number[],
  transaction: Transaction,
): Promise<ReadonlyMap<number, Job>> {
  if (ids.length === 0) return new Map();
  const jobs = await Job.findAll({
    where: { id: [...ids] },
    order: [["id", "ASC"]],
    transaction,
    lock: true,
  });
  return new Map(jobs.map((job) => [job.id, job]));
}
