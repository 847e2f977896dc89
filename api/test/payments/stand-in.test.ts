import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, describe, expect, it } from "vitest";
import { fileStore, memoryStore, StandIn } from "../../src/gateways/payments/index.ts";

const PAYER = { email: "buyer@example.com", name: "Bea Buyer", country: "US" };
const WITH = (card: string) => ({ instrument: { card }, payer: PAYER });
const BANK = { instrument: { bankAccount: "000123456789" }, payer: PAYER };
const line = (unit_amount: number, recurring?: { interval: "month" }) => ({
  price_data: {
    currency: "usd",
    unit_amount,
    product_data: { name: "Plan" },
    ...(recurring && { recurring }),
  },
});
const ORDER = {
  mode: "payment" as const,
  success_url: "http://jobs.test/success",
  line_items: [line(4_900)],
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(store = memoryStore()) {
  const standIn = new StandIn({ store, pagesUrl: "http://jobs.test/dev/payments", now: () => new Date() });
  closing.push(() => standIn.close());
  const stripe = new Stripe(standIn.secretKey, {
    host: "127.0.0.1",
    port: await standIn.port(),
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const types = () => standIn.state.events.values().map(({ type }) => type);
  return { standIn, stripe, types };
}

/** An endpoint that answers `statuses`, the last one from then on, and keeps what it accepts. */
async function endpoint(...statuses: number[]) {
  const received: { id: string; signature: string | undefined; body: string }[] = [];
  let asked = 0;
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const signature = request.headers["stripe-signature"];
      received.push({ id: JSON.parse(body).id, signature: signature?.toString(), body });
      response.writeHead(statuses[Math.min(asked++, statuses.length - 1)] ?? 200).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const at = server.address();
  return { received, url: `http://127.0.0.1:${typeof at === "object" ? at?.port : 0}` };
}

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === "string" ? value : (value?.id ?? "");

describe("paying", () => {
  it("tells of each step in events, a second step included", async () => {
    const { standIn, stripe, types } = await open();
    const { id } = await stripe.checkout.sessions.create({ ...ORDER, invoice_creation: { enabled: true } });
    expect(standIn.pay(id, WITH("4000002500003155"))).toEqual({ kind: "second_step" });
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
    expect(standIn.confirm(id, false)).toMatchObject({ kind: "declined" });
    expect(standIn.pay(id, WITH("4000002500003155"))).toEqual({ kind: "second_step" });
    expect(standIn.confirm(id, true)).toEqual({ kind: "complete" });
    expect(types().slice(-7)).toEqual([
      "charge.succeeded",
      "payment_intent.succeeded",
      "invoice.created",
      "invoice.finalized",
      "invoice.paid",
      "invoice.payment_succeeded",
      "checkout.session.completed",
    ]);
    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ["invoice"] });
    expect(paid.invoice).toMatchObject({ status: "paid", total: 4_900 });
    expect(() => standIn.pay(id, WITH("4242424242424242"))).toThrow(/no longer open/);
  });

  it.each([
    [true, "paid", "checkout.session.async_payment_succeeded", "succeeded"],
    [false, "unpaid", "checkout.session.async_payment_failed", "requires_payment_method"],
  ])("by bank debit is unpaid until it settles (%s)", async (isPaid, status, event, intent) => {
    const { standIn, stripe, types } = await open();
    const { id } = await stripe.checkout.sessions.create(ORDER);
    standIn.pay(id, BANK);
    const waiting = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
    expect(waiting).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
      payment_intent: { status: "processing" },
    });
    await expect(stripe.refunds.create({ payment_intent: idOf(waiting.payment_intent) })).rejects.toThrow(
      /does not have a successful charge/,
    );
    standIn.settle(idOf(waiting.payment_intent), isPaid);
    standIn.settle(idOf(waiting.payment_intent), !isPaid);
    const settled = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
    expect(settled).toMatchObject({ payment_status: status, payment_intent: { status: intent } });
    expect(types().at(-1)).toBe(event);
  });

  it("takes a promotion code, and nothing at all for a free order", async () => {
    const { standIn, stripe } = await open();
    const coupon = await stripe.coupons.create({ percent_off: 100 });
    await stripe.promotionCodes.create({
      promotion: { type: "coupon", coupon: coupon.id },
      code: "FREE",
      max_redemptions: 1,
    });
    const create = () => stripe.checkout.sessions.create({ ...ORDER, allow_promotion_codes: true });
    const { id } = await create();
    expect(() => standIn.pay(id, { ...WITH("4242424242424242"), promotionCode: "WRONG" })).toThrow(
      /not valid/,
    );
    standIn.pay(id, { ...WITH("4242424242424242"), promotionCode: "free" });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      payment_status: "no_payment_required",
      payment_intent: null,
      amount_total: 0,
      total_details: { amount_discount: 4_900 },
    });
    const second = await create();
    expect(() => standIn.pay(second.id, { ...WITH("4242424242424242"), promotionCode: "FREE" })).toThrow(
      /not valid/,
    );
  });
});

