import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { LedgerBalance, LedgerEntry } from "../ledger.ts";
import { PAYMENT_STATUSES, Payment, PaymentDetail } from "../payment.ts";
import { Billing, JobPlans } from "../plan.ts";
import { Publishing } from "../publishing.ts";
import { REFUND_REASONS, REFUND_STATUSES, RefundRequest } from "../refund.ts";
import { CalendarDate, Id, Limit, line, Page, queryIds, queryList, text } from "../values.ts";

/** Jobs that one request can publish. */
export const MAX_JOBS_PUBLISHED = 500;

const PlanCode = z
  .string("Please choose a plan.")
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "plan must be the code of a plan.");
const jobIds = (min: number) =>
  z
    .array(Id)
    .min(min, "Please choose at least one job.")
    .max(MAX_JOBS_PUBLISHED, `At most ${MAX_JOBS_PUBLISHED} jobs can be published at once.`)
    .transform((ids) => [...new Set(ids)]);
/** Sent by nobody of ours; refused, so that whoever sends it learns that it has no effect. */
const derived = z.never("Please leave this out: it follows from the plan and the jobs.").optional();
const derivedSums = { quantity: derived, price_minor: derived, amount_minor: derived };

/** What it costs to ask the payment provider for a page. */
const CHECKOUT = { ...CHANGE, checkouts: 1 } as const;

const paying = {
  audience: "employer",
  errors: ["not_found", "conflict", "illegal_transition", "unavailable"],
} as const;
const publishing = {
  audience: "employer",
  cost: CHECKOUT,
  data: Publishing,
  errors: [...paying.errors, "publishing_limit"],
} as const;
const refunding = {
  audience: "employer",
  cost: CHANGE,
  data: RefundRequest,
  errors: ["not_found", "conflict"],
} as const;
const refund = {
  payment_id: Id,
  reason: z.enum(REFUND_REASONS).default("requested_by_customer"),
  note: text("note", 1_000).default(""),
  /** The sum that was shown. If another sum is due by now, nothing is done: 409 `conflict`. */
  quoted_minor: z.int().min(1),
};
const history = {
  status: queryList("status", PAYMENT_STATUSES).optional(),
  /** Days in UTC, both included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  /** Part of a plan's name or of a job's title, or the number of a payment. */
  search: line("search", 200).optional(),
};
const Url = z.object({ url: z.url() });

/** Plans, payments and refunds. Clients name plans and jobs; prices and quantities are the server's. */
export const paymentEndpoints = {
  "GET employer/payment/get-job-plans": {
    summary: "How these jobs can be published: what each plan costs for them, and what the credits cover.",
    audience: "employer",
    seat: "recruiter",
    cost: READ,
    query: z.object({ job_ids: queryIds("job_ids", MAX_JOBS_PUBLISHED).optional() }),
    data: JobPlans,
    errors: ["not_found"],
  },
  "POST employer/payment/create-checkout-session": {
    summary:
      "Opens the payment provider's page for a plan. Jobs named with it are published once it is paid. The same request again finds the same page.",
    ...paying,
    seat: "owner",
    cost: CHECKOUT,
    body: z.object({ plan: PlanCode, job_ids: jobIds(0).default([]), ...derivedSums }),
    data: z.object({ payment: Payment, checkout_url: z.url() }),
  },
  "POST employer/payment/publish-Job": {
    summary: "Publishes a job with a plan, or with `credits`. If a payment is due, the job waits for it.",
    ...publishing,
    body: z.object({ job_id: Id, plan: PlanCode, ...derivedSums }),
  },
  "POST employer/payment/publish-bulk-job": {
    summary:
      "Publishes jobs with a plan, or with `credits`. Credits that do not cover all are used only if `top_up` names the plan that the rest is paid with.",
    ...publishing,
    body: z.object({
      job_ids: jobIds(1),
      plan: PlanCode,
      top_up: PlanCode.optional(),
      ...derivedSums,
    }),
  },
  "POST employer/job/change-payment_method": {
    summary:
      "Pays for a job that waits for its payment in another way: with another plan, or with `credits`.",
    ...publishing,
    seat: "owner",
    body: z.object({ job_id: Id, plan: PlanCode, ...derivedSums }),
  },
  "POST employer/payment/cancel": {
    summary: "Gives up a payment that was not made. Its jobs become drafts again.",
    ...paying,
    seat: "owner",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: PaymentDetail,
  },
  "POST employer/payment/check": {
    summary: "Asks the payment provider what became of a payment, and does what follows from that.",
    ...paying,
    seat: "owner",
    cost: CHECKOUT,
    body: z.object({ id: Id }),
    data: PaymentDetail,
  },
  "GET employer/payment/{id}": {
    summary: "A payment with its jobs and refunds, and what could be refunded now.",
    audience: "employer",
    seat: "owner",
    cost: READ,
    params: z.object({ id: Id }),
    data: PaymentDetail,
    errors: ["not_found"],
  },
  "GET employer/payment/transaction-detail/{id}": {
    summary: "The same with its lines in the ledger, and their sums.",
    audience: "employer",
    seat: "owner",
    cost: READ,
    params: z.object({ id: Id }),
    data: PaymentDetail.extend({ entries: z.array(LedgerEntry), balances: z.array(LedgerBalance) }),
    errors: ["not_found"],
  },
  "GET employer/payment/get-transaction-history": {
    summary: "The company's payments, latest first.",
    audience: "employer",
    seat: "owner",
    cost: READ,
    query: z.object({ ...history, page: Page.default(1), limit: Limit.default(20) }),
    data: z.object({
      items: z.array(Payment),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
      billing: Billing,
      /** Over all payments, not only those of this page. */
      balances: z.array(LedgerBalance),
    }),
  },
  "GET employer/payment/export": {
    summary: "Payments as CSV, with spreadsheet formulas escaped.",
    audience: "employer",
    seat: "owner",
    cost: { reads: 20, exports: 1 },
    query: z.object(history),
    data: z.null(),
    binary: "text/csv",
  },
  "POST employer/payment/refund-request": {
    summary: "Asks to refund the unused days of a job, which ends it.",
    ...refunding,
    seat: "owner",
    body: z.object({ job_id: Id, ...refund }),
  },
  "POST employer/payment/payment-refund-request": {
    summary:
      "Asks to refund all that is unused of a payment: days of its jobs, which ends them, and credits.",
    ...refunding,
    seat: "owner",
    body: z.object(refund),
  },
  "POST employer/payment/cancel-refund-request": {
    summary: "Takes back a request that nobody has decided yet.",
    ...refunding,
    seat: "owner",
    body: z.object({ id: Id }),
  },
  "GET employer/payment/payment-refund-request-list": {
    summary: "The company's refunds, latest first.",
    audience: "employer",
    seat: "owner",
    cost: READ,
    query: z.object({
      status: queryList("status", REFUND_STATUSES).optional(),
      page: Page.default(1),
      limit: Limit.default(20),
    }),
    data: z.object({ items: z.array(RefundRequest), total: z.int(), page: z.int(), limit: z.int() }),
  },
  "POST employer/payment/add-bank-account": {
    summary:
      "Opens the payment provider's own page for payment methods, invoices and the subscription. Bank details are entered there only.",
    ...paying,
    seat: "owner",
    cost: CHECKOUT,
    body: z.object({}),
    data: Url,
  },
  "POST employer/payment/cancel-subscription": {
    summary: "Ends the subscription with the period that is paid. Credits stay.",
    ...paying,
    seat: "owner",
    cost: CHECKOUT,
    body: z.object({}),
    data: Billing,
  },
} as const satisfies Record<string, Endpoint>;
