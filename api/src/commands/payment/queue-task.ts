import { QueryTypes, type Transaction } from "sequelize";
import type { Services } from "../../services.ts";

/** What is done about payments in the background, each for one row: most of it asks the payment provider. */
export const PAYMENT_TASKS = ["SEND_REFUND", "APPROVE_REFUND", "DECLINE_REFUND", "END_SUBSCRIPTION"] as const;
export type PaymentTask = (typeof PAYMENT_TASKS)[number];

/** Queues a task: it is done if and only if the transaction commits, and then at once. */
export async function queueTask(
  { database, now, signals }: Pick<Services, "database" | "now" | "signals">,
  kind: PaymentTask,
  subjectId: number,
  transaction: Transaction,
): Promise<void> {
  await database.query("INSERT INTO payment_tasks (kind, subject_id, created_at) VALUES (?)", {
    replacements: [[kind, subjectId, now()]],
    type: QueryTypes.INSERT,
    transaction,
  });
  transaction.afterCommit(() => signals.send("payment_tasks"));
}
