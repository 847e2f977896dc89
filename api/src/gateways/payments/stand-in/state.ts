import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import type { Store, StoredRow } from "./store.ts";
import { Table } from "./table.ts";
import { listOf } from "./wire/list.ts";

/** What a checkout session was created with and does not show. */
export interface SessionPlan {
  readonly id: string;
  readonly lines: readonly Stripe.LineItem[];
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly coupon: string | null;
  /** The payment that was attempted. Sessions of subscriptions do not name it; their invoice does. */
  readonly intent: string | null;
}

/** An event on its way to the webhook endpoint, or what became of it. Its id is that of the event. */
export interface Delivery {
  readonly id: string;
  readonly state: "waiting" | "delivered" | "given_up";
  readonly attempts: number;
  /** Unix seconds. */
  readonly due: number;
  /** What the endpoint answered last: a status, or why there was none. */
  readonly answer: string;
}

/** An answer that is given again to a request with the same key. */
export interface Answered {
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

type EventObject<T extends Stripe.Event["type"]> = Extract<Stripe.Event, { type: T }>["data"]["object"];

/** Everything that the stand-in knows. Each request reads and changes it in one synchronous step, which is then stored. */
export class State {
  readonly #tables = new Map<
    string,
    { restore(body: unknown): void; find(id: string): object | undefined }
  >();
  readonly #store: Store;
  #changes: StoredRow[] = [];
  readonly customers = this.#table<Stripe.Customer>("customer");
  readonly products = this.#table<Stripe.Product>("product");
  readonly prices = this.#table<Stripe.Price>("price");
  readonly coupons = this.#table<Stripe.Coupon>("coupon");
  readonly promotionCodes = this.#table<Stripe.PromotionCode>("promotion_code");
  readonly sessions = this.#table<Stripe.Checkout.Session>("checkout.session");
  readonly plans = this.#table<SessionPlan>("plan of a session", ({ intent }) => intent);
  readonly paymentMethods = this.#table<Stripe.PaymentMethod>("payment_method");
  readonly paymentIntents = this.#table<Stripe.PaymentIntent>("payment_intent");
  readonly setupIntents = this.#table<Stripe.SetupIntent>("setup_intent");
  readonly charges = this.#table<Stripe.Charge>("charge");
  readonly refunds = this.#table<Stripe.Refund>("refund");
  readonly disputes = this.#table<Stripe.Dispute>("dispute");
  readonly invoices = this.#table<Stripe.Invoice>("invoice");
  readonly invoicePayments = this.#table<Stripe.InvoicePayment>("invoice_payment", ({ payment }) =>
    idOf(payment.payment_intent),
  );
  readonly subscriptions = this.#table<Stripe.Subscription>("subscription");
  readonly portals = this.#table<Stripe.BillingPortal.Session>("billing_portal.session");
  readonly events = this.#table<Stripe.EventBase>("event");
  readonly waiting = this.#table<Delivery>("waiting delivery");
  readonly finished = this.#table<Delivery>("finished delivery");
  readonly answered = this.#table<Answered>("answer");
  readonly secrets = this.#table<{ id: string; value: string }>("secret");
  /** Of the stand-in's pages, without a trailing slash. */
  readonly pagesUrl: string;
  readonly #now: () => Date;

  constructor(store: Store, pagesUrl: string, now: () => Date) {
    this.#store = store;
    this.#now = now;
    this.pagesUrl = pagesUrl;
    for (const { table, body } of store.read()) this.#tables.get(table)?.restore(body);
  }

  #table<T extends { id: string }>(name: string, nameOf?: (row: T) => string | null | undefined): Table<T> {
    const changed = (of: string, id: string, body: T | null) => this.#changes.push({ table: of, id, body });
    const table = new Table<T>(name, changed, nameOf);
    this.#tables.set(name, table);
    return table;
  }

  /** Unix seconds. */
  now(): number {
    return Math.floor(this.#now().getTime() / 1_000);
  }

  id(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString("hex")}`;
  }

  /** A secret that is made once and kept. */
  secret(name: string, prefix: string): string {
    const kept = this.secrets.find(name) ?? this.secrets.put({ id: name, value: this.id(prefix) });
    this.store();
    return kept.value;
  }

  /** Any object, by its id. */
  any(id: string): object | undefined {
    for (const table of this.#tables.values()) {
      const row = table.find(id);
      if (row && "object" in row) return row;
    }
    return undefined;
  }

  lineItemsOf(session: string): Stripe.ApiList<Stripe.LineItem> | undefined {
    const plan = this.plans.find(session);
    return plan && listOf(`/v1/checkout/sessions/${session}/line_items`, [...plan.lines]);
  }

  /** Records an event with the object as it now is, and queues its delivery. */
  emit<T extends Stripe.Event["type"]>(type: T, object: EventObject<T>, previous?: object): void {
    const event = this.events.put({
      id: this.id("evt"),
      object: "event",
      api_version: Stripe.API_VERSION,
      created: this.now(),
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    });
    this.waiting.put({ id: event.id, state: "waiting", attempts: 0, due: this.now(), answer: "" });
  }

  /** Stores what changed since the last call, all or none. */
  store(): void {
    if (this.#changes.length === 0) return;
    this.#store.write(this.#changes);
    this.#changes = [];
  }
}

const idOf = (value: { readonly id: string } | string | undefined) =>
  typeof value === "string" ? value : value?.id;
