import type Stripe from "stripe";
import type { State } from "../state.ts";
import { listOf } from "../wire/list.ts";
import { sumOf, TAX_RATE } from "./amounts.ts";

export interface InvoiceTerms {
  readonly customer: string | null;
  readonly lines: readonly Stripe.LineItem[];
  readonly currency: string;
  readonly isTaxed: boolean;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
  readonly billingReason: "manual" | "subscription_create" | "subscription_cycle";
  readonly subscription?: Stripe.Subscription;
  readonly period: { readonly start: number; readonly end: number };
}

/** A finalized invoice that waits for its payment. */
export function buildInvoice(state: State, terms: InvoiceTerms): Stripe.Invoice {
  const id = state.id("in");
  const amounts = sumOf(terms.lines);
  const customer = terms.customer === null ? undefined : state.customers.find(terms.customer);
  const { subscription } = terms;
  const net = amounts.total - amounts.tax;
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Jobmap (stand-in)",
    account_tax_ids: null,
    amount_due: amounts.total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amounts.total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: terms.isTaxed,
      liability: terms.isTaxed ? { type: "self" } : null,
      provider: terms.isTaxed ? "stripe" : null,
      status: terms.isTaxed ? "complete" : null,
    },
    automatically_finalizes_at: null,
    billing_reason: terms.billingReason,
    collection_method: "charge_automatically",
    created: state.now(),
    currency: terms.currency,
    custom_fields: null,
    customer: terms.customer,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: terms.description,
    discounts: [],
    due_date: null,
    effective_at: state.now(),
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${state.pagesUrl}/invoice/${id}`,
    invoice_pdf: `${state.pagesUrl}/invoice/${id}`,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      terms.lines.map((line) => invoiceLine(state, id, line, terms)),
    ),
    livemode: false,
    metadata: terms.metadata,
    next_payment_attempt: null,
    number: `STANDIN-${String(state.invoices.size + 1).padStart(4, "0")}`,
    on_behalf_of: null,
    parent: subscription
      ? {
          type: "subscription_details",
          quote_details: null,
          subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: terms.period.end,
    period_start: terms.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: state.now(),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amounts.subtotal,
    subtotal_excluding_tax: amounts.subtotal,
    test_clock: null,
    total: amounts.total,
    total_discount_amounts: [],
    total_excluding_tax: net,
    total_pretax_credit_amounts: [],
    total_taxes: terms.isTaxed
      ? [
          {
            amount: amounts.tax,
            tax_behavior: "exclusive",
            tax_rate_details: { tax_rate: `stand-in ${TAX_RATE * 100} %` },
            taxability_reason: "standard_rated",
            taxable_amount: net,
            type: "tax_rate_details",
          },
        ]
      : [],
    webhooks_delivered_at: null,
  };
}

function invoiceLine(
  state: State,
  invoice: string,
  line: Stripe.LineItem,
  { period, subscription }: InvoiceTerms,
): Stripe.InvoiceLineItem {
  const item = subscription?.items.data.find(({ price }) => price.id === line.price?.id);
  return {
    id: state.id("il"),
    object: "line_item",
    amount: line.amount_subtotal,
    currency: line.currency,
    description: line.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent:
      subscription && item
        ? {
            type: "subscription_item_details",
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration: false,
              proration_details: null,
              subscription: subscription.id,
              subscription_item: item.id,
            },
          }
        : null,
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing: null,
    quantity: line.quantity,
    quantity_decimal: null,
    subscription: subscription?.id ?? null,
    subtotal: line.amount_subtotal,
    taxes: [],
  };
}
