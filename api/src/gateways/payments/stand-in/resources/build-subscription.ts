import type Stripe from "stripe";
import type { State } from "../state.ts";
import { listOf } from "../wire/list.ts";

export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The period of a price that begins at `start`, in Unix seconds. */
export function periodFrom(start: number, recurring: Stripe.Price.Recurring | null): Period {
  const end = new Date(start * 1_000);
  const count = recurring?.interval_count ?? 1;
  if (recurring?.interval === "year") end.setUTCFullYear(end.getUTCFullYear() + count);
  else if (recurring?.interval === "week") end.setUTCDate(end.getUTCDate() + 7 * count);
  else if (recurring?.interval === "day") end.setUTCDate(end.getUTCDate() + count);
  else end.setUTCMonth(end.getUTCMonth() + count);
  return { start, end: Math.floor(end.getTime() / 1_000) };
}

/** A running subscription to the recurring lines of a session. */
export function buildSubscription(
  state: State,
  session: Stripe.Checkout.Session,
  method: string | null,
): Stripe.Subscription {
  const id = state.id("sub");
  const plan = state.plans.get(session.id);
  const now = state.now();
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: session.automatic_tax.enabled,
      liability: session.automatic_tax.enabled ? { type: "self" } : null,
    },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: session.currency ?? "usd",
    customer: typeof session.customer === "string" ? session.customer : "",
    customer_account: null,
    days_until_due: null,
    default_payment_method: method,
    default_source: null,
    default_tax_rates: [],
    description: plan.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf(
      `/v1/subscription_items?subscription=${id}`,
      plan.lines.flatMap(({ price, quantity }) =>
        price?.recurring ? [buildItem(state, id, price, quantity ?? 1)] : [],
      ),
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: plan.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

function buildItem(
  state: State,
  subscription: string,
  price: Stripe.Price,
  quantity: number,
): Stripe.SubscriptionItem {
  const period = periodFrom(state.now(), price.recurring);
  return {
    id: state.id("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: state.now(),
    current_period_start: period.start,
    current_period_end: period.end,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: "plan",
      active: true,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: "per_unit",
      created: price.created,
      currency: price.currency,
      interval: price.recurring?.interval ?? "month",
      interval_count: price.recurring?.interval_count ?? 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}
