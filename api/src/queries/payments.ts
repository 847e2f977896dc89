import type { LedgerAccount, LedgerAction, PaymentStatus } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { literal, Op, QueryTypes, type Sequelize, type WhereOptions } from "sequelize";
import { Job, Payment, PaymentJob, Refund, Subscription } from "../models/index.ts";
import { contains } from "./contains.ts";

export interface HistoryFilter {
  readonly status?: readonly PaymentStatus[] | undefined;
  /** Days in UTC, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Part of a plan's name or of a job's title, or the number of a payment. */
  readonly search?: string | undefined;
}

/** The payments of a company that a filter finds, the latest first. */
export async function findHistory(
  companyId: number,
  filter: HistoryFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ payments: Payment[]; total: number }> {
  const where = condition(companyId, filter);
  const total = await Payment.count({ where });
  const payments = await Payment.findAll({
    where,
    order: [["id", "DESC"]],
    offset: (page - 1) * limit,
    limit,
  });
  return { payments, total };
}

function condition(companyId: number, { status, from, to, search }: HistoryFilter): WhereOptions<Payment> {
  const parts: WhereOptions<Payment>[] = [{ companyId }];
  if (status && status.length > 0) parts.push({ status: { [Op.in]: [...status] } });
  if (from) parts.push({ createdAt: { [Op.gte]: new Date(`${from}T00:00:00Z`) } });
  if (to) parts.push({ createdAt: { [Op.lt]: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) } });
  if (search) {
    const pattern = contains(search);
    const titled = literal(
      `(SELECT pj.payment_id FROM payment_jobs pj JOIN payments p ON p.id = pj.payment_id
        WHERE p.company_id = ${Number(companyId)} AND pj.title LIKE ${Payment.sequelize?.escape(pattern)})`,
    );
    parts.push({
      [Op.or]: [
        { planName: { [Op.like]: pattern } },
        { id: { [Op.in]: titled } },
        ...(/^\d{1,9}$/.test(search) ? [{ id: Number(search) }] : []),
      ],
    });
  }
  return { [Op.and]: parts };
}

/** How many listings each payment is for. */
export async function countPaidJobs(
  database: Sequelize,
  ids: readonly number[],
): Promise<(id: number) => number> {
  if (ids.length === 0) return () => 0;
  const rows = await database.query<{ payment_id: number; jobs: number }>(
    "SELECT payment_id, COUNT(*) AS jobs FROM payment_jobs WHERE payment_id IN (?) GROUP BY payment_id",
    { replacements: [ids], type: QueryTypes.SELECT },
  );
  const counts = new Map(rows.map(({ payment_id, jobs }) => [payment_id, jobs]));
  return (id) => counts.get(id) ?? 0;
}

/** The listings that a payment is for, with those that still exist. */
export async function findPaidJobs(
  paymentId: number,
): Promise<{ lines: PaymentJob[]; jobs: ReadonlyMap<number, Job> }> {
  const lines = await PaymentJob.findAll({ where: { paymentId }, order: [["id", "ASC"]] });
  const ids = lines.map(({ jobId }) => jobId);
  const jobs = await Job.findAll({ where: { id: ids }, attributes: ["id", "status", "validThrough"] });
  return { lines, jobs: new Map(jobs.map((job) => [job.id, job])) };
}

export interface RefundWithTitle {
  readonly refund: Refund;
  readonly title: string | null;
}

/** Refunds of a company or of one payment, the latest first, with the titles of their listings. */
export async function findRefunds(
  where: WhereOptions<Refund>,
  { page, limit }: { page: number; limit: number },
): Promise<{ refunds: RefundWithTitle[]; total: number }> {
  const total = await Refund.count({ where });
  const refunds = await Refund.findAll({ where, order: [["id", "DESC"]], offset: (page - 1) * limit, limit });
  const lines = await PaymentJob.findAll({
    where: {
      paymentId: refunds.map(({ paymentId }) => paymentId),
      jobId: refunds.flatMap(({ jobId }) => jobId ?? []),
    },
    attributes: ["paymentId", "jobId", "title"],
  });
  const titles = new Map(lines.map(({ paymentId, jobId, title }) => [`${paymentId} ${jobId}`, title]));
  return {
    total,
    refunds: refunds.map((refund) => ({
      refund,
      title: titles.get(`${refund.paymentId} ${refund.jobId}`) ?? null,
    })),
  };
}

export interface DisputeRow {
  readonly status: "OPEN" | "WON" | "LOST";
  readonly amount_minor: number;
  readonly reason: string;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
}

export const findDisputes = (database: Sequelize, paymentId: number): Promise<DisputeRow[]> =>
  database.query<DisputeRow>(
    "SELECT status, amount_minor, reason, opened_at, closed_at FROM disputes WHERE payment_id = ? ORDER BY id",
    { replacements: [paymentId], type: QueryTypes.SELECT },
  );

export interface EntryRow {
  readonly transfer: string;
  readonly action: LedgerAction;
  readonly account: LedgerAccount;
  readonly amount: number;
  readonly unit: string;
  readonly job_id: number | null;
  readonly created_at: Date;
}

/** The lines of a payment in the ledger, in the order in which they were written. */
export const findEntries = (database: Sequelize, paymentId: number): Promise<EntryRow[]> =>
  database.query<EntryRow>(
    `SELECT transfer, action, account, amount, unit, job_id, created_at FROM ledger_entries
     WHERE payment_id = ? ORDER BY id`,
    { replacements: [paymentId], type: QueryTypes.SELECT },
  );

export interface BalanceRow {
  readonly account: LedgerAccount;
  readonly unit: string;
  readonly amount: number;
}

/** The sums of a company's ledger. */
export async function findBalances(database: Sequelize, companyId: number): Promise<BalanceRow[]> {
  const rows = await database.query<{ account: LedgerAccount; unit: string; amount: string }>(
    `SELECT account, unit, SUM(amount) AS amount FROM ledger_entries WHERE company_id = ?
     GROUP BY account, unit ORDER BY account, unit`,
    { replacements: [companyId], type: QueryTypes.SELECT },
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** The subscription of a company that has not ended. */
export const findSubscription = (companyId: number): Promise<Subscription | null> =>
  Subscription.findOne({ where: { liveCompanyId: companyId } });
