import { QueryTypes, type Sequelize } from "sequelize";
import type { PaymentTask } from "./queue-task.ts";

export type RefundDecision = "approve" | "decline";

const TASKS: Readonly<Record<RefundDecision, PaymentTask>> = {
  approve: "APPROVE_REFUND",
  decline: "DECLINE_REFUND",
};

interface Order {
  readonly id: number;
  readonly decision: RefundDecision;
  /** What the employer is told. */
  readonly answer: string;
  readonly at: Date;
}

/**
 * Stores what an operator has decided about a requested refund; a running server carries it out. Needs no more than the database.
 * @returns false if it does not wait for a decision
 */
export function orderDecision(database: Sequelize, { id, decision, answer, at }: Order): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const waiting = await database.query(
      "SELECT id FROM refund_requests WHERE id = ? AND status = 'REQUESTED' FOR UPDATE",
      { replacements: [id], type: QueryTypes.SELECT, transaction },
    );
    if (waiting.length === 0) return false;
    await database.query("UPDATE refund_requests SET answer = ? WHERE id = ?", {
      replacements: [answer.slice(0, 1_000), id],
      transaction,
    });
    await database.query("INSERT INTO payment_tasks (kind, subject_id, created_at) VALUES (?)", {
      replacements: [[TASKS[decision], id, at]],
      type: QueryTypes.INSERT,
      transaction,
    });
    return true;
  });
}
