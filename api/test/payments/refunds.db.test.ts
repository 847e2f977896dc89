import { describe, expect, it } from "vitest";
import { orderDecision } from "../../src/commands/payment/order-decision.ts";
import { Job, Payment, Refund } from "../../src/models/index.ts";
import { draftJob } from "../employer/postings.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import {
  balancesOf,
  CARD,
  checkout,
  DAY,
  ledgerSums,
  newsOf,
  PAYER,
  paidJob,
  REFUNDS_WAIT,
  SINGLE,
  sessionOf,
  settled,
  show,
  standInOf,
  statusOf,
} from "./payment-world.ts";

describe("a refund", () => {
  const server = useServer();
  const ask = (employer: SignedIn, jobId: number, paymentId: number, quotedMinor: number) =>
    employer.ok("POST employer/payment/refund-request", "employer/payment/refund-request", {
      job_id: jobId,
      payment_id: paymentId,
      quoted_minor: quotedMinor,
    });

  it("on day 10 of 60 is 50 days to the cent, goes out by itself, and ends the job", async () => {
    const employer = await server().signIn("employer");
    const { job, paymentId } = await paidJob(server(), employer);
    server().advance(10 * DAY);
    const { refund: quote, paid_jobs } = await show(employer, paymentId);
    const amount = Math.ceil((SINGLE.total * 50) / 60);
    const tax = Math.ceil((SINGLE.tax * 50) / 60);
    expect(quote).toMatchObject({
      amount_minor: amount,
      tax_minor: tax,
      days_unused: 50,
      days_paid: 60,
      is_automatic: true,
      ends_jobs: 1,
    });
    expect(paid_jobs[0]?.refund?.amount_minor).toBe(amount);
    const refund = await ask(employer, job.id, paymentId, amount);
    expect(refund).toMatchObject({ is_automatic: true, amount_minor: amount, days_unused: 50 });
    await settled(server());
    expect(await statusOf(job.id)).toBe("CLOSED");
    const after = await show(employer, paymentId);
    expect(after).toMatchObject({
      status: "PARTIALLY_REFUNDED",
      refunded_minor: amount,
      refund: null,
      refunds: [{ status: "SUCCEEDED", title: job.title }],
      paid_jobs: [{ state: "REFUNDED", status: "CLOSED" }],
    });
    const [sent] = standInOf(server()).state.refunds.values();
    expect(sent).toMatchObject({
      amount,
      payment_intent: (await Payment.findByPk(paymentId))?.paymentIntentId,
    });
    expect(await balancesOf(employer, paymentId)).toEqual({
      "stripe_cash USD": SINGLE.total - amount,
      "tax USD": -(SINGLE.tax - tax),
      "revenue USD": -(SINGLE.net - (amount - tax)),
      "days_sold DAY": -60,
      "listing_days DAY": 10,
      "days_returned DAY": 50,
    });
    expect(await newsOf(server())).toEqual(["PAID", "REFUND_APPROVED", "REFUND_SUCCEEDED"]);
  });

  it("of another sum than is due by now, or a second one, is refused and changes nothing", async () => {
    const employer = await server().signIn("employer");
    const { job, paymentId } = await paidJob(server(), employer);
    const path = "employer/payment/refund-request";
    const body = { job_id: job.id, payment_id: paymentId, quoted_minor: SINGLE.total + 1 };
    const other = await employer.fails("POST", path, body);
    expect(other).toMatchObject({ httpStatus: 409, code: "conflict" });
    expect(other.message).toContain("$104.94");
    expect(await statusOf(job.id)).toBe("PUBLISHED");
    const same = { ...body, quoted_minor: SINGLE.total };
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        employer.request("POST", `/api/v1/${path}`, {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(same),
        }),
      ),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    await settled(server());
    expect((await show(employer, paymentId)).status).toBe("REFUNDED");
    expect(standInOf(server()).state.refunds.values()).toHaveLength(1);
    for (const wrong of [{ quoted_minor: -1 }, { quoted_minor: 1.5 }, { payment_id: 0 }]) {
      const refused = await employer.fails("POST", path, { ...same, ...wrong });
      expect(refused).toMatchObject({ httpStatus: 400, error: expect.any(Object) });
    }
  });

  it("after the window of its plan waits for an operator, who approves or declines", async () => {
    const { account, ...before } = await server().signIn("employer");
    const first = await paidJob(server(), before);
    const second = await paidJob(server(), before);
    server().advance(20 * DAY);
    const employer = await server().signIn(account);
    const requests = [];
    for (const { job, paymentId } of [first, second]) {
      const { refund } = await show(employer, paymentId);
      expect(refund?.is_automatic).toBe(false);
      requests.push(await ask(employer, job.id, paymentId, refund?.amount_minor ?? 0));
    }
    await settled(server());
    expect(requests.map(({ status }) => status)).toEqual(["REQUESTED", "REQUESTED"]);
    expect(await statusOf(first.job.id)).toBe("PUBLISHED");
    expect((await show(employer, first.paymentId)).refund).toBeNull();

    const { database } = server().services;
    const order = { at: new Date(), answer: "The job was public." };
    const [yes, no] = requests.map(({ id }) => id);
    expect(await orderDecision(database, { ...order, id: yes ?? 0, decision: "approve" })).toBe(true);
    expect(await orderDecision(database, { ...order, id: no ?? 0, decision: "decline" })).toBe(true);
    await settled(server());
    expect(await statusOf(first.job.id)).toBe("CLOSED");
    expect(await statusOf(second.job.id)).toBe("PUBLISHED");
    const list = await employer.ok(
      "GET employer/payment/payment-refund-request-list",
      "employer/payment/payment-refund-request-list",
    );
    expect(list.items.map(({ status, answer }) => [status, answer])).toEqual([
      ["DECLINED", "The job was public."],
      ["SUCCEEDED", "The job was public."],
    ]);
    expect(await orderDecision(database, { ...order, id: yes ?? 0, decision: "approve" })).toBe(false);
  });

  it("can be taken back until it is decided", async () => {
    const { account, ...before } = await server().signIn("employer");
    const { job, paymentId } = await paidJob(server(), before);
    server().advance(20 * DAY);
    const employer = await server().signIn(account);
    const { refund } = await show(employer, paymentId);
    const { id } = await ask(employer, job.id, paymentId, refund?.amount_minor ?? 0);
    const path = "employer/payment/cancel-refund-request";
    const back = await employer.ok("POST employer/payment/cancel-refund-request", path, { id });
    expect(back.status).toBe("CANCELLED");
    expect((await employer.fails("POST", path, { id })).httpStatus).toBe(409);
    expect((await show(employer, paymentId)).refund).toEqual(refund);
  });

  it("that the bank sends back is put back, and can be asked for again for the same days", async () => {
    const employer = await server().signIn("employer");
    const { job, paymentId } = await paidJob(server(), employer, { card: REFUNDS_WAIT });
    server().advance(10 * DAY);
    const amount = Math.ceil((SINGLE.total * 50) / 60);
    await ask(employer, job.id, paymentId, amount);
    await settled(server());
    expect((await show(employer, paymentId)).refunds[0]?.status).toBe("PENDING");
    const [sent] = standInOf(server()).state.refunds.values();
    standInOf(server()).settleRefund(sent?.id ?? "", "failed");
    await settled(server());
    server().advance(DAY);
    const after = await show(employer, paymentId);
    expect(after).toMatchObject({ status: "PAID", refunded_minor: 0, refunds: [{ status: "FAILED" }] });
    expect(after.refund).toMatchObject({ amount_minor: amount, ends_jobs: 0 });
    expect((await balancesOf(employer, paymentId))["stripe_cash USD"]).toBe(SINGLE.total);
    expect(await newsOf(server())).toContain("REFUND_FAILED");
    expect(await ledgerSums(server())).toEqual({ DAY: 0, USD: 0 });
  });

  it("that is told before its payment settles the payment first (R03)", async () => {
    const employer = await server().signIn("employer");
    const { webhooks, state } = standInOf(server());
    webhooks.troubles.isHeld = true;
    const job = await draftJob(employer);
    const { payment } = await checkout(employer, "single", job.id);
    const paymentId = payment.id;
    standInOf(server()).pay(await sessionOf(paymentId), { instrument: { card: CARD }, payer: PAYER });
    const [intent] = state.paymentIntents.values();
    await server().services.payments.stripe.refunds.create({ payment_intent: intent?.id ?? "" });
    webhooks.troubles.isHeld = false;
    webhooks.troubles.isShuffled = true;
    webhooks.troubles.copies = 3;
    await settled(server());
    expect(await show(employer, paymentId)).toMatchObject({
      status: "REFUNDED",
      refunded_minor: SINGLE.total,
      refunds: [{ status: "SUCCEEDED" }],
    });
    expect(await statusOf(job.id)).toBe("CLOSED");
    expect(await ledgerSums(server())).toEqual({ DAY: 0, USD: 0 });
    expect(await Refund.count()).toBe(1);
  });

  it("of a dispute: the job is paused, and ends or may be resumed as the bank decides", async () => {
    const employer = await server().signIn("employer");
    const lost = await paidJob(server(), employer);
    const won = await paidJob(server(), employer);
    const disputes = standInOf(server())
      .state.charges.values()
      .map(({ id }) => standInOf(server()).openDispute(id));
    await settled(server());
    for (const { job, paymentId } of [lost, won]) {
      expect(await statusOf(job.id)).toBe("PAUSED");
      expect(await show(employer, paymentId)).toMatchObject({
        status: "DISPUTED",
        is_settled: false,
        refund: null,
        disputes: [{ status: "OPEN", amount_minor: SINGLE.total }],
      });
      const resume = { id: job.id, action: "resume" };
      expect(await employer.fails("POST", "employer/job/change-status", resume)).toMatchObject({
        httpStatus: 409,
        message: expect.stringContaining("disputed"),
      });
    }
    const of = (paymentId: number) => Payment.findByPk(paymentId, { rejectOnEmpty: true });
    const disputeOf = async (paymentId: number) => {
      const { paymentIntentId } = await of(paymentId);
      return disputes.find(({ payment_intent }) => payment_intent === paymentIntentId)?.id ?? "";
    };
    standInOf(server()).closeDispute(await disputeOf(lost.paymentId), "lost");
    standInOf(server()).closeDispute(await disputeOf(won.paymentId), "won");
    await settled(server());
    expect((await of(lost.paymentId)).status).toBe("LOST");
    expect((await of(won.paymentId)).status).toBe("WON");
    expect(await statusOf(lost.job.id)).toBe("CLOSED");
    const resumed = await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: won.job.id,
      action: "resume",
    });
    expect(resumed.status).toBe("PUBLISHED");
    expect((await balancesOf(employer, won.paymentId))["stripe_cash USD"]).toBe(SINGLE.total);
    expect((await balancesOf(employer, lost.paymentId))["stripe_cash USD"]).toBeUndefined();
    expect((await newsOf(server())).slice(2).sort()).toEqual([
      "DISPUTED",
      "DISPUTED",
      "DISPUTE_LOST",
      "DISPUTE_WON",
    ]);
    expect(await ledgerSums(server())).toEqual({ DAY: 0, USD: 0 });
    expect(await Job.count({ where: { status: "PUBLISHED" } })).toBe(1);
  });
});
