import { describe, expect, it } from "vitest";
import { Job, Payment } from "../../src/models/index.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import {
  balancesOf,
  checkout,
  DAY,
  draftRows,
  ledgerSums,
  newsOf,
  pay,
  settled,
  show,
  standInOf,
  statusOf,
} from "./payment-world.ts";

const PACK = { net: 79_000, tax: 4_740, total: 83_740 };

describe("credits", () => {
  const server = useServer({ settings: { ACCOUNT_LIMITS: "10" } });
  const bulk = (employer: SignedIn, jobIds: readonly number[], plan: string, topUp?: string) =>
    employer.ok("POST employer/payment/publish-bulk-job", "employer/payment/publish-bulk-job", {
      job_ids: jobIds,
      plan,
      ...(topUp === undefined ? {} : { top_up: topUp }),
    });
  const buy = async (employer: SignedIn, plan = "pack-10") => {
    const { payment } = await checkout(employer, plan);
    await pay(server(), payment.id);
    return payment.id;
  };
  const plansFor = (employer: SignedIn, ids: readonly number[]) =>
    employer.ok(
      "GET employer/payment/get-job-plans",
      `employer/payment/get-job-plans?job_ids=${ids.join(",")}`,
    );

  it("ten of them for twelve jobs: nothing is done, and what is missing is said with its price", async () => {
    const employer = await server().signIn("employer");
    const pack = await buy(employer);
    const ids = await draftRows(employer.account, 12);
    const short = await bulk(employer, ids, "credits");
    expect(short).toMatchObject({ outcome: "CREDITS_MISSING", published: [], waiting: [], payment: null });
    expect(short.plans).toMatchObject({ jobs: 12, credits: 10, credits_missing: 2 });
    expect(
      short.plans.top_ups.map(({ plan, quantity, price_minor }) => [plan.code, quantity, price_minor]),
    ).toEqual([
      ["single", 2, 19_800],
      ["featured", 2, 39_800],
      ["monthly-5", 1, 34_900],
      ["pack-10", 1, 79_000],
    ]);
    expect(await plansFor(employer, ids)).toEqual(short.plans);
    expect(await Job.count({ where: { status: "DRAFT" } })).toBe(12);

    const done = await bulk(employer, ids, "credits", "single");
    expect(done).toMatchObject({
      outcome: "PAYMENT_DUE",
      published: ids.slice(0, 10),
      waiting: ids.slice(10),
    });
    expect(done.payment).toMatchObject({ plan: "single", quantity: 2, subtotal_minor: 19_800 });
    expect(await Job.count({ where: { status: "PUBLISHED" } })).toBe(10);
    await pay(server(), done.payment?.id ?? 0);
    expect(await Job.count({ where: { status: "PUBLISHED" } })).toBe(12);
    expect(await show(employer, pack)).toMatchObject({ credits_granted: 10, credits_left: 0, jobs: 10 });
    expect(await balancesOf(employer, pack)).toEqual({
      "stripe_cash USD": PACK.total,
      "tax USD": -PACK.tax,
      "revenue USD": -PACK.net,
      "credits_granted CREDIT": -10,
      "credits_used CREDIT": 10,
      "days_sold DAY": -600,
      "listing_days DAY": 600,
    });
    expect(await ledgerSums(server())).toEqual({ CREDIT: 0, DAY: 0, USD: 0 });
  });

  it("bought for some jobs publish them once they are paid, and the rest stay", async () => {
    const employer = await server().signIn("employer");
    const ids = await draftRows(employer.account, 3);
    const wish = await bulk(employer, ids, "pack-10");
    expect(wish).toMatchObject({ outcome: "PAYMENT_DUE", waiting: ids, payment: { quantity: 1 } });
    await pay(server(), wish.payment?.id ?? 0);
    for (const id of ids) expect(await statusOf(id)).toBe("PUBLISHED");
    const plans = await plansFor(employer, ids);
    expect(plans).toMatchObject({ credits: 7, credits_missing: 0, top_ups: [] });
  });

  it("are not spent twice by publications at once, and one job takes one", async () => {
    const employer = await server().signIn("employer");
    await buy(employer);
    const ids = await draftRows(employer.account, 12);
    const outcomes = [];
    for (let n = 0; n < ids.length; n += 4)
      outcomes.push(...(await Promise.all(ids.slice(n, n + 4).map((id) => bulk(employer, [id], "credits")))));
    expect(outcomes.filter(({ outcome }) => outcome === "PUBLISHED")).toHaveLength(10);
    expect(await Job.count({ where: { status: "PUBLISHED" } })).toBe(10);
    expect((await ledgerSums(server()))["CREDIT"]).toBe(0);
    expect((await plansFor(employer, ids)).credits).toBe(0);
  });

  it("that are unused are refunded with the unused days of the others, to the cent", async () => {
    const employer = await server().signIn("employer");
    const pack = await buy(employer);
    await bulk(employer, await draftRows(employer.account, 3), "credits");
    server().advance(6 * DAY);
    const { refund } = await show(employer, pack);
    // Seven unused credits, and 54 of 60 days of three.
    const amount = (PACK.total / 10) * 7 + 3 * Math.ceil(((PACK.total / 10) * 54) / 60);
    expect(refund).toMatchObject({ amount_minor: amount, credits: 7, days_unused: 162, ends_jobs: 3 });
    const path = "employer/payment/payment-refund-request";
    await employer.ok("POST employer/payment/payment-refund-request", path, {
      payment_id: pack,
      quoted_minor: amount,
    });
    await settled(server());
    expect(await show(employer, pack)).toMatchObject({
      status: "PARTIALLY_REFUNDED",
      refunded_minor: amount,
      credits_left: 0,
      refund: null,
    });
    expect(await Job.count({ where: { status: "CLOSED" } })).toBe(3);
    expect(await ledgerSums(server())).toEqual({ CREDIT: 0, DAY: 0, USD: 0 });
  });

  it("all of one listing fail together: each problem under its place, nothing published", async () => {
    const employer = await server().signIn("employer");
    await buy(employer);
    const [whole = 0] = await draftRows(employer.account, 1);
    const { id: bare } = await employer.ok("POST employer/job/post", "employer/job/post", {
      title: "Cook",
      location_type: "ONSITE",
    });
    const path = "employer/payment/publish-bulk-job";
    const refused = await employer.fails("POST", path, { job_ids: [whole, bare], plan: "credits" });
    expect(refused.httpStatus).toBe(400);
    expect(Object.keys(refused.error ?? {})).toEqual(["job_ids[1]"]);
    expect(refused.error?.["job_ids[1]"]).toContain("Cook: ");
    expect(await statusOf(whole)).toBe("DRAFT");
    expect((await plansFor(employer, [whole])).credits).toBe(10);
  });

  it("come with each period of a subscription, which is renewed, fails with grace and ends", async () => {
    const employer = await server().signIn("employer");
    const first = await buy(employer, "monthly-5");
    const billing = async () =>
      (
        await employer.ok(
          "GET employer/payment/get-transaction-history",
          "employer/payment/get-transaction-history",
        )
      ).billing;
    expect(await billing()).toMatchObject({
      credits: 5,
      subscription: { plan: "monthly-5", status: "ACTIVE", ends_with_period: false, grace_ends_at: null },
    });
    expect((await billing()).subscription?.period_ends_at).not.toBeNull();
    const second = { plan: "monthly-5", job_ids: [] };
    const refused = await employer.fails("POST", "employer/payment/create-checkout-session", second);
    expect(refused).toMatchObject({ httpStatus: 409, error: { plan: expect.any(String) } });

    const standIn = standInOf(server());
    const [subscription] = standIn.state.subscriptions.values();
    const { id = "" } = subscription ?? {};
    standIn.webhooks.troubles.isShuffled = true;
    standIn.webhooks.troubles.copies = 2;
    standIn.renew(id);
    await settled(server());
    expect((await billing()).credits).toBe(10);
    expect(await Payment.findAll({ order: [["id", "ASC"]] })).toMatchObject([
      { id: first, status: "PAID" },
      { status: "PAID", kind: "SUBSCRIPTION", subtotalMinor: 34_900, subscriptionId: expect.any(Number) },
    ]);

    const method = standIn.state.subscriptions.get(id).default_payment_method;
    standIn.state.paymentMethods.change(typeof method === "string" ? method : "", {
      card: { ...cardOf(standIn.state.paymentMethods.get(String(method)).card), last4: "0002" },
    });
    standIn.renew(id);
    await settled(server());
    expect(await billing()).toMatchObject({ credits: 10, subscription: { status: "PAST_DUE" } });
    expect((await billing()).subscription?.grace_ends_at).not.toBeNull();

    server().advance(15 * DAY);
    server().workers.housekeeper.poke();
    await server().workers.housekeeper.drain();
    await settled(server());
    const later = await server().signIn(employer.account);
    const history = await later.ok(
      "GET employer/payment/get-transaction-history",
      "employer/payment/get-transaction-history",
    );
    expect(history.billing).toEqual({ credits: 10, subscription: null });
    expect(history.total).toBe(2);
    expect(await newsOf(server())).toEqual(["PAID", "RENEWED", "RENEWAL_FAILED", "SUBSCRIPTION_ENDED"]);
    expect(await ledgerSums(server())).toEqual({ CREDIT: 0, USD: 0 });
  });

  it("end with the period once the subscription is canceled, and the portal is the provider's", async () => {
    const employer = await server().signIn("employer");
    await buy(employer, "monthly-5");
    const path = "employer/payment/cancel-subscription";
    const after = await employer.ok("POST employer/payment/cancel-subscription", path, {});
    expect(after.subscription).toMatchObject({ status: "ACTIVE", ends_with_period: true });
    const { url } = await employer.ok(
      "POST employer/payment/add-bank-account",
      "employer/payment/add-bank-account",
      {},
    );
    expect(url).toContain("/portal/");
    const [subscription] = standInOf(server()).state.subscriptions.values();
    standInOf(server()).renew(subscription?.id ?? "");
    await settled(server());
    expect((await plansFor(employer, await draftRows(employer.account, 1))).subscription).toBeNull();
  });
});

const cardOf = <T>(card: T | undefined): T => {
  if (!card) throw new Error("The subscription is paid by card.");
  return card;
};
