import { describe, expect, it } from "vitest";
import { fulfil } from "../../src/commands/payment/fulfil.ts";
import { Job, Payment } from "../../src/models/index.ts";
import { draftJob } from "../employer/postings.ts";
import { useServer } from "../support/use-server.ts";
import {
  BANK,
  balancesOf,
  checkout,
  DAY,
  DECLINED,
  ledgerSums,
  newsOf,
  PAYER,
  pay,
  SINGLE,
  sessionOf,
  settled,
  show,
  showTransaction,
  standInOf,
  statusOf,
} from "./payment-world.ts";

describe("paying for a job", () => {
  const server = useServer();

  it("publishes it once the money is here, and not by reaching the success page (S24)", async () => {
    const employer = await server().signIn("employer");
    const job = await draftJob(employer);
    const { payment, checkout_url } = await checkout(employer, "single", job.id);
    expect(payment).toMatchObject({ status: "OPEN", subtotal_minor: SINGLE.net, quantity: 1, jobs: 1 });
    expect(checkout_url).toContain("/checkout/");
    expect(await statusOf(job.id)).toBe("PENDING_PAYMENT");

    const visitor = await server().fails("GET", `user/job/${job.id}`);
    expect(visitor.httpStatus).toBe(404);
    const early = await employer.ok("POST employer/payment/check", "employer/payment/check", {
      id: payment.id,
    });
    expect(early).toMatchObject({ status: "OPEN", is_settled: false });
    expect(await statusOf(job.id)).toBe("PENDING_PAYMENT");

    await pay(server(), payment.id);
    expect(await statusOf(job.id)).toBe("PUBLISHED");
    const paid = await show(employer, payment.id);
    expect(paid).toMatchObject({
      status: "PAID",
      is_settled: true,
      tax_minor: SINGLE.tax,
      total_minor: SINGLE.total,
      checkout_url: null,
      method: "card",
      paid_jobs: [{ job_id: job.id, state: "PUBLISHED", status: "PUBLISHED", days: 60 }],
    });
    expect(URL.canParse(paid.invoice_url ?? "")).toBe(true);
    const published = await Job.findByPk(job.id, { rejectOnEmpty: true });
    expect(published).toMatchObject({ plan: "single", paymentId: payment.id, durationDays: 60 });
    const lasts = (published.validThrough?.getTime() ?? 0) - (published.firstPublishedAt?.getTime() ?? 0);
    expect(lasts).toBe(60 * DAY);
    expect(await newsOf(server())).toEqual(["PAID"]);
    expect((await server().ok("GET user/job/{id}", `user/job/${job.id}`)).id).toBe(job.id);
  });

  it("is in the ledger as pairs that sum to zero, each shown to the employer", async () => {
    const employer = await server().signIn("employer");
    const jobs = [await draftJob(employer), await draftJob(employer), await draftJob(employer)];
    const { payment } = await checkout(employer, "featured", ...jobs.map(({ id }) => id));
    expect(payment.subtotal_minor).toBe(3 * 19_900);
    await pay(server(), payment.id);
    const { entries } = await showTransaction(employer, payment.id);
    for (const pair of Map.groupBy(entries, ({ transfer }) => transfer).values()) {
      expect(pair).toHaveLength(2);
      expect(pair.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
    expect(await balancesOf(employer, payment.id)).toEqual({
      "stripe_cash USD": 59_700 + 3_582,
      "tax USD": -3_582,
      "revenue USD": -59_700,
      "days_sold DAY": -180,
      "listing_days DAY": 180,
    });
    expect(await ledgerSums(server())).toEqual({ DAY: 0, USD: 0 });
    expect(await Job.count({ where: { isFeatured: true, status: "PUBLISHED" } })).toBe(3);
  });

  it("finds the same page for fifty clicks (R24), and another plan only by changing it", async () => {
    const employer = await server().signIn("employer");
    const job = await draftJob(employer);
    const pages = new Set<string>();
    // Ten at a time: more than that, a slow machine answers with 503.
    for (let round = 0; round < 5; round++) {
      const clicks = Array.from({ length: 10 }, () => checkout(employer, "single", job.id));
      for (const { checkout_url } of await Promise.all(clicks)) pages.add(checkout_url);
    }
    expect(pages.size).toBe(1);
    expect(await Payment.count()).toBe(1);
    const other = await employer.fails("POST", "employer/payment/create-checkout-session", {
      plan: "featured",
      job_ids: [job.id],
    });
    expect(other).toMatchObject({ httpStatus: 409, code: "conflict" });
    const changed = await employer.ok(
      "POST employer/job/change-payment_method",
      "employer/job/change-payment_method",
      { job_id: job.id, plan: "featured" },
    );
    expect(changed).toMatchObject({ outcome: "PAYMENT_DUE", waiting: [job.id] });
    expect((await Payment.findAll({ order: [["id", "ASC"]] })).map(({ status }) => status)).toEqual([
      "CANCELED",
      "OPEN",
    ]);
    await pay(server(), changed.payment?.id ?? 0);
    expect(await statusOf(job.id)).toBe("PUBLISHED");
  });

  it("has one checkout at the provider when we die before its answer is stored (R05)", async () => {
    const employer = await server().signIn("employer");
    const job = await draftJob(employer);
    const { sessions } = server().services.payments.stripe.checkout;
    const { create } = sessions;
    // The provider opens the page, and we die before we hear of it.
    sessions.create = async (...given) => {
      sessions.create = create;
      await create.apply(sessions, given);
      throw new Error("killed");
    };
    const killed = await employer.fails("POST", "employer/payment/create-checkout-session", {
      plan: "single",
      job_ids: [job.id],
    });
    expect(killed.httpStatus).toBe(500);
    const { payment } = await checkout(employer, "single", job.id);
    expect(payment.status).toBe("OPEN");
    expect(standInOf(server()).state.sessions.values()).toHaveLength(1);
  });

  it("says so when the provider does not answer, charges nothing and goes on later (R06)", async () => {
    const employer = await server().signIn("employer");
    const job = await draftJob(employer);
    standInOf(server()).troubles.plan({ kind: "refuse", status: 500 }, /checkout\/sessions/, 3);
    const body = { plan: "single", job_ids: [job.id] };
    const refused = await employer.fails("POST", "employer/payment/create-checkout-session", body);
    expect(refused).toMatchObject({ httpStatus: 503, code: "unavailable" });
    expect(refused.message).toContain("Nothing was charged");
    expect(await statusOf(job.id)).toBe("PENDING_PAYMENT");
    const { payment } = await checkout(employer, "single", job.id);
    await pay(server(), payment.id);
    expect(await statusOf(job.id)).toBe("PUBLISHED");
  });

  it("by a bank debit publishes only when it arrives; one that fails makes it a draft again", async () => {
    const employer = await server().signIn("employer");
    const jobs = [await draftJob(employer), await draftJob(employer)];
    const payments = [];
    for (const { id } of jobs) {
      const { payment } = await checkout(employer, "single", id);
      standInOf(server()).pay(await sessionOf(payment.id), { instrument: BANK, payer: PAYER });
      payments.push(payment.id);
    }
    await settled(server());
    for (const id of payments) expect((await show(employer, id)).status).toBe("PROCESSING");
    for (const { id } of jobs) expect(await statusOf(id)).toBe("PENDING_PAYMENT");

    const [arrives = 0, fails = 0] = payments;
    const intent = async (id: number) => (await Payment.findByPk(id))?.paymentIntentId ?? "";
    standInOf(server()).settle(await intent(arrives), true);
    standInOf(server()).settle(await intent(fails), false);
    await settled(server());
    expect(await statusOf(jobs[0]?.id ?? 0)).toBe("PUBLISHED");
    expect(await statusOf(jobs[1]?.id ?? 0)).toBe("DRAFT");
    const failed = await show(employer, fails);
    expect(failed).toMatchObject({ status: "FAILED", is_settled: false });
    expect(failed.failure).toMatch(/\w+ \w+/);
    expect((await newsOf(server())).sort()).toEqual(["FAILED", "PAID"]);
    expect((await ledgerSums(server()))["USD"]).toBe(0);
  });

  it("stays open after a declined card, and can be given up", async () => {
    const employer = await server().signIn("employer");
    const job = await draftJob(employer);
    const { payment } = await checkout(employer, "single", job.id);
    await pay(server(), payment.id, DECLINED);
    expect((await show(employer, payment.id)).status).toBe("OPEN");
    const given = await employer.ok("POST employer/payment/cancel", "employer/payment/cancel", {
      id: payment.id,
    });
    expect(given).toMatchObject({ status: "CANCELED", checkout_url: null });
    expect(await statusOf(job.id)).toBe("DRAFT");
    expect(await newsOf(server())).toEqual([]);
    await checkout(employer, "single", job.id);
    const abandoned = await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: job.id,
      action: "abandon_payment",
    });
    expect(abandoned.status).toBe("DRAFT");
  });

  it("on a page whose time is over begins anew", async () => {
    const { account, ...before } = await server().signIn("employer");
    const job = await draftJob(before);
    const first = await checkout(before, "single", job.id);
    const pack = await checkout(before, "pack-10");
    server().advance(25 * 3_600_000);
    const employer = await server().signIn(account);
    const second = await checkout(employer, "single", job.id);
    expect(second.payment.id).toBeGreaterThan(pack.payment.id);
    expect((await show(employer, first.payment.id)).status).toBe("EXPIRED");
    expect((await checkout(employer, "pack-10")).payment.id).not.toBe(pack.payment.id);
    await pay(server(), second.payment.id);
    expect(await statusOf(job.id)).toBe("PUBLISHED");
  });

  it("that was made after it was given up here is refunded for what is not published", async () => {
    const employer = await server().signIn("employer");
    const job = await draftJob(employer);
    const { payment } = await checkout(employer, "single", job.id);
    const session = await sessionOf(payment.id);
    // The page that expired here was paid at the same moment.
    await Payment.update({ status: "EXPIRED" }, { where: { id: payment.id } });
    await Job.update({ status: "DRAFT", paymentId: null }, { where: { id: job.id } });
    standInOf(server()).pay(session, { instrument: { card: "4242424242424242" }, payer: PAYER });
    await settled(server());
    const after = await show(employer, payment.id);
    expect(after).toMatchObject({ status: "REFUNDED", refunded_minor: SINGLE.total });
    expect(after.refunds).toMatchObject([{ status: "SUCCEEDED", amount_minor: SINGLE.total }]);
    expect(await statusOf(job.id)).toBe("DRAFT");
    expect(await balancesOf(employer, payment.id)).toEqual({});
  });

  it("is found by the sweeper when no event comes", async () => {
    const employer = await server().signIn("employer");
    const job = await draftJob(employer);
    const { payment } = await checkout(employer, "single", job.id);
    standInOf(server()).webhooks.troubles.isHeld = true;
    standInOf(server()).pay(await sessionOf(payment.id), {
      instrument: { card: "4242424242424242" },
      payer: PAYER,
    });
    expect(await statusOf(job.id)).toBe("PENDING_PAYMENT");
    server().advance(61 * 60_000);
    server().workers.housekeeper.poke();
    await server().workers.housekeeper.drain();
    expect(await statusOf(job.id)).toBe("PUBLISHED");
  });

  it("may be fulfilled any number of times at once (R01, R02)", async () => {
    const employer = await server().signIn("employer");
    const job = await draftJob(employer);
    const { payment } = await checkout(employer, "single", job.id);
    standInOf(server()).webhooks.troubles.isHeld = true;
    const session = await sessionOf(payment.id);
    standInOf(server()).pay(session, { instrument: { card: "4242424242424242" }, payer: PAYER });
    await Promise.all(Array.from({ length: 10 }, () => fulfil(server().services, session)));
    expect(await statusOf(job.id)).toBe("PUBLISHED");
    expect((await balancesOf(employer, payment.id))["stripe_cash USD"]).toBe(SINGLE.total);
    expect(await newsOf(server())).toEqual(["PAID"]);
  });

  it.each([
    [{ plan: "none", job_ids: [1] }, 400, "plan"],
    [{ plan: "Single!", job_ids: [1] }, 400, "plan"],
    [{ plan: "single", job_ids: [1], quantity: -5 }, 400, "quantity"],
    [{ plan: "single", job_ids: [1], price_minor: 1 }, 400, "price_minor"],
    [{ plan: "single", job_ids: [-1] }, 400, "job_ids[0]"],
    [{ plan: "single", job_ids: [] }, 400, "plan"],
    [{ plan: "free", job_ids: [] }, 400, "plan"],
    [{ plan: "single", job_ids: [999_999] }, 404, undefined],
  ])("%o is refused under its field", async (body, status, field) => {
    const employer = await server().signIn("employer");
    const refused = await employer.fails("POST", "employer/payment/create-checkout-session", body);
    expect(refused.httpStatus).toBe(status);
    if (field) expect(Object.keys(refused.error ?? {})).toContain(field);
    expect(await Payment.count()).toBe(0);
  });
});
