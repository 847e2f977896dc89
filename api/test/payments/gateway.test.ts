import type Stripe from "stripe";
import { afterEach, describe, expect, it } from "vitest";
import { examinePayments } from "../../src/doctor/payments.ts";
import { readEnv } from "../../src/env.ts";
import { createPayments, type Payments } from "../../src/gateways/payments/index.ts";

const SETTINGS = {
  NODE_ENV: "test",
  PUBLIC_URL: "http://jobs.test",
  STRIPE_API_URL: "https://api.stripe.com",
} as const;
const PAYER = { email: "buyer@example.com", name: "Bea Buyer", country: "US" };
const ORDER: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  success_url: "http://jobs.test/success?session={CHECKOUT_SESSION_ID}",
  line_items: [
    {
      quantity: 2,
      price_data: { currency: "usd", unit_amount: 4_900, product_data: { name: "Single job" } },
    },
  ],
};

const opened: Payments[] = [];
afterEach(async () => {
  for (const payments of opened.splice(0)) await payments.close();
});

function open(now = () => new Date()) {
  const payments = createPayments(SETTINGS, now);
  opened.push(payments);
  if (!payments.standIn) throw new Error("These settings mean the stand-in.");
  return { ...payments, standIn: payments.standIn };
}

describe("the client of the stand-in", () => {
  it("creates, finds and expires a checkout session", async () => {
    const { stripe, isStandIn } = open();
    expect(isStandIn).toBe(true);
    const created = await stripe.checkout.sessions.create({ ...ORDER, client_reference_id: "7" });
    expect(created).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 9_800 });
    expect(created.url).toBe(`http://jobs.test/dev/payments/checkout/${created.id}`);
    const found = await stripe.checkout.sessions.retrieve(created.id, { expand: ["line_items"] });
    expect(found.line_items?.data[0]).toMatchObject({ description: "Single job", quantity: 2 });
    expect(await stripe.checkout.sessions.expire(created.id)).toMatchObject({ status: "expired", url: null });
    await expect(stripe.checkout.sessions.expire(created.id)).rejects.toThrow(/status of expired/);
  });

  it("pays a session, and refunds it in parts", async () => {
    const { stripe, standIn } = open();
    const { id } = await stripe.checkout.sessions.create({ ...ORDER, automatic_tax: { enabled: true } });
    expect(standIn.pay(id, { instrument: { card: "4000000000000002" }, payer: PAYER })).toMatchObject({
      kind: "declined",
    });
    expect(standIn.pay(id, { instrument: { card: "4242424242424242" }, payer: PAYER })).toEqual({
      kind: "complete",
    });
    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
    expect(paid).toMatchObject({
      status: "complete",
      payment_status: "paid",
      amount_total: 10_388,
      total_details: { amount_tax: 588 },
      payment_intent: { status: "succeeded", latest_charge: { paid: true, amount: 10_388 } },
    });
    const payment_intent = typeof paid.payment_intent === "object" ? (paid.payment_intent?.id ?? "") : "";
    expect(await stripe.refunds.create({ payment_intent, amount: 388 })).toMatchObject({
      status: "succeeded",
    });
    await expect(stripe.refunds.create({ payment_intent, amount: 10_001 })).rejects.toThrow(/greater than/);
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 10_000 });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
  });

  it("refuses what Stripe refuses, in its words", async () => {
    const { stripe } = open();
    const create = (change: object) => stripe.checkout.sessions.create({ ...ORDER, ...change });
    await expect(create({ sucess_url: "http://jobs.test" })).rejects.toMatchObject({
      statusCode: 400,
      code: "parameter_unknown",
      param: "sucess_url",
    });
    await expect(create({ mode: "paymnt" })).rejects.toThrow("Invalid mode: must be one of payment, setup");
    await expect(create({ ui_mode: "hosted" })).rejects.toThrow(/Invalid ui_mode/);
    await expect(create({ success_url: undefined })).rejects.toMatchObject({ code: "parameter_missing" });
    await expect(
      create({
        line_items: [{ price_data: { currency: "usd", unit_amount: -1, product_data: { name: "a" } } }],
      }),
    ).rejects.toMatchObject({ param: "line_items[0][price_data][unit_amount]" });
    await expect(stripe.refunds.create({ payment_intent: "pi_none" })).rejects.toMatchObject({
      code: "resource_missing",
      statusCode: 404,
    });
  });

  it("gives the same reply to the same request with the same key, and refuses another", async () => {
    const { stripe } = open();
    const options = { idempotencyKey: "payment-7" };
    const first = await stripe.checkout.sessions.create(ORDER, options);
    const again = await stripe.checkout.sessions.create(ORDER, options);
    expect(again.id).toBe(first.id);
    await expect(
      stripe.checkout.sessions.create({ ...ORDER, client_reference_id: "8" }, options),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  });
});

describe("a webhook", () => {
  const body = Buffer.from(JSON.stringify({ id: "evt_1", object: "event", type: "charge.succeeded" }));

  it("is read if its signature is right, and at most five minutes old or early", () => {
    const { readEvent, standIn } = open(() => new Date(1_800_000_000_000));
    const signed = (seconds: number, secret?: string) =>
      standIn.webhooks.sign(body.toString(), 1_800_000_000 + seconds, secret);
    expect(readEvent(body, signed(0))).toMatchObject({ id: "evt_1" });
    expect(readEvent(body, signed(-299))).toMatchObject({ id: "evt_1" });
    expect(readEvent(body, signed(299))).toMatchObject({ id: "evt_1" });
    const refused = (signature: string | undefined, about: RegExp, sent = body) =>
      expect(() => readEvent(sent, signature)).toThrow(about);
    refused(signed(-301), /too old/);
    refused(signed(301), /from the future/);
    refused(signed(0, "whsec_another"), /does not match/);
    refused(signed(0), /does not match/, Buffer.from(`${body} `));
    refused(undefined, /no Stripe-Signature/);
    refused("t=,v1=", /does not match/);
  });
});

it("the doctor asks Stripe whether it accepts the key", async () => {
  const { standIn } = open();
  const settings = {
    DATABASE_URL: "mysql://root@127.0.0.1:1/none",
    STRIPE_API_URL: `http://127.0.0.1:${await standIn.port()}`,
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
  };
  const examine = (changed: NodeJS.ProcessEnv = {}) => examinePayments(readEnv({ ...settings, ...changed }));
  expect((await examine()).says).toMatch(/^Stripe answers in test mode, with API version \d{4}-/);
  expect(await examine({ STRIPE_SECRET_KEY: "sk_test_old" })).toMatchObject({
    state: "bad",
    says: expect.stringContaining("Invalid API Key"),
  });
  await standIn.close();
  expect((await examine()).state).toBe("bad");
});
