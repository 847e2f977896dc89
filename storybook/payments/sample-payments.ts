import type { Data, JobPlans, LedgerAccount, PaidJob, Plan, RefundQuote } from "@jobmap/contract";

export type Transaction = Data<"GET employer/payment/transaction-detail/{id}">;

const PAID_AT = "2026-05-04T14:00:00.000Z";
const LONG = "Assistant to the Deputy Harbormaster for Weekend and Holiday Cargo Scheduling, Night Shift";

const QUOTE: RefundQuote = {
  amount_minor: 6_996,
  tax_minor: 396,
  currency: "USD",
  days_unused: 20,
  days_paid: 30,
  credits: 0,
  is_automatic: true,
  automatic_until: "2026-05-18T14:00:00.000Z",
  ends_jobs: 1,
};

const JOB: PaidJob = {
  job_id: 11,
  title: "Deckhand",
  state: "PUBLISHED",
  status: "PUBLISHED",
  total_minor: 10_494,
  days: 30,
  featured: false,
  published_at: PAID_AT,
  ends_at: "2026-06-03T14:00:00.000Z",
  refund: QUOTE,
};
const UNPAID: PaidJob = {
  ...JOB,
  state: "WAITING",
  status: "PENDING_PAYMENT",
  total_minor: 0,
  published_at: null,
  ends_at: null,
  refund: null,
};

/** What left one account and arrived in another. */
function movement(
  action: "charge" | "publish",
  from: LedgerAccount,
  to: LedgerAccount,
  amount: number,
  unit = "USD",
): Transaction["entries"] {
  const both = {
    transfer: `${action} ${from}`,
    action,
    unit,
    job_id: action === "publish" ? 11 : null,
    at: PAID_AT,
  };
  return [
    { ...both, account: from, amount: -amount },
    { ...both, account: to, amount },
  ];
}

const PAID: Transaction = {
  id: 1,
  status: "PAID",
  plan: "thirty",
  plan_name: "Thirty days",
  kind: "SINGLE",
  quantity: 1,
  currency: "USD",
  subtotal_minor: 9_900,
  discount_minor: 0,
  tax_minor: 594,
  total_minor: 10_494,
  refunded_minor: 0,
  jobs: 1,
  created_at: PAID_AT,
  paid_at: PAID_AT,
  expires_at: null,
  is_settled: true,
  checkout_url: null,
  failure: null,
  method: "card",
  invoice_url: "/dev/payments/invoice/in_1",
  receipt_url: "/dev/payments/receipt/ch_1",
  paid_jobs: [JOB],
  credits_granted: 0,
  credits_left: 0,
  refund: QUOTE,
  refunds: [],
  disputes: [],
  is_stand_in: false,
  entries: [
    ...movement("charge", "unearned", "stripe_cash", 9_900),
    ...movement("charge", "tax", "stripe_cash", 594),
    ...movement("publish", "revenue", "unearned", 9_900),
    ...movement("publish", "days_sold", "listing_days", 30, "DAY"),
  ],
  balances: [
    { account: "stripe_cash", unit: "USD", amount: 10_494 },
    { account: "tax", unit: "USD", amount: -594 },
    { account: "revenue", unit: "USD", amount: -9_900 },
    { account: "listing_days", unit: "DAY", amount: 30 },
    { account: "days_sold", unit: "DAY", amount: -30 },
  ],
};
const OPEN: Transaction = {
  ...PAID,
  status: "OPEN",
  paid_at: null,
  is_settled: false,
  tax_minor: 0,
  total_minor: 9_900,
  expires_at: "2026-05-05T14:00:00.000Z",
  checkout_url: "/dev/payments/checkout/cs_1",
  method: null,
  invoice_url: null,
  receipt_url: null,
  paid_jobs: [UNPAID],
  refund: null,
  entries: [],
  balances: [],
};

/** Payments by what there is to see in them; each has its place in the list as its id. */
export const PAYMENTS = {
  paid: PAID,
  open: { ...OPEN, id: 2 },
  processing: {
    ...OPEN,
    id: 3,
    status: "PROCESSING",
    expires_at: null,
    checkout_url: null,
    method: "us_bank_account",
  },
  failed: {
    ...OPEN,
    id: 4,
    status: "FAILED",
    expires_at: null,
    checkout_url: null,
    method: "us_bank_account",
    failure: "The customer's account has insufficient funds to cover this payment.",
    paid_jobs: [{ ...UNPAID, status: "DRAFT", title: LONG }],
  },
  pack: {
    ...PAID,
    id: 5,
    plan: "pack-10",
    plan_name: "10 job credits",
    kind: "CREDIT_PACK",
    jobs: 0,
    paid_jobs: [],
    credits_granted: 10,
    credits_left: 10,
  },
  decided: {
    ...PAID,
    id: 6,
    paid_jobs: [{ ...JOB, title: LONG, featured: true, refund: { ...QUOTE, is_automatic: false } }],
  },
  disputed: {
    ...PAID,
    id: 7,
    status: "DISPUTED",
    is_settled: false,
    refund: null,
    paid_jobs: [{ ...JOB, status: "PAUSED", refund: null }],
    disputes: [
      {
        status: "OPEN",
        amount_minor: 10_494,
        reason: "product_not_received",
        opened_at: PAID_AT,
        closed_at: null,
      },
    ],
  },
} satisfies Readonly<Record<string, Transaction>>;

const plan = (code: string, name: string, price_minor: number, changes: Partial<Plan> = {}): Plan => ({
  code,
  name,
  kind: "SINGLE",
  price_minor,
  currency: "USD",
  interval: "ONE_TIME",
  job_credits: 1,
  duration_days: 60,
  featured: false,
  refund_window_days: 14,
  ...changes,
});

/** How one job can be published. */
export const JOB_PLANS: JobPlans = {
  jobs: 1,
  credits: 0,
  credits_missing: 1,
  subscription: null,
  free_left: 0,
  options: [
    {
      plan: plan("free", "Free listing", 0, { kind: "FREE", duration_days: 30 }),
      reason: "Your company has published 5 free jobs today. More are possible tomorrow.",
      is_available: false,
    },
    { plan: plan("single", "Single job", 9_900), reason: null, is_available: true },
    {
      plan: plan("featured", "Featured job", 19_900, { kind: "FEATURED", featured: true }),
      reason: null,
      is_available: true,
    },
    {
      plan: plan("pack-10", "10 job credits", 79_000, { kind: "CREDIT_PACK", job_credits: 10 }),
      reason: null,
      is_available: true,
    },
  ].map((option) => ({
    ...option,
    quantity: 1,
    price_minor: option.plan.price_minor,
    credits_after: option.plan.job_credits - 1,
  })),
  top_ups: [],
};
