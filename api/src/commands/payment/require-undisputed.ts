import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { type Job, Payment } from "../../models/index.ts";

/**
 * A listing whose payment the bank has taken back stays paused until that is decided.
 * @throws ApiError `illegal_transition`
 */
export async function requireUndisputed({ paymentId }: Job, transaction: Transaction): Promise<void> {
  if (paymentId === null) return;
  const payment = await Payment.findByPk(paymentId, { attributes: ["status"], transaction });
  if (payment?.status === "DISPUTED")
    throw new ApiError(
      "illegal_transition",
      "The payment for this job is disputed. It stays paused until your bank has decided.",
    );
}
