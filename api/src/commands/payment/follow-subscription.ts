import type { SubscriptionStatus } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import type { Transaction } from "sequelize";
import type Stripe from "stripe";
import { Payment, Subscription, soldOf } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { bookPayment } from "./book-payment.ts";
import { movePayment } from "./move-payment.ts";
import { intentOf } from "./read-session.ts";
import { sendReceipt } from "./send-receipt.ts";
import { tellPayment } from "./tell-payment.ts";
import { transact } from "./transact.ts";

/** How long a subscription goes on whose renewal was not paid, while the provider tries again. */
const GRACE_DAYS = 14;

/** The provider's states, of which those that are not named here mean that a payment is missing. */
const STATES: Readonly<Record<string, SubscriptionStatus>> = {
  active: "ACTIVE",
  trialing: "ACTIVE",
  incomplete_expired: "CANCELED",
  canceled: "CANCELED",
};

/** Brings a subscription to where the provider has it. One that has ended stays ended. */
export function followSubscription(services: Services, stripeSubscriptionId: string): Promise<void> {
  return transact(services, async (transaction) => {
    const subscription = await lockSubscription(stripeSubscriptionId, transaction);
    if (!subscription || subscription.status === "CANCELED") return;
    // Asked under the lock, because this state goes back and forth: of two answers the later one is kept.
    const state = await services.payments.stripe.subscriptions.retrieve(stripeSubscriptionId);
    const status = STATES[state.status] ?? "PAST_DUE";
    const end = state.items.data[0]?.current_period_end;
    subscription.set({
      status,
      endsWithPeriod: state.cancel_at_period_end,
      periodEndsAt: end === undefined ? null : new Date(end * 1_000),
      graceEndsAt: status === "PAST_DUE" ? (subscription.graceEndsAt ?? graceFrom(services.now())) : null,
    });
    if (status === "CANCELED") subscription.set({ endedAt: services.now(), liveCompanyId: null });
    await subscription.save({ transaction });
    if (status !== "CANCELED") return;
    const last = await lastPayment(subscription, transaction);
    if (last) await tellPayment(services, last, { news: "SUBSCRIPTION_ENDED" }, transaction);
  });
}

const graceFrom = (now: Date) => new Date(now.getTime() + GRACE_DAYS * DAY_MS);

const lockSubscription = (stripeSubscriptionId: string, transaction: Transaction) =>
  Subscription.findOne({ where: { stripeSubscriptionId }, transaction, lock: true });

const lastPayment = ({ id }: Subscription, transaction: Transaction) =>
  Payment.findOne({ where: { subscriptionId: id }, order: [["id", "DESC"]], transaction });

/** Follows the invoice of a renewal: paid, it grants the credits of the period; otherwise the company is told. */
export async function followInvoice(services: Services, id: string): Promise<void> {
  const { stripe } = services.payments;
  const invoice = await stripe.invoices.retrieve(id);
  const named = invoice.parent?.subscription_details?.subscription;
  const subscriptionId = typeof named === "string" ? named : named?.id;
  // The first period is paid by a checkout, and done with that.
  if (subscriptionId === undefined || invoice.billing_reason !== "subscription_cycle") return;
  const intent = invoice.status === "paid" ? await intentOf(stripe, invoice) : undefined;
  await transact(services, async (transaction) => {
    const subscription = await lockSubscription(subscriptionId, transaction);
    if (!subscription) return;
    if (invoice.status === "paid") await renew(services, subscription, invoice, intent, transaction);
    else if (invoice.attempted) await tellFailure(services, subscription, invoice, transaction);
  });
  await followSubscription(services, subscriptionId);
}

async function renew(
  services: Services,
  subscription: Subscription,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent | undefined,
  transaction: Transaction,
): Promise<void> {
  if (await Payment.findOne({ where: { invoiceId: invoice.id ?? "" }, transaction })) return;
  const now = services.now();
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  const { id: subscriptionId, companyId, accountId } = subscription;
  const payment = await Payment.create(
    {
      ...soldOf(subscription),
      companyId,
      accountId,
      subscriptionId,
      quantity: 1,
      subtotalMinor: invoice.subtotal,
      discountMinor: Math.max(0, invoice.subtotal + tax - invoice.total),
      taxMinor: tax,
      totalMinor: invoice.total,
      invoiceId: invoice.id ?? null,
      invoiceUrl: invoice.hosted_invoice_url ?? null,
      receiptUrl: charge?.receipt_url ?? null,
      paymentIntentId: intent?.id ?? null,
      method: charge?.payment_method_details?.type ?? null,
      createdAt: now,
      checkedAt: now,
      paidAt: now,
    },
    { transaction },
  );
  await movePayment(services, payment, "settle", transaction);
  await bookPayment(services, payment, transaction);
  const details = { credits: payment.jobCredits };
  await tellPayment(services, payment, { news: "RENEWED", details }, transaction);
  await sendReceipt(services, payment, transaction);
}

async function tellFailure(
  services: Services,
  subscription: Subscription,
  invoice: Stripe.Invoice,
  transaction: Transaction,
): Promise<void> {
  const last = await lastPayment(subscription, transaction);
  if (!last) return;
  const news = {
    news: "RENEWAL_FAILED",
    sumMinor: invoice.amount_due,
    details: { graceDays: GRACE_DAYS },
    of: invoice.id ?? "",
  } as const;
  await tellPayment(services, last, news, transaction);
}
