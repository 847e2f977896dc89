import type Stripe from "stripe";
import { type StandIn, TEST_CARDS } from "../../../gateways/payments/index.ts";
import { type Html, html } from "../../embed/html.ts";
import { type Answer, money, notThere, time } from "./look.ts";

/** The customer portal: subscriptions can be ended and continued, the card changed, invoices read. */
export function portal(standIn: StandIn, id: string, form: Record<string, string> | undefined): Answer {
  const { state } = standIn;
  const session = state.portals.find(id);
  if (!session) return notThere("Portal session");
  const mine = state.subscriptions.values().filter(({ customer }) => customer === session.customer);
  const chosen = mine.find((each) => each.id === form?.["subscription"]);
  if (form && chosen) {
    if (form["action"] === "card") standIn.changeCard(chosen.id, form["card"] ?? "");
    else standIn.cancelAtPeriodEnd(chosen.id, form["action"] === "cancel");
    return { goTo: `/dev/payments/portal/${id}` };
  }
  const invoices = state.invoices.values().filter(({ customer }) => customer === session.customer);
  return {
    title: "Your subscriptions and invoices",
    body: html`${session.return_url !== null && html`<p><a href="${session.return_url}">Back to Jobmap</a></p>`}
<div class="columns">${mine.map((each) => subscriptionCard(each))}
<section class="card"><h2>Invoices</h2>${invoices.length === 0 && html`<p>None yet.</p>`}<ul>${invoices.map(
      (invoice) =>
        html`<li><a href="/dev/payments/invoice/${invoice.id}">${invoice.number}</a>, ${money(invoice.total, invoice.currency)}, ${invoice.status}</li>`,
    )}</ul></section></div>`,
  };
}

function subscriptionCard({ id, status, items, cancel_at_period_end }: Stripe.Subscription): Html {
  const [item] = items.data;
  const ends = time(item?.current_period_end ?? 0);
  const isOver = status === "canceled";
  return html`<section class="card"><h2>Subscription</h2>
<p>${money(item?.price.unit_amount ?? 0, item?.price.currency ?? "usd")} a ${item?.price.recurring?.interval ?? "month"}, ${status}. ${isOver ? "It has ended." : cancel_at_period_end ? `It ends on ${ends}.` : `It renews on ${ends}.`}</p>
${
  !isOver &&
  html`<form method="post"><input type="hidden" name="subscription" value="${id}">
<button name="action" value="${cancel_at_period_end ? "continue" : "cancel"}">${cancel_at_period_end ? "Continue it" : "Cancel at the end of the period"}</button>
<label>Card <select name="card">${Object.entries(TEST_CARDS).map(([number, { says }]) => html`<option value="${number}">${number}: ${says}</option>`)}</select></label>
<button name="action" value="card">Change the card</button></form>`
}</section>`;
}