describe("after a payment", () => {
  it("a refund waits, succeeds or comes back, and a dispute takes the money", async () => {
    const { standIn, stripe, types } = await open();
    const { id } = await stripe.checkout.sessions.create(ORDER);
    standIn.pay(id, WITH("4000000000007726"));
    const payment_intent = idOf((await stripe.checkout.sessions.retrieve(id)).payment_intent);
    const refund = await stripe.refunds.create({ payment_intent, amount: 900 });
    expect(refund.status).toBe("pending");
    standIn.settleRefund(refund.id, "failed");
    const failed = await stripe.refunds.retrieve(refund.id, { expand: ["charge"] });
    expect(failed).toMatchObject({ status: "failed", charge: { amount_refunded: 0, refunded: false } });
    const dispute = standIn.openDispute(idOf(failed.charge));
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    standIn.closeDispute(dispute.id, "won");
    expect(types()).toEqual(
      expect.arrayContaining(["refund.failed", "charge.dispute.created", "charge.dispute.funds_reinstated"]),
    );
    expect(types().at(-1)).toBe("charge.dispute.closed");
  });

  it("a subscription renews, fails with grace, recovers, and ends when it is canceled", async () => {
    const { standIn, stripe, types } = await open();
    const { id } = await stripe.checkout.sessions.create({
      ...ORDER,
      mode: "subscription",
      line_items: [line(9_900, { interval: "month" })],
    });
    standIn.pay(id, WITH("4242424242424242"));
    const { subscription } = await stripe.checkout.sessions.retrieve(id);
    const current = async () =>
      stripe.subscriptions.retrieve(idOf(subscription), { expand: ["latest_invoice"] });
    const first = await current();
    expect(first).toMatchObject({
      status: "active",
      latest_invoice: { status: "paid", billing_reason: "subscription_create" },
    });
    standIn.renew(first.id);
    const second = await current();
    expect(second.items.data[0]?.current_period_start).toBe(first.items.data[0]?.current_period_end);
    expect(second).toMatchObject({
      latest_invoice: { status: "paid", billing_reason: "subscription_cycle" },
    });

    standIn.changeCard(first.id, "4000000000000341");
    standIn.renew(first.id);
    const late = await current();
    expect(late).toMatchObject({
      status: "past_due",
      latest_invoice: { status: "open", next_payment_attempt: expect.any(Number) },
    });
    standIn.changeCard(first.id, "4242424242424242");
    standIn.retryInvoice(idOf(late.latest_invoice));
    expect(await current()).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });

    await stripe.subscriptions.update(first.id, { cancel_at_period_end: true });
    standIn.renew(first.id);
    expect((await current()).status).toBe("canceled");
    expect(types().at(-1)).toBe("customer.subscription.deleted");
  });
});

