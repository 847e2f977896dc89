import type Stripe from "stripe";
import type { StandIn } from "../../../gateways/payments/index.ts";
import { type Html, html } from "../../embed/html.ts";
import { type Answer, money, notThere, time } from "./look.ts";

/** An invoice, as Stripe hosts it. */
export function invoicePage({ state }: StandIn, id: string): Answer {
  const invoice = state.invoices.find(id);
  if (!invoice) return notThere("Invoice");
  const { currency } = invoice;
  return {
    title: `Invoice ${invoice.number ?? ""}`,
    body: html`<section class="card"><p>${invoice.account_name} to ${invoice.customer_name ?? invoice.customer_email ?? "a customer"}, ${time(invoice.created)} UTC, ${invoice.status}</p>
${table([
  ...invoice.lines.data.map(
    (line) =>
      [`${line.description ?? "Item"} × ${line.quantity ?? 1}`, money(line.amount, currency)] as const,
  ),
  ["Tax", money(invoice.total - (invoice.total_excluding_tax ?? invoice.total), currency)],
  ["Total", money(invoice.total, currency)],
  ["Paid", money(invoice.amount_paid, currency)],
])}</section>`,
  };
}

/** The receipt of a charge, with what was refunded. */
export function receiptPage({ state }: StandIn, id: string): Answer {
  const charge = state.charges.find(id);
  if (!charge) return notThere("Receipt");
  const refunds = state.refunds.values().filter((refund) => refund.charge === id);
  return {
    title: "Receipt",
    body: html`<section class="card"><p>${time(charge.created)} UTC, ${wayOf(charge)}, ${charge.status}</p>
${table([
  [charge.description ?? "Payment", money(charge.amount, charge.currency)],
  ...refunds.map(
    (refund) =>
      [
        `Refund, ${refund.status ?? ""}, ${time(refund.created)} UTC`,
        money(-refund.amount, refund.currency),
      ] as const,
  ),
])}</section>`,
  };
}

export function wayOf({ payment_method_details: way }: Stripe.Charge): string {
  const last4 = way?.card?.last4 ?? way?.us_bank_account?.last4 ?? "";
  return `${way?.type === "card" ? "card" : "bank account"} ending in ${last4}`;
}

const table = (rows: readonly (readonly [string, string])[]): Html =>
  html`<table><tbody>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td class="amount">${value}</td></tr>`)}</tbody></table>`;
