/**
 * Compares what the stand-in for Stripe accepts with the parameters of the installed SDK. Nothing here runs: the compiler says
 * which parameter, value or type the SDK does not know.
 */
import type Stripe from "stripe";
import type { z } from "zod";
import type { CreateSession, ListSessions } from "../../src/gateways/payments/stand-in/params/checkout.ts";
import type {
  CreateCustomer,
  UpdateCustomer,
} from "../../src/gateways/payments/stand-in/resources/customer.ts";
import type { ListEvents } from "../../src/gateways/payments/stand-in/resources/event.ts";
import type { ListPayments } from "../../src/gateways/payments/stand-in/resources/invoice.ts";
import type { CreatePortal } from "../../src/gateways/payments/stand-in/resources/portal.ts";
import type { CreatePrice } from "../../src/gateways/payments/stand-in/resources/price.ts";
import type { CreateCode, CreateCoupon } from "../../src/gateways/payments/stand-in/resources/promotion.ts";
import type { CreateRefund } from "../../src/gateways/payments/stand-in/resources/refund.ts";
import type { UpdateSubscription } from "../../src/gateways/payments/stand-in/resources/subscription.ts";

/** The SDK leaves its lists of values open by a type that all texts have; these are the listed ones. */
type Listed<T> = T extends string ? (string extends T ? never : T) : never;
type Item<T> = T extends readonly (infer I)[] ? I : never;
/** The type of a member in whichever of a union's objects has it. */
type Member<T, K> = T extends object ? (K extends keyof T ? T[K] : never) : never;
type Names<T> = T extends object ? keyof T : never;
type Required<T> = T extends object
  ? { [K in keyof T]-?: string extends K ? never : object extends Pick<T, K> ? never : K }[keyof T]
  : never;

/** Paths of what is in `Ours` and not in `Theirs`, or needed there and not in `Ours`; `never` if there are none. */
type Drift<Ours, Theirs, Path extends string = ""> = Ours extends undefined
  ? never
  : Ours extends readonly (infer I)[]
    ? Drift<I, Item<Theirs>, `${Path}[]`>
    : Ours extends object
      ?
          | {
              [K in keyof Ours & string]: K extends Names<Theirs>
                ? Drift<Ours[K], Member<Theirs, K>, `${Path}.${K}`>
                : `${Path}.${K} is unknown`;
            }[keyof Ours & string]
          | `${Path}.${Exclude<Required<Theirs>, Required<Ours>> & string} is required`
      : Ours extends string
        ? [Listed<Theirs>] extends [never]
          ? string extends Theirs
            ? never
            : `${Path} is no text`
          : Ours extends Listed<Theirs>
            ? never
            : `${Path} has no value ${Ours}`
        : Ours extends Theirs
          ? never
          : `${Path} has another type`;

type NoDrift<Schema extends z.ZodType, Theirs> = Drift<z.output<Schema>, Theirs>;

type Drifts =
  | NoDrift<typeof CreateSession, Stripe.Checkout.SessionCreateParams>
  | NoDrift<typeof ListSessions, Stripe.Checkout.SessionListParams>
  | NoDrift<typeof CreateCustomer, Stripe.CustomerCreateParams>
  | NoDrift<typeof UpdateCustomer, Stripe.CustomerUpdateParams>
  | NoDrift<typeof CreatePrice, Stripe.PriceCreateParams>
  | NoDrift<typeof CreateRefund, Stripe.RefundCreateParams>
  | NoDrift<typeof CreateCoupon, Stripe.CouponCreateParams>
  | NoDrift<typeof CreateCode, Stripe.PromotionCodeCreateParams>
  | NoDrift<typeof CreatePortal, Stripe.BillingPortal.SessionCreateParams>
  | NoDrift<typeof UpdateSubscription, Stripe.SubscriptionUpdateParams>
  | NoDrift<typeof ListPayments, Stripe.InvoicePaymentListParams>
  | NoDrift<typeof ListEvents, Stripe.EventListParams>;

/** If anything differs, the compiler prints what. */
export const drift: [Drifts] extends [never] ? "none" : Drifts = "none";

/** And each of these mistakes is found. */
type Session = Stripe.Checkout.SessionCreateParams;
export const found: [
  Drift<{ mode: "payment"; sucess_url: string }, Session>,
  Drift<{ mode: "paymnt" }, Session>,
  Drift<{ mode: "payment"; line_items: { price_data: { currency: string; amount: number } }[] }, Session>,
  Drift<{ client_reference_id: number }, Session>,
  Drift<{ limit: number }, Stripe.RefundCreateParams>,
  Drift<{ description: string }, Stripe.BillingPortal.SessionCreateParams & { customer: string }>,
] = [
  ".sucess_url is unknown",
  ".mode has no value paymnt",
  ".line_items[].price_data.amount is unknown",
  ".client_reference_id has another type",
  ".limit is unknown",
  ".customer is required",
];
