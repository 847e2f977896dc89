import { describe, expect, it } from "vitest";
import { readEnv } from "../../src/env.ts";
import { createPayments } from "../../src/gateways/payments/index.ts";
import { developerPages } from "../../src/web/developer/index.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const CREATE = {
  mode: "payment" as const,
  success_url: "http://jobs.test/employer/success/7?session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://jobs.test/employer/error",
  automatic_tax: { enabled: true },
  allow_promotion_codes: true,
  line_items: [
    { price_data: { currency: "usd", unit_amount: 4_900, product_data: { name: "<b>Single</b> job" } } },
  ],
};
const BUYER = { email: "buyer@example.com", name: "Bea Buyer", country: "US" };

const open = () => server().services.payments.stripe.checkout.sessions.create(CREATE);

async function page(path: string, form?: Record<string, string>) {
  const response = await fetch(`${server().url}${path}`, {
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  return {
    response,
    status: response.status,
    to: response.headers.get("Location"),
    text: await response.text(),
  };
}

describe("the pages of the stand-in for Stripe", () => {
  it("say what they are, load nothing, and escape what they show", async () => {
    const { id } = await open();
    for (const path of ["", `/checkout/${id}`, `/checkout/${id}/confirm`]) {
      const { response, text } = await page(`/dev/payments${path}`);
      expect(response.status).toBe(200);
      expect(text).toContain("No real money moves here.");
      expect(text).toContain("Development only.");
      expect(text).not.toContain("<b>Single");
      expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src/);
    }
    for (const path of ["checkout/cs_none", "invoice/in_none", "receipt/ch_none", "portal/bps_none"])
      expect((await page(`/dev/payments/${path}`)).status).toBe(404);
  });

  it("take a card, decline one, ask for a second step, and cannot be used twice", async () => {
    const { id } = await open();
    const path = `/dev/payments/checkout/${id}`;
    const pay = (form: Record<string, string>) => page(path, { ...BUYER, action: "pay", ...form });
    expect((await pay({ number: "4000 0000 0000 0002" })).text).toContain("Your card was declined.");
    expect((await pay({ number: "4111 1111 1111 1111" })).text).toContain("Only the test cards");
    expect((await pay({ card: "4242424242424242", email: "none" })).text).toContain(
      "Enter an email address.",
    );
    expect((await pay({ promotion_code: "NONE" })).text).toContain("This code is not valid.");
    expect((await page(path, { ...BUYER, action: "apply" })).text).toContain("Pay $51.94");
    expect((await page(path, { ...BUYER, action: "apply", country: "DE" })).text).toContain("Pay $49.00");
    expect((await page(path, { action: "cancel" })).to).toBe(CREATE.cancel_url);

    const asked = await pay({ card: "4000002500003155" });
    expect(asked).toMatchObject({ status: 303, to: `${path}/confirm` });
    expect((await page(`${path}/confirm`, { answer: "fail" })).text).toContain("unable to authenticate");
    await pay({ card: "4000002500003155" });
    expect((await page(`${path}/confirm`, { answer: "complete" })).to).toBe(
      `http://jobs.test/employer/success/7?session=${id}`,
    );
    expect((await page(path)).text).toContain("This checkout is complete");
    expect((await pay({})).text).toContain("This checkout is complete");
  });

  it("play the bank: debits, disputes and refunds are decided by a button", async () => {
    const { payments } = server().services;
    const { id } = await open();
    await page(`/dev/payments/checkout/${id}`, { ...BUYER, action: "pay", method: "bank" });
    const { payment_intent } = await payments.stripe.checkout.sessions.retrieve(id);
    const intent = typeof payment_intent === "string" ? payment_intent : "";
    const press = (action: string, about: string) => page("/dev/payments", { action, id: about });
    expect((await press("arrives", intent)).status).toBe(303);
    expect((await payments.stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid");
    const refund = await payments.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    expect((await press("refund_fails", refund.id)).status).toBe(303);
    const { latest_charge } = await payments.stripe.paymentIntents.retrieve(intent);
    const charge = typeof latest_charge === "string" ? latest_charge : "";
    expect((await press("dispute", charge)).status).toBe(303);
    expect(await press("dispute", charge)).toMatchObject({
      status: 409,
      text: expect.stringContaining("once"),
    });
    expect((await press("nothing", charge)).status).toBe(400);
    const { text } = await page("/dev/payments");
    expect(text).toContain("needs response");
    expect(text).toContain("charge.dispute.created");
    expect((await page(`/dev/payments/receipt/${charge}`)).text).toContain("Refund, failed");
  });

  it("let a customer end a subscription, change the card and read invoices", async () => {
    const { stripe, standIn } = server().services.payments;
    const { id } = await stripe.checkout.sessions.create({
      mode: "subscription",
      success_url: CREATE.success_url,
      line_items: CREATE.line_items.map(({ price_data }) => ({
        price_data: { ...price_data, recurring: { interval: "month" as const } },
      })),
    });
    standIn?.pay(id, { instrument: { card: "4242424242424242" }, payer: BUYER });
    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ["subscription"] });
    const { subscription, customer } = paid;
    if (typeof customer !== "string" || typeof subscription !== "object" || !subscription)
      throw new Error("A paid subscription has a customer.");
    const portal = await stripe.billingPortal.sessions.create({ customer });
    const path = new URL(portal.url).pathname;
    const press = (form: Record<string, string>) => page(path, { subscription: subscription.id, ...form });
    const current = () => stripe.subscriptions.retrieve(subscription.id);
    expect((await page(path)).text).toContain("Cancel at the end of the period");
    await press({ action: "cancel" });
    expect((await current()).cancel_at_period_end).toBe(true);
    await press({ action: "continue" });
    expect((await current()).cancel_at_period_end).toBe(false);
    await press({ action: "card", card: "4000000000000341" });
    expect((await current()).default_payment_method).not.toBe(subscription.default_payment_method);
    const invoice = typeof paid.invoice === "string" ? paid.invoice : "";
    expect((await page(`/dev/payments/invoice/${invoice}`)).text).toContain("$49.00");
  });

  it("do not exist where payments are real", async () => {
    const { services, workers } = server();
    const settings = { DATABASE_URL: services.env.DATABASE_URL, NODE_ENV: "test" };
    const real = { ...settings, STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    const count = (given: NodeJS.ProcessEnv) => {
      const env = readEnv(given);
      return developerPages({ ...services, env, payments: createPayments(env, services.now) }, workers)
        .length;
    };
    expect(count(settings)).toBe(count(real) + 1);
  });
});
