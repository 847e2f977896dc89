import type { Data, LedgerAccount, LedgerEntry } from "@jobmap/contract";
import { plural, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";

export type Transaction = Data<"GET employer/payment/transaction-detail/{id}">;

/** The accounts of the ledger, as an employer reads them. */
export const ACCOUNT_TEXT: Readonly<Record<LedgerAccount, string>> = {
  stripe_cash: t`Money received`,
  disputed: t`Held by the bank`,
  unearned: t`Owed to you as listings`,
  revenue: t`Earned by listings`,
  tax: t`Sales tax`,
  credits_granted: t`Credits issued`,
  credits: t`Credits you have`,
  credits_used: t`Credits used`,
  days_sold: t`Days sold`,
  listing_days: t`Days of your listings`,
  days_returned: t`Days given back`,
};

/** An amount of a unit: a currency, CREDIT or DAY. */
export function amountText(amount: number, unit: string): string {
  if (unit === "CREDIT") return plural(amount, { one: "# credit", other: "# credits" });
  if (unit === "DAY") return plural(amount, { one: "# day", other: "# days" });
  return moneyText(amount, unit);
}

/** One movement of the ledger: what left one account and arrived in another. */
export interface Movement {
  readonly key: string;
  readonly at: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** The pairs of entries, in the order in which they happened. */
export function movementsOf({ entries, paid_jobs }: Transaction): readonly Movement[] {
  const titles = new Map(paid_jobs.map(({ job_id, title }) => [job_id, title]));
  return entries.flatMap((to) => {
    if (to.amount <= 0) return [];
    const from = entries.find(({ transfer, amount }) => transfer === to.transfer && amount < 0);
    if (!from) return [];
    const title = to.job_id === null ? undefined : titles.get(to.job_id);
    return {
      key: to.transfer,
      at: to.at,
      what: `${whatText(from, to)}${title === undefined ? "" : `: ${title}`}`,
      from: ACCOUNT_TEXT[from.account],
      to: ACCOUNT_TEXT[to.account],
      amount: amountText(to.amount, to.unit),
    };
  });
}

function whatText(from: LedgerEntry, to: LedgerEntry): string {
  const isTax = from.account === "tax" || to.account === "tax";
  switch (to.action) {
    case "charge":
      return isTax ? t`Tax paid` : t`Paid`;
    case "grant":
      return t`Credits issued`;
    case "use":
      return t`Credit used`;
    case "publish":
      return to.unit === "DAY" ? t`Days began` : t`Published`;
    case "refund":
      if (to.unit === "DAY") return t`Days given back`;
      if (to.unit === "CREDIT") return t`Credits given back`;
      return isTax ? t`Tax refunded` : t`Refunded`;
    case "refund_failed":
      return t`Refund came back`;
    case "dispute":
      return t`Dispute`;
  }
}

/** Balances of one unit, and their sum. */
export interface UnitBalances {
  readonly unit: string;
  readonly rows: readonly { readonly name: string; readonly amount: string }[];
  readonly sum: string;
}

/** Balances by unit: of each they sum to zero. */
export function balancesOf({ balances }: Transaction): readonly UnitBalances[] {
  const units = [...new Set(balances.map(({ unit }) => unit))];
  return units.map((unit) => {
    const mine = balances.filter((balance) => balance.unit === unit && balance.amount !== 0);
    return {
      unit,
      rows: mine.map(({ account, amount }) => ({
        name: ACCOUNT_TEXT[account],
        amount: amountText(amount, unit),
      })),
      sum: amountText(
        mine.reduce((sum, { amount }) => sum + amount, 0),
        unit,
      ),
    };
  });
}
