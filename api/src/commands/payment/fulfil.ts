import type { Transaction } from "sequelize";
import { Payment } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { nameOf } from "./ask-provider.ts";
import { dropPayment } from "./drop-payment.ts";
import { followSubscription } from "./follow-subscription.ts";
import { lockPayment } from "./lock-rows.ts";
import { movePayment } from "./move-payment.ts";
import { type CheckoutState, readSession } from "./read-session.ts";
import { settlePayment } from "./settle-payment.ts";
import { transact } from "./transact.ts";

/** A checkout that says something about its payment that cannot be: it is looked at by a person, and changes nothing. */
export class CheckoutMismatch extends Error {}

interface FulfilOptions {
  /** Who gave the checkout up knows, and is not told that it has expired. */
  readonly isGivenUp?: boolean;
}

/**
 * Brings a payment to where its checkout is: asks the provider, and does what follows, once. Called whenever there may be news, by
 * the webhook's worker, the page that people come back to and the sweeper; it may run any number of times, also at once. Nothing
 * that a caller says about the payment counts.
 * @throws CheckoutMismatch
 */
export async function fulfil(
  services: Services,
  sessionId: string,
  { isGivenUp = false }: FulfilOptions = {},
): Promise<void> {
  const state = await readSession(services.payments.stripe, sessionId);
  if (!state) return;
  if (!(await isDone(state))) await bring(services, state, isGivenUp);
  if (state.subscriptionId !== null) await followSubscription(services, state.subscriptionId);
}

function bring(services: Services, state: CheckoutState, isGivenUp: boolean): Promise<void> {
  return transact(services, async (transaction) => {
    const payment = await lockPayment(state.paymentId, transaction);
    if (!payment || !isOf(payment, state)) return;
    payment.set({ checkedAt: services.now(), checkoutSessionId: state.id });
    await follow(services, payment, state, isGivenUp, transaction);
  });
}

/** Most deliveries tell again what is known: those take no lock. */
async function isDone({ id, outcome }: CheckoutState): Promise<boolean> {
  if (outcome === "open") return false;
  const payment = await Payment.findOne({
    where: { checkoutSessionId: id },
    attributes: ["paidAt", "status"],
  });
  return payment !== null && (payment.paidAt !== null || payment.status === WAITING_STATES[outcome]);
}

/** The state of a payment that an outcome has led to, if it was not paid. */
const WAITING_STATES = {
  processing: "PROCESSING",
  failed: "FAILED",
  expired: "EXPIRED",
  paid: "PAID",
} as const;

/** Another installation may use the same account of the provider, and the same ids. */
function isOf(payment: Payment, state: CheckoutState): boolean {
  if (nameOf(payment) !== state.name) return false;
  if (payment.checkoutSessionId !== null && payment.checkoutSessionId !== state.id)
    throw new CheckoutMismatch(`payment ${payment.id} has another checkout than ${state.id}`);
  if (payment.subtotalMinor !== state.subtotalMinor || payment.currency !== state.currency)
    throw new CheckoutMismatch(
      `payment ${payment.id} is for ${payment.subtotalMinor} ${payment.currency}, its checkout for ${state.subtotalMinor} ${state.currency}`,
    );
  return true;
}

async function follow(
  services: Services,
  payment: Payment,
  state: CheckoutState,
  isGivenUp: boolean,
  transaction: Transaction,
): Promise<void> {
  switch (state.outcome) {
    case "paid":
      return await settlePayment(services, payment, state, transaction);
    case "failed":
      payment.set({ failure: state.failure, paymentIntentId: state.paymentIntentId });
      return await dropPayment(services, payment, "fail", transaction);
    case "expired":
      return await dropPayment(services, payment, isGivenUp ? "cancel" : "expire", transaction);
    case "processing":
      payment.set({ paymentIntentId: state.paymentIntentId, method: state.method });
      if (!(await movePayment(services, payment, "process", transaction)))
        await Payment.update({ checkedAt: services.now() }, { where: { id: payment.id }, transaction });
      return;
    case "open":
      await Payment.update({ checkedAt: services.now() }, { where: { id: payment.id }, transaction });
  }
}
