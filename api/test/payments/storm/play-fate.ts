import { fulfil } from "../../../src/commands/payment/fulfil.ts";
import { requestRefund } from "../../../src/commands/payment/request-refund.ts";
import { ApiError } from "../../../src/errors/api-error.ts";
import { Payment } from "../../../src/models/index.ts";
import { findRefundable, quoteOf } from "../../../src/queries/refund-quote.ts";
import type { TestServer } from "../../support/server.ts";
import { BANK, CARD, DECLINED, PAYER, REFUNDS_WAIT, standInOf } from "../payment-world.ts";
import { Killed } from "./mortal.ts";
import type { Fate, Order } from "./orders.ts";

/** What buyers do first. */
export function playFirst(server: TestServer, { fate, session }: Order): void {
  const standIn = standInOf(server);
  const isBank = fate === "bank arrives" || fate === "bank fails";
  const cards: Partial<Record<Fate, string>> = {
    "left open": DECLINED,
    "refund waits": REFUNDS_WAIT,
    "refund unheard": REFUNDS_WAIT,
  };
  const card = cards[fate] ?? CARD;
  if (fate === "expires") standIn.expire(session);
  else standIn.pay(session, { instrument: isBank ? BANK : { card }, payer: PAYER });
}

/** What banks and people do later. */
export async function playSecond(server: TestServer, order: Order): Promise<void> {
  const standIn = standInOf(server);
  const { fate } = order;
  const intent = intentOf(server, order);
  const charge = () => standIn.state.charges.values().find(({ payment_intent }) => payment_intent === intent);
  if (fate === "bank arrives" || fate === "bank fails") standIn.settle(intent, fate === "bank arrives");
  if (fate.startsWith("dispute")) standIn.openDispute(charge()?.id ?? "");
  const { refunds } = server.services.payments.stripe;
  if (fate === "refunded there") await refunds.create({ payment_intent: intent });
  if (fate === "refunded in part") await refunds.create({ payment_intent: intent, amount: 1_000 });
  if (fate === "refunded by us" || fate === "refund waits") await askBack(server, order);
}

/** How disputes end, and refunds that waited. */
export function playThird(server: TestServer, order: Order): void {
  if (order.fate === "refund waits") settleWaiting(server, order);
  if (!order.fate.startsWith("dispute")) return;
  const standIn = standInOf(server);
  const intent = intentOf(server, order);
  const dispute = standIn.state.disputes.values().find(({ payment_intent }) => payment_intent === intent);
  standIn.closeDispute(dispute?.id ?? "", order.fate === "dispute won" ? "won" : "lost");
}

/** The bank has taken a refund that waited, if we have sent it. */
export function settleWaiting(server: TestServer, order: Order): void {
  const standIn = standInOf(server);
  const intent = intentOf(server, order);
  const refund = standIn.state.refunds.values().find(({ payment_intent }) => payment_intent === intent);
  if (refund?.status === "pending") standIn.settleRefund(refund.id, "succeeded");
}

export function intentOf(server: TestServer, { session }: Order): string {
  const { payment_intent } = standInOf(server).state.sessions.get(session);
  return typeof payment_intent === "string" ? payment_intent : "";
}

/** An employer looks at the payment and asks for all of it, again after whatever has broken, as a person would. */
export async function askBack({ services }: TestServer, { id, actor, session }: Order): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    try {
      await fulfil(services, session);
      const payment = await Payment.findByPk(id, { rejectOnEmpty: true });
      const now = services.now();
      const quote = quoteOf(payment, await findRefundable(services.database, payment, now), now);
      if (!quote) return;
      const wish = { actor, paymentId: id, reason: "requested_by_customer", note: "" } as const;
      await requestRefund(services, { ...wish, quotedMinor: quote.amount_minor });
      return;
    } catch (error) {
      if (!(error instanceof Killed) && !(error instanceof ApiError)) throw error;
    }
  }
}
