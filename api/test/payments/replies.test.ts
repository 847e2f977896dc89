import Stripe from "stripe";
import { afterEach, expect, it } from "vitest";
import { memoryStore, StandIn } from "../../src/gateways/payments/index.ts";
import { BANK, CARD, PAYER, REFUNDS_WAIT } from "./payment-world.ts";
import { Declarations } from "./sdk/declarations.ts";
import { differencesOf } from "./sdk/differences.ts";

const declarations = new Declarations();
const LINE = { currency: "usd", unit_amount: 9_900, product_data: { name: "Single job" } };

let standIn: StandIn;
afterEach(() => standIn.close());

/** A client, and all that is answered to it as it travels. */
async function listen() {
  standIn = new StandIn({ store: memoryStore(), pagesUrl: "http://jobs.test", now: () => new Date() });
  const port = String(await standIn.port());
  const client = Stripe.createNodeHttpClient();
  const replies: unknown[] = [];
  const httpClient: Stripe.HttpClient = {
    getClientName: () => client.getClientName(),
    async makeRequest(_host, _port, ...rest) {
      const response = await client.makeRequest("127.0.0.1", port, ...rest);
      const reply: unknown = await response.toJSON();
      replies.push(structuredClone(reply));
      return Object.assign(response, { toJSON: async () => reply });
    },
  };
  const stripe = new Stripe(standIn.secretKey, { protocol: "http", httpClient, maxNetworkRetries: 0 });
  return { stripe, replies };
}

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === "string" ? value : (value?.id ?? "");

it("every reply and event of the stand-in is one that the installed SDK declares", async () => {
  const { stripe, replies } = await listen();
  const { id: customer } = await stripe.customers.create({ email: PAYER.email, metadata: { company: "7" } });
  const coupon = await stripe.coupons.create({ percent_off: 10, duration: "once" });
  await stripe.promotionCodes.create({ promotion: { type: "coupon", coupon: coupon.id }, code: "TENTH" });
  const buy = async (instrument: { card: string } | { bankAccount: string }) => {
    const { id } = await stripe.checkout.sessions.create({
      mode: "payment",
      success_url: "http://jobs.test/success",
      customer,
      customer_update: { address: "auto", name: "auto" },
      allow_promotion_codes: true,
      automatic_tax: { enabled: true },
      invoice_creation: { enabled: true },
      line_items: [{ quantity: 2, price_data: LINE }],
      payment_intent_data: { description: "Single job" },
      metadata: { payment: "7" },
      client_reference_id: "7",
    });
    standIn.pay(id, { instrument, payer: PAYER, promotionCode: "TENTH" });
    return await stripe.checkout.sessions.retrieve(id, {
      expand: ["payment_intent.latest_charge", "invoice", "line_items"],
    });
  };
  for (const isPaid of [true, false]) standIn.settle(idOf((await buy(BANK)).payment_intent), isPaid);
  const waits = idOf((await buy({ card: REFUNDS_WAIT })).payment_intent);
  for (const status of ["succeeded", "failed"] as const) {
    const { id } = await stripe.refunds.create({
      payment_intent: waits,
      amount: 900,
      metadata: { refund: "7" },
    });
    standIn.settleRefund(id, status);
    await stripe.refunds.retrieve(id, { expand: ["charge"] });
  }
  const disputed = idOf((await buy({ card: CARD })).payment_intent);
  const { latest_charge } = await stripe.paymentIntents.retrieve(disputed);
  const { id: dispute } = standIn.openDispute(idOf(latest_charge));
  standIn.closeDispute(dispute, "lost");
  await stripe.disputes.retrieve(dispute);

  const plan = { ...LINE, recurring: { interval: "month" } } as const;
  const renewing = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    success_url: "http://jobs.test/success",
    line_items: [{ quantity: 1, price_data: plan }],
  });
  standIn.pay(renewing.id, { instrument: { card: CARD }, payer: PAYER });
  const subscription = idOf((await stripe.checkout.sessions.retrieve(renewing.id)).subscription);
  standIn.changeCard(subscription, "4000000000000341");
  standIn.renew(subscription);
  const { latest_invoice } = await stripe.subscriptions.retrieve(subscription, {
    expand: ["latest_invoice"],
  });
  await stripe.invoicePayments.list({ invoice: idOf(latest_invoice) });
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await stripe.billingPortal.sessions.create({ customer, return_url: "http://jobs.test" });
  await stripe.checkout.sessions.list({ limit: 3 });
  await stripe.customers.list({ email: PAYER.email });
  await stripe.subscriptions.cancel(subscription);

  const events = standIn.state.events
    .values()
    .map((event): unknown => JSON.parse(JSON.stringify(event.data.object)));
  const all = [...replies, ...events];
  expect(all.length).toBeGreaterThan(60);
  const differences = new Set(all.flatMap((each) => differencesOf(declarations, each)));
  expect([...differences]).toEqual([]);
});

it.each([
  [{ amount: "900" }, "refund.amount is no number"],
  [{ fee: 1 }, "refund.fee is unknown"],
  [{ next_action: { type: "wait", typ: "" } }, "refund.next_action.typ is unknown"],
  [{ amount: undefined }, "refund.amount is missing"],
  [{ metadata: { refund: 7 } }, "refund.metadata is no Metadata | null"],
  [{ object: "refunt" }, "refunt is not declared"],
])("a reply with %o is not", async (change, difference) => {
  const { stripe, replies } = await listen();
  const { id } = await stripe.checkout.sessions.create({
    mode: "payment",
    success_url: "http://jobs.test/success",
    line_items: [{ price_data: LINE }],
  });
  standIn.pay(id, { instrument: { card: CARD }, payer: PAYER });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  await stripe.refunds.create({ payment_intent: idOf(payment_intent), amount: 900 });
  const changed = { ...Object(replies.at(-1)), ...change };
  expect(differencesOf(declarations, JSON.parse(JSON.stringify(changed)))).toEqual([difference]);
});
