import type { PaymentStatus } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { minus, type Sum } from "../billing/split.ts";
import type { Payment } from "../models/index.ts";

/** States of a payment whose credits can be used. */
const USABLE: readonly PaymentStatus[] = ["PAID", "PARTIALLY_REFUNDED", "WON"];

/** Credits of one payment that are left. */
export interface CreditLot {
  readonly paymentId: number;
  readonly left: number;
}

/** The credits of a company, those bought first before others. They are sums of the ledger. */
export async function findLots(
  database: Sequelize,
  companyId: number,
  transaction: Transaction | null = null,
): Promise<CreditLot[]> {
  const rows = await database.query<{ payment_id: number; credits: string }>(
    `SELECT e.payment_id, SUM(e.amount) AS credits FROM ledger_entries e JOIN payments p ON p.id = e.payment_id
     WHERE e.company_id = ? AND e.account = 'credits' AND p.status IN (?)
     GROUP BY e.payment_id HAVING credits > 0 ORDER BY e.payment_id`,
    { replacements: [companyId, [...USABLE]], type: QueryTypes.SELECT, transaction },
  );
  return rows.map(({ payment_id, credits }) => ({ paymentId: payment_id, left: Number(credits) }));
}

export const creditsIn = (lots: readonly CreditLot[]): number =>
  lots.reduce((sum, { left }) => sum + left, 0);

/** The credits of one payment that are left. */
export async function findCreditsLeft(
  database: Sequelize,
  paymentId: number,
  transaction: Transaction | null = null,
): Promise<number> {
  const [row] = await database.query<{ credits: string | null }>(
    "SELECT SUM(amount) AS credits FROM ledger_entries WHERE payment_id = ? AND account = 'credits'",
    { replacements: [paymentId], type: QueryTypes.SELECT, transaction },
  );
  return Number(row?.credits ?? 0);
}

/** What the credits of a payment that are left were paid with: all of it but what went to listings and back. */
export async function findCreditValue(
  database: Sequelize,
  { id, netMinor, taxMinor }: Payment,
  transaction: Transaction | null = null,
): Promise<Sum> {
  const sum = async (sql: string): Promise<Sum> => {
    const [row] = await database.query<{ net: string | null; tax: string | null }>(sql, {
      replacements: [id],
      type: QueryTypes.SELECT,
      transaction,
    });
    return { netMinor: Number(row?.net ?? 0), taxMinor: Number(row?.tax ?? 0) };
  };
  const used = await sum(
    "SELECT SUM(net_minor) AS net, SUM(tax_minor) AS tax FROM payment_jobs WHERE payment_id = ? AND with_credit",
  );
  const returned = await sum(
    `SELECT SUM(l.net_minor) AS net, SUM(l.tax_minor) AS tax FROM refund_lines l
     JOIN refund_requests r ON r.id = l.refund_id
     WHERE r.payment_id = ? AND l.payment_job_id IS NULL AND r.status IN ('APPROVED', 'PENDING', 'SUCCEEDED')`,
  );
  return minus(minus({ netMinor, taxMinor }, used), returned);
}
