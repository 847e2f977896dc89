import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";
import { buildInvoice, type InvoiceTerms } from "./build-invoice.ts";

/** How long Stripe waits before it charges a failed renewal again; after the last time the subscription ends. */
export const RETRY_DAYS = [3, 5, 7] as const;
const DAY = 86_400;

/** Makes an invoice for a payment and links the two. */
export function createInvoice(state: State, terms: InvoiceTerms, intent?: string): Stripe.Invoice {
  const invoice = state.invoices.put(buildInvoice(state, terms));
  if (intent !== undefined) linkPayment(state, invoice, intent);
  state.emit("invoice.created", { ...invoice, status: "draft" });
  state.emit("invoice.finalized", invoice);
  return invoice;
}

export function linkPayment(state: State, invoice: Stripe.Invoice, intent: string): void {
  state.invoicePayments.put({
    id: state.id("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: state.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** Marks the invoice of a payment, if there is one, as paid. */
export function payInvoice(state: State, intent: Stripe.PaymentIntent): Stripe.Invoice | undefined {
  const payment = state.invoicePayments.findBy(intent.id);
  if (!payment || typeof payment.invoice !== "string") return undefined;
  const paid_at = state.now();
  state.invoicePayments.put({
    ...payment,
    status: "paid",
    amount_paid: payment.amount_requested,
    status_transitions: { canceled_at: null, paid_at },
  });
  return markPaid(state, payment.invoice);
}

export function markPaid(state: State, id: string): Stripe.Invoice {
  const open = state.invoices.get(id);
  const invoice = state.invoices.change(id, {
    status: "paid",
    attempted: true,
    attempt_count: open.attempt_count + 1,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...open.status_transitions, paid_at: state.now() },
  });
  state.emit("invoice.paid", invoice);
  state.emit("invoice.payment_succeeded", invoice);
  return invoice;
}

/** Notes a failed attempt. A renewal is tried again after {@link RETRY_DAYS}. */
export function failInvoice(state: State, intent: Stripe.PaymentIntent): Stripe.Invoice | undefined {
  const payment = state.invoicePayments.findBy(intent.id);
  if (!payment || typeof payment.invoice !== "string") return undefined;
  const open = state.invoices.get(payment.invoice);
  const wait = open.billing_reason === "subscription_cycle" ? RETRY_DAYS[open.attempt_count] : undefined;
  const invoice = state.invoices.change(open.id, {
    attempted: true,
    attempt_count: open.attempt_count + 1,
    next_payment_attempt: wait === undefined ? null : state.now() + wait * DAY,
  });
  state.emit("invoice.payment_failed", invoice);
  return invoice;
}

export const ListPayments = z.strictObject({
  ...f.page,
  invoice: f.text.optional(),
  payment: z.strictObject({ type: z.enum(["payment_intent"]), payment_intent: f.text.optional() }).optional(),
  status: z.enum(["canceled", "open", "paid"]).optional(),
});

export const INVOICE_OPERATIONS = [
  operation("GET", "/v1/invoices/:id", z.strictObject({}), (state, _, id) =>
    state.invoices.get(id, "invoice"),
  ),
  operation(
    "GET",
    "/v1/invoices",
    z.strictObject({ ...f.page, customer: f.text.optional(), subscription: f.text.optional() }),
    (state, { customer, subscription, ...page }) =>
      listPage(
        "/v1/invoices",
        state.invoices
          .values()
          .filter(
            (row) =>
              (customer === undefined || row.customer === customer) &&
              (subscription === undefined || row.parent?.subscription_details?.subscription === subscription),
          ),
        page,
      ),
  ),
  operation("GET", "/v1/invoice_payments", ListPayments, (state, { invoice, payment, status, ...page }) =>
    listPage(
      "/v1/invoice_payments",
      state.invoicePayments
        .values()
        .filter(
          (row) =>
            (invoice === undefined || row.invoice === invoice) &&
            (payment?.payment_intent === undefined ||
              row.payment.payment_intent === payment.payment_intent) &&
            (status === undefined || row.status === status),
        ),
      page,
    ),
  ),
];