describe("webhooks", () => {
  it("are signed, sent until they are accepted, and doubled and shuffled on command", async () => {
    const { standIn, stripe } = await open();
    const { received, url } = await endpoint(500, 200);
    standIn.webhooks.troubles.isHeld = true;
    standIn.webhooks.deliverTo(url);
    await stripe.customers.create({ email: "a@example.com" });
    await standIn.webhooks.drain();
    const [first, again] = received;
    expect(again?.id).toBe(first?.id);
    expect(
      Stripe.webhooks.constructEvent(again?.body ?? "", again?.signature ?? "", standIn.webhookSecret).type,
    ).toBe("customer.created");
    expect(standIn.state.finished.values()).toMatchObject([
      { state: "delivered", attempts: 2, answer: "200" },
    ]);

    Object.assign(standIn.webhooks.troubles, { copies: 3, isShuffled: true });
    for (let i = 0; i < 10; i++) await stripe.customers.create({});
    await standIn.webhooks.drain();
    expect(received).toHaveLength(2 + 30);
    const order = [...new Set(received.slice(2).map(({ id }) => id))];
    const created = standIn.state.events
      .values()
      .slice(1)
      .map(({ id }) => id);
    expect(order.toSorted()).toEqual(created.toSorted());
  });
});

describe("the wire", () => {
  it("fails on command, and an answer that was lost is given again for the same key", async () => {
    const { standIn, stripe } = await open();
    const create = (options: Stripe.RequestOptions = {}) => stripe.checkout.sessions.create(ORDER, options);
    standIn.troubles.plan({ kind: "refuse", status: 429 });
    await expect(create()).rejects.toMatchObject({ type: "StripeRateLimitError" });
    standIn.troubles.plan({ kind: "refuse", status: 500 });
    await expect(create()).rejects.toMatchObject({ type: "StripeAPIError" });
    // The SDK asks once more by itself when a connection breaks.
    standIn.troubles.plan({ kind: "silent" }, /^POST .*sessions/, 2);
    await expect(create({ idempotencyKey: "one" })).rejects.toMatchObject({ type: "StripeConnectionError" });
    const again = await create({ idempotencyKey: "one" });
    expect(standIn.state.sessions.values().map(({ id }) => id)).toEqual([again.id]);
    standIn.troubles.plan({ kind: "slow", milliseconds: 300 });
    await expect(create({ timeout: 50 })).rejects.toMatchObject({ type: "StripeConnectionError" });
    standIn.troubles.plan({ kind: "slow", milliseconds: 100 });
    const both = await Promise.allSettled([
      create({ idempotencyKey: "two" }),
      create({ idempotencyKey: "two" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("pages through lists", async () => {
    const { stripe } = await open();
    for (let i = 0; i < 5; i++) await stripe.customers.create({ name: `c${i}` });
    const names: unknown[] = [];
    await stripe.customers.list({ limit: 2 }).autoPagingEach(({ name }) => void names.push(name));
    expect(names).toEqual(["c4", "c3", "c2", "c1", "c0"]);
  });
});

describe("its file", () => {
  it("brings everything back after a restart, and survives half a line", async () => {
    const folder = mkdtempSync(join(tmpdir(), "jobmap-payments-"));
    closing.push(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "state", "payments.jsonl");
    const before = await open(fileStore(path));
    const { id } = await before.stripe.checkout.sessions.create(ORDER, { idempotencyKey: "kept" });
    before.standIn.pay(id, BANK);
    await before.standIn.close();
    writeFileSync(path, '[{"table":"charge","id":"py_', { flag: "a" });

    const after = await open(fileStore(path));
    expect(after.standIn.webhookSecret).toBe(before.standIn.webhookSecret);
    expect(after.types()).toEqual(before.types());
    expect((await after.stripe.checkout.sessions.create(ORDER, { idempotencyKey: "kept" })).id).toBe(id);
    const session = await after.stripe.checkout.sessions.retrieve(id);
    after.standIn.settle(idOf(session.payment_intent), true);
    expect((await after.stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid");
    const received = await endpoint(200);
    after.standIn.webhooks.deliverTo(received.url);
    await after.standIn.webhooks.drain();
    expect(received.received.length).toBe(after.types().length);
  });
});
