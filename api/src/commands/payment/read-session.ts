import type Stripe from "stripe";

/** What the payment provider says of a checkout. Sums are in minor units. */
export interface CheckoutState {
  readonly id: string;
  /** What its payment is called; see `nameOf`. */
  readonly name: string;
  readonly paymentId: number;
  readonly outcome: "open" | "processing" | "paid" | "failed" | "expired";
  readonly failure: string | null;
  readonly currency: string;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly paymentIntentId: string | null;
  readonly method: string | null;
  readonly receiptUrl: string | null;
  readonly invoiceId: string | null;
  readonly invoiceUrl: string | null;
  readonly subscriptionId: string | null;
}

const idOf = (value: { readonly id: string } | string | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);
const whole = <T extends object>(value: T | string | null | undefined): T | undefined =>
  typeof value === "object" && value !== null ? value : undefined;

/** Reads a checkout anew, with all that hangs on it. @returns undefined for one that was not opened by this product */
export async function readSession(stripe: Stripe, id: string): Promise<CheckoutState | undefined> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ["payment_intent.latest_charge", "invoice"],
  });
  const name = session.metadata?.["payment"];
  const paymentId = Number(session.client_reference_id);
  if (session.mode === "setup" || name === undefined || !Number.isSafeInteger(paymentId)) return undefined;
  const invoice = whole(session.invoice);
  const intent = whole(session.payment_intent) ?? (await intentOf(stripe, invoice));
  const charge = whole(intent?.latest_charge);
  const { outcome, failure = null } = outcomeOf(session, intent);
  return {
    id: session.id,
    name,
    paymentId,
    outcome,
    failure,
    currency: (session.currency ?? "").toUpperCase(),
    subtotalMinor: session.amount_subtotal ?? 0,
    discountMinor: session.total_details?.amount_discount ?? 0,
    taxMinor: session.total_details?.amount_tax ?? 0,
    totalMinor: session.amount_total ?? 0,
    paymentIntentId: intent?.id ?? null,
    method: charge?.payment_method_details?.type ?? null,
    receiptUrl: charge?.receipt_url ?? null,
    invoiceId: idOf(session.invoice),
    invoiceUrl: invoice?.hosted_invoice_url ?? null,
    subscriptionId: idOf(session.subscription),
  };
}

/** The payment of an invoice: checkouts of subscriptions name it nowhere else. */
export async function intentOf(
  stripe: Stripe,
  invoice: Stripe.Invoice | undefined,
): Promise<Stripe.PaymentIntent | undefined> {
  if (invoice?.id === undefined) return undefined;
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: "paid", limit: 1 });
  const id = idOf(data[0]?.payment.payment_intent);
  return id === null ? undefined : await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
}

function outcomeOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): { outcome: CheckoutState["outcome"]; failure?: string } {
  if (status === "expired") return { outcome: "expired" };
  if (status !== "complete") return { outcome: "open" };
  if (payment_status !== "unpaid") return { outcome: "paid" };
  // A bank debit is under way, or has come back.
  if (intent?.status !== "requires_payment_method" && intent?.status !== "canceled")
    return { outcome: "processing" };
  const failure = intent.last_payment_error?.message ?? "The bank did not carry out the payment.";
  return { outcome: "failed", failure: failure.slice(0, 500) };
}
