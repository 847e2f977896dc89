import type Stripe from "stripe";
import type { StandIn } from "../../../gateways/payments/index.ts";
import { type Html, html } from "../../embed/html.ts";
import { wayOf } from "./documents.ts";
import { type Answer, money, time } from "./look.ts";

const SHOWN = 50;

/** What a person decides in place of buyers and banks. */
const ACTIONS: Readonly<Record<string, (standIn: StandIn, id: string) => unknown>> = {
  arrives: (standIn, id) => standIn.settle(id, true),
  bounces: (standIn, id) => standIn.settle(id, false),
  expire: (standIn, id) => standIn.expire(id),
  dispute: (standIn, id) => standIn.openDispute(id),
  won: (standIn, id) => standIn.closeDispute(id, "won"),
  lost: (standIn, id) => standIn.closeDispute(id, "lost"),
  refund_arrives: (standIn, id) => standIn.settleRefund(id, "succeeded"),
  refund_fails: (standIn, id) => standIn.settleRefund(id, "failed"),
  renew: (standIn, id) => standIn.renew(id),
  retry: (standIn, id) => standIn.retryInvoice(id),
  resend: (standIn, id) => standIn.webhooks.resend(id),
};

/** `/dev/payments`: everything that the stand-in knows, newest first, with buttons for what happens next. */
export function paymentConsole(
  standIn: StandIn,
  _: string,
  form: Record<string, string> | undefined,
): Answer {
  if (form) {
    const act = ACTIONS[form["action"] ?? ""];
    if (!act) return { ...page(standIn, "There is no such button."), status: 400 };
    try {
      act(standIn, form["id"] ?? "");
    } catch (error) {
      return { ...page(standIn, error instanceof Error ? error.message : String(error)), status: 409 };
    }
    return { goTo: "/dev/payments" };
  }
  return page(standIn);
}

function page({ state }: StandIn, problem?: string): { title: string; body: Html } {
  const newest = <T>(rows: readonly T[]) => rows.slice(-SHOWN).toReversed();
  return {
    title: "Payments of the stand-in for Stripe",
    body: html`${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
${section("Checkout sessions", ["Session", "Amount", "State"], newest(state.sessions.values()).map(sessionRow))}
${section("Charges", ["Charge", "Amount", "State"], newest(state.charges.values()).map(chargeRow))}
${section("Refunds", ["Refund", "Amount", "State"], newest(state.refunds.values()).map(refundRow))}
${section("Disputes", ["Dispute", "Amount", "State"], newest(state.disputes.values()).map(disputeRow))}
${section("Subscriptions", ["Subscription", "Period", "State"], newest(state.subscriptions.values()).map(subscriptionRow))}
${section("Invoices", ["Invoice", "Amount", "State"], newest(state.invoices.values()).map(invoiceRow))}
${section(
  "Events",
  ["Event", "At (UTC)", "Delivery"],
  newest(state.events.values()).map((event) => {
    const delivery = state.waiting.find(event.id) ?? state.finished.find(event.id);
    const went = `${delivery?.state.replace("_", " ") ?? "unknown"} after ${delivery?.attempts ?? 0} attempts${delivery?.answer ? `, last answer ${delivery.answer}` : ""}`;
    return row(
      event.id,
      event.type,
      time(event.created),
      html`${went} ${button(event.id, "resend", "Send again")}`,
    );
  }),
)}`,
  };
}

const sessionRow = (session: Stripe.Checkout.Session) =>
  row(
    session.id,
    `${session.mode}, ${time(session.created)}`,
    money(session.amount_total, session.currency),
    session.status === "open"
      ? html`<a href="/dev/payments/checkout/${session.id}">open</a> ${button(session.id, "expire", "Expire")}`
      : html`${session.status}, ${session.payment_status}`,
  );

const chargeRow = (charge: Stripe.Charge) =>
  row(
    charge.id,
    html`<a href="/dev/payments/receipt/${charge.id}">${wayOf(charge)}</a>`,
    money(charge.amount, charge.currency),
    html`${charge.disputed ? "disputed" : charge.status}${charge.failure_code !== null && `, ${charge.failure_code}`}${charge.amount_refunded > 0 && `, ${money(charge.amount_refunded, charge.currency)} refunded`}
${charge.status === "pending" && typeof charge.payment_intent === "string" && html`${button(charge.payment_intent, "arrives", "The debit arrives")} ${button(charge.payment_intent, "bounces", "The debit fails")}`}
${charge.paid && !charge.disputed && button(charge.id, "dispute", "Dispute it")}`,
  );

const refundRow = (refund: Stripe.Refund) =>
  row(
    refund.id,
    time(refund.created),
    money(refund.amount, refund.currency),
    html`${refund.status} ${refund.status === "pending" && button(refund.id, "refund_arrives", "It arrives")} ${refund.status !== "failed" && button(refund.id, "refund_fails", "It fails")}`,
  );

const disputeRow = (dispute: Stripe.Dispute) =>
  row(
    dispute.id,
    dispute.reason,
    money(dispute.amount, dispute.currency),
    html`${dispute.status.replaceAll("_", " ")} ${dispute.status === "needs_response" && html`${button(dispute.id, "won", "We win")} ${button(dispute.id, "lost", "We lose")}`}`,
  );

const subscriptionRow = ({ id, status, items, cancel_at_period_end }: Stripe.Subscription) =>
  row(
    id,
    items.data[0]?.price.recurring?.interval ?? "",
    `until ${time(items.data[0]?.current_period_end ?? 0)}`,
    html`${status}${cancel_at_period_end && ", ends with its period"} ${status !== "canceled" && button(id, "renew", "Its period ends")}`,
  );

const invoiceRow = (invoice: Stripe.Invoice) =>
  row(
    invoice.id,
    html`<a href="/dev/payments/invoice/${invoice.id}">${invoice.number}</a>`,
    money(invoice.total, invoice.currency),
    html`${invoice.status} ${invoice.status === "open" && button(invoice.id, "retry", "Charge it again")}`,
  );

const row = (id: string, what: Html | string, amount: string, state: Html | string): Html =>
  html`<tr id="${id}"><td>${what}<br><small>${id}</small></td><td>${amount}</td><td>${state}</td></tr>`;

const button = (id: string, action: string, label: string): Html =>
  html`<form method="post" class="inline"><input type="hidden" name="id" value="${id}"><button name="action" value="${action}">${label}</button></form>`;

function section(name: string, heads: readonly string[], rows: readonly Html[]): Html {
  return html`<section class="card" aria-label="${name}"><h2>${name}</h2>${
    rows.length === 0
      ? html`<p>None yet.</p>`
      : html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
  }</section>`;
}
