import { z } from "zod";

/** The accounts of the ledger; docs/adr/0057-payments.md says what each of them holds. */
export const LEDGER_ACCOUNTS = [
  "stripe_cash",
  "disputed",
  "unearned",
  "revenue",
  "tax",
  "credits_granted",
  "credits",
  "credits_used",
  "days_sold",
  "listing_days",
  "days_returned",
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What moves between two accounts. */
export const LEDGER_ACTIONS = [
  "charge",
  "grant",
  "use",
  "publish",
  "refund",
  "refund_failed",
  "dispute",
] as const;
export type LedgerAction = (typeof LEDGER_ACTIONS)[number];

const At = z.iso.datetime();

/** One side of a movement; both sides of `transfer` sum to zero. `unit` is a currency, CREDIT or DAY. */
export const LedgerEntry = z
  .object({
    transfer: z.string(),
    action: z.enum(LEDGER_ACTIONS),
    account: z.enum(LEDGER_ACCOUNTS),
    amount: z.int(),
    unit: z.string(),
    job_id: z.int().nullable(),
    at: At,
  })
  .meta({ id: "LedgerEntry" });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** A sum of ledger entries. */
export const LedgerBalance = z.object({
  account: z.enum(LEDGER_ACCOUNTS),
  unit: z.string(),
  amount: z.int(),
});
export type LedgerBalance = z.infer<typeof LedgerBalance>;
