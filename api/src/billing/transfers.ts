import type { LedgerAccount, LedgerAction } from "@jobmap/contract";
import type { Sum } from "./split.ts";

/** What is counted in the ledger besides money, whose unit is its currency. */
export const CREDIT = "CREDIT";
export const DAY = "DAY";

/** Something that moves from one account to another. Its key moves once, whoever asks how often. */
export interface Transfer {
  /** At most 60 characters: `payment:12:charge`. */
  readonly key: string;
  readonly action: LedgerAction;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: number;
  readonly unit: string;
  readonly jobId?: number;
}

interface Charged extends Sum {
  readonly id: number;
  readonly currency: string;
}

/** Money has arrived: it is owed as listings, and its tax to the tax office. */
export const charge = ({ id, currency, netMinor, taxMinor }: Charged): Transfer[] => [
  {
    key: `payment:${id}:net`,
    action: "charge",
    from: "unearned",
    to: "stripe_cash",
    amount: netMinor,
    unit: currency,
  },
  {
    key: `payment:${id}:tax`,
    action: "charge",
    from: "tax",
    to: "stripe_cash",
    amount: taxMinor,
    unit: currency,
  },
];

/** A payment gives credits. */
export const grant = ({ id }: { readonly id: number }, credits: number): Transfer[] => [
  {
    key: `payment:${id}:credits`,
    action: "grant",
    from: "credits_granted",
    to: "credits",
    amount: credits,
    unit: CREDIT,
  },
];

export interface PublishedLine {
  readonly id: number;
  readonly jobId: number;
  readonly netMinor: number;
  readonly withCredit: boolean;
  readonly currency: string;
  readonly durationDays: number;
}

/** A listing is public: a credit is used, its price is earned, and its days have begun. */
export function publish({
  id,
  jobId,
  netMinor,
  withCredit,
  currency,
  durationDays,
}: PublishedLine): Transfer[] {
  const line = `listing:${id}`;
  return [
    ...(withCredit
      ? [
          {
            key: `${line}:credit`,
            action: "use",
            from: "credits",
            to: "credits_used",
            amount: 1,
            unit: CREDIT,
            jobId,
          } as const,
        ]
      : []),
    {
      key: `${line}:net`,
      action: "publish",
      from: "revenue",
      to: "unearned",
      amount: netMinor,
      unit: currency,
      jobId,
    },
    {
      key: `${line}:days`,
      action: "publish",
      from: "days_sold",
      to: "listing_days",
      amount: durationDays,
      unit: DAY,
      jobId,
    },
  ];
}

/** A part of a refund: days of a listing, a listing that was never published, or credits. */
export interface RefundedLine extends Sum {
  readonly id: number;
  readonly jobId: number | null;
  /** Whether its price was earned by being published. */
  readonly isEarned: boolean;
  readonly daysUnused: number;
  readonly credits: number;
}

/** Money goes back, from what it was paid for. */
export function refund(line: RefundedLine, currency: string): Transfer[] {
  const { id, jobId, netMinor, taxMinor, isEarned, daysUnused, credits } = line;
  const about = { action: "refund", ...(jobId === null ? {} : { jobId }) } as const;
  const to = isEarned ? "revenue" : "unearned";
  return [
    { ...about, key: `refund:${id}:net`, from: "stripe_cash", to, amount: netMinor, unit: currency },
    { ...about, key: `refund:${id}:tax`, from: "stripe_cash", to: "tax", amount: taxMinor, unit: currency },
    {
      ...about,
      key: `refund:${id}:days`,
      from: "listing_days",
      to: "days_returned",
      amount: daysUnused,
      unit: DAY,
    },
    {
      ...about,
      key: `refund:${id}:credits`,
      from: "credits",
      to: "credits_granted",
      amount: credits,
      unit: CREDIT,
    },
  ];
}

/** The same back again, in rows of their own. Days stay: the listing has ended. */
export const putBack = (line: RefundedLine, currency: string): Transfer[] =>
  refund(line, currency)
    .filter(({ unit }) => unit !== DAY)
    .map(({ key, from, to, ...rest }) => ({
      ...rest,
      key: `${key}:back`,
      action: "refund_failed",
      from: to,
      to: from,
    }));

interface Disputed {
  readonly id: number;
  readonly amountMinor: number;
  readonly currency: string;
}

/** The bank takes the money until the dispute is decided. */
export const dispute = ({ id, amountMinor, currency }: Disputed): Transfer[] => [
  {
    key: `dispute:${id}:open`,
    action: "dispute",
    from: "stripe_cash",
    to: "disputed",
    amount: amountMinor,
    unit: currency,
  },
];

/** Credits that can no longer be used, because their money was taken back. */
export const loseCredits = ({ id }: Pick<Disputed, "id">, credits: number): Transfer[] => [
  {
    key: `dispute:${id}:credits`,
    action: "dispute",
    from: "credits",
    to: "credits_granted",
    amount: credits,
    unit: CREDIT,
  },
];

/** It gives the money back, or keeps it, and then nothing was earned. */
export const decideDispute = ({ id, amountMinor, currency }: Disputed, isWon: boolean): Transfer[] => [
  {
    key: `dispute:${id}:decided`,
    action: "dispute",
    from: "disputed",
    to: isWon ? "stripe_cash" : "revenue",
    amount: amountMinor,
    unit: currency,
  },
];
