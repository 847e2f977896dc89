import { QueryTypes, type Transaction } from "sequelize";
import type { Transfer } from "../../billing/transfers.ts";
import type { Payment } from "../../models/index.ts";
import type { Services } from "../../services.ts";

/**
 * Adds transfers to the ledger, each as two rows that sum to zero. Nothing else writes there, and nothing is ever changed. A
 * transfer of nothing leaves no rows.
 * @throws UniqueConstraintError when one of them has been recorded before
 */
export async function record(
  { database, now }: Pick<Services, "database" | "now">,
  { id: paymentId, companyId }: Pick<Payment, "id" | "companyId">,
  transfers: readonly Transfer[],
  transaction: Transaction,
): Promise<void> {
  const at = now();
  const rows = transfers
    .filter(({ amount }) => amount !== 0)
    .flatMap(({ key, action, from, to, amount, unit, jobId = null }) => {
      const side = (name: "FROM" | "TO", account: string, sum: number) => [
        key,
        name,
        action,
        account,
        sum,
        unit,
        companyId,
        paymentId,
        jobId,
        at,
      ];
      return [side("FROM", from, -amount), side("TO", to, amount)];
    });
  if (rows.length === 0) return;
  await database.query(
    `INSERT INTO ledger_entries
       (transfer, side, action, account, amount, unit, company_id, payment_id, job_id, created_at) VALUES ?`,
    { replacements: [rows], type: QueryTypes.INSERT, transaction },
  );
}
