import type Stripe from "stripe";
import { z } from "zod";
import { type StandIn, TEST_ACCOUNT, TEST_CARDS } from "../../../gateways/payments/index.ts";
import { html } from "../../embed/html.ts";
import { checkoutForm, type Filled } from "./checkout-form.ts";
import { type Answer, notThere } from "./look.ts";

const Pressed = z.object({
  action: z.enum(["apply", "cancel", "pay"]),
  method: z.enum(["bank", "card"]).default("card"),
  card: z.string().default("4242424242424242"),
  number: z.string().default(""),
  email: z.string().default(""),
  name: z.string().default(""),
  country: z.string().default("US"),
  promotion_code: z.string().default(""),
});

/** The checkout page: `GET` shows it, `POST` is one of its buttons. */
export function checkout(standIn: StandIn, id: string, form: Record<string, string> | undefined): Answer {
  if (!standIn.state.sessions.find(id)) return notThere("Checkout session");
  const session = standIn.session(id);
  if (session.status !== "open") return closed(session);
  if (!form) return show(standIn, session, {});
  const { action, method, card, number, ...buyer } = Pressed.parse(form);
  const filled: Filled = { ...buyer, method, card: number.replaceAll(/\D/g, "") || card };
  if (action === "cancel") return { goTo: session.cancel_url ?? session.success_url ?? "/" };
  if (action === "apply") return show(standIn, session, filled);
  const problem = problemOf(standIn, session, filled);
  if (problem) return show(standIn, session, filled, problem);
  const outcome = standIn.pay(id, {
    instrument: method === "bank" ? { bankAccount: TEST_ACCOUNT } : { card: filled.card ?? "" },
    payer: { email: buyer.email, name: buyer.name, country: buyer.country },
    promotionCode: buyer.promotion_code,
  });
  if (outcome.kind === "declined") return show(standIn, session, filled, outcome.message);
  return {
    goTo: outcome.kind === "second_step" ? `/dev/payments/checkout/${id}/confirm` : successUrl(session),
  };
}

/** The page of the buyer's bank. */
export function secondStep(standIn: StandIn, id: string, form: Record<string, string> | undefined): Answer {
  if (!standIn.state.sessions.find(id)) return notThere("Checkout session");
  const session = standIn.session(id);
  if (session.status !== "open") return closed(session);
  if (!form)
    return {
      title: "Confirm this payment",
      body: html`<form method="post" class="card"><p>Here the bank of the card holder would ask for a code or a fingerprint.</p>
<button class="main" name="answer" value="complete">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button></form>`,
    };
  const outcome = standIn.confirm(id, form["answer"] === "complete");
  if (outcome.kind === "declined") return show(standIn, session, {}, outcome.message);
  return { goTo: successUrl(session) };
}

function problemOf(standIn: StandIn, session: Stripe.Checkout.Session, filled: Filled): string | undefined {
  if (!z.email().safeParse(filled.email).success) return "Enter an email address.";
  if (!filled.name) return "Enter a name.";
  if (filled.method === "card" && !(filled.card !== undefined && filled.card in TEST_CARDS))
    return "Only the test cards listed here work. Never enter the number of a real card.";
  if (!standIn.quote(session.id, filled.country ?? "", filled.promotion_code))
    return "This code is not valid.";
  return undefined;
}

function show(standIn: StandIn, session: Stripe.Checkout.Session, filled: Filled, problem?: string): Answer {
  const quoted = standIn.quote(session.id, filled.country ?? "US", filled.promotion_code);
  const price = quoted ?? standIn.quote(session.id, filled.country ?? "US");
  if (!price) return notThere("Price");
  return {
    title: "Pay with the stand-in for Stripe",
    body: checkoutForm(session, price, filled, problem ?? (quoted ? undefined : "This code is not valid.")),
  };
}

function closed(session: Stripe.Checkout.Session): Answer {
  const isExpired = session.status === "expired";
  return {
    title: isExpired ? "This checkout has expired" : "This checkout is complete",
    status: isExpired ? 410 : 200,
    body: html`<p class="card">${isExpired ? "Nothing was charged." : "Nothing is left to pay here."} <a href="${(isExpired ? session.cancel_url : successUrl(session)) ?? "/"}">Back to Jobmap</a></p>`,
  };
}

const successUrl = ({ success_url, id }: Stripe.Checkout.Session) =>
  (success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id).replaceAll("%7BCHECKOUT_SESSION_ID%7D", id);
