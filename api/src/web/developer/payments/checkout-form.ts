import type Stripe from "stripe";
import { TEST_ACCOUNT, TEST_CARDS } from "../../../gateways/payments/index.ts";
import { type Html, html } from "../../embed/html.ts";
import { money } from "./look.ts";

/** What was entered so far. */
export interface Filled {
  readonly method?: "bank" | "card";
  readonly card?: string;
  readonly email?: string;
  readonly name?: string;
  readonly country?: string;
  readonly promotion_code?: string;
}

export interface Price {
  readonly lines: readonly Stripe.LineItem[];
  readonly amounts: { subtotal: number; discount: number; tax: number; total: number };
}

const COUNTRIES = { US: "United States", CA: "Canada", DE: "Germany", GB: "United Kingdom" };

export function checkoutForm(
  session: Stripe.Checkout.Session,
  price: Price,
  filled: Filled,
  problem: string | undefined,
): Html {
  return html`${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
<div class="columns">${session.mode === "setup" ? html`<section class="card"><h2>Save a way to pay</h2><p>Nothing is charged now.</p></section>` : summary(session, price)}
<form method="post" action="/dev/payments/checkout/${session.id}" class="card"><h2>Your payment</h2>
<label>Email address <input type="email" name="email" required maxlength="254" autocomplete="off" value="${filled.email ?? session.customer_email ?? ""}"></label>
<label>Name <input type="text" name="name" required maxlength="100" autocomplete="off" value="${filled.name ?? ""}"></label>
<label>Country <select name="country">${options(filled.country)}</select></label>
${methods(session, filled)}
${
  session.allow_promotion_codes === true &&
  html`<label>Promotion code (optional) <input type="text" name="promotion_code" maxlength="50" autocomplete="off" value="${filled.promotion_code ?? ""}"></label>
<button name="action" value="apply" formnovalidate>Apply the code and the country</button>`
}
<p><button class="main" name="action" value="pay">${session.mode === "setup" ? "Save" : `Pay ${money(price.amounts.total, session.currency)}`}</button>
<button name="action" value="cancel" formnovalidate>Cancel</button></p>
</form></div>`;
}

function summary(
  { currency, automatic_tax, mode }: Stripe.Checkout.Session,
  { lines, amounts }: Price,
): Html {
  const row = (name: string, amount: number) =>
    html`<tr><td>${name}</td><td class="amount">${money(amount, currency)}</td></tr>`;
  return html`<section class="card" aria-label="Order"><h2>Order</h2><p class="total">${money(amounts.total, currency)}</p>
<table><tbody>${lines.map((line) => row(`${line.description ?? "Item"}${line.quantity === 1 ? "" : ` × ${line.quantity}`}`, line.amount_subtotal))}
${amounts.discount > 0 && row("Discount", -amounts.discount)}
${automatic_tax.enabled && row("Sales tax (6 % for buyers in the United States)", amounts.tax)}
${row("Total", amounts.total)}</tbody></table>
${mode === "subscription" && html`<p class="hint">Renews until it is canceled.</p>`}</section>`;
}

function methods({ payment_method_types, mode }: Stripe.Checkout.Session, filled: Filled): Html {
  const cards = Object.entries(TEST_CARDS).map(
    ([number, { says }]) =>
      html`<label><input type="radio" name="card" value="${number}"${checked((filled.card ?? "4242424242424242") === number)}> ${grouped(number)}: ${says}</label>`,
  );
  const hasBank = payment_method_types.includes("us_bank_account") && mode === "payment";
  return html`<fieldset><legend>Test card</legend>${cards}
<label>or its number <input type="text" name="number" inputmode="numeric" autocomplete="off" maxlength="23"></label></fieldset>
${
  hasBank &&
  html`<fieldset><legend>Pay with</legend>
<label><input type="radio" name="method" value="card"${checked(filled.method !== "bank")}> The card above</label>
<label><input type="radio" name="method" value="bank"${checked(filled.method === "bank")}> Bank account ${TEST_ACCOUNT}: arrives or fails when you say so at /dev/payments</label></fieldset>`
}`;
}

const options = (chosen = "US") =>
  Object.entries(COUNTRIES).map(
    ([code, name]) =>
      html`<option value="${code}"${chosen === code ? html` selected` : null}>${name}</option>`,
  );

const checked = (isChecked: boolean) => (isChecked ? html` checked` : null);
const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
