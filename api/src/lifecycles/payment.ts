import { PAYMENT_STATUSES, type PaymentStatus } from "@jobmap/contract";
import type { Lifecycle } from "./lifecycle.ts";

/** What becomes of a payment, as the payment provider says. */
export type PaymentAction =
  | "open"
  | "process"
  | "settle"
  | "fail"
  | "expire"
  | "cancel"
  | "refund"
  | "dispute"
  | "win"
  | "lose";

/** How much of it was refunded. */
export type PaymentFact = "refunded_all" | "refunded_some";

/** States in which the payment may still be made. */
export const UNDECIDED_PAYMENTS = [
  "CREATED",
  "OPEN",
  "PROCESSING",
] as const satisfies readonly PaymentStatus[];

/** States in which the money is here, as far as it was not refunded. */
const SETTLED = ["PAID", "PARTIALLY_REFUNDED", "REFUNDED", "WON"] as const satisfies readonly PaymentStatus[];

/**
 * The lifecycle of a payment. Each step follows from what the provider answers when it is asked, never from what an event or a page
 * says. Money that arrives for a payment that was given up is taken, and refunded for what can no longer be published.
 */
export const paymentLifecycle: Lifecycle<PaymentStatus, PaymentAction, PaymentFact> = {
  states: PAYMENT_STATUSES,
  initial: "CREATED",
  transitions: [
    { action: "open", from: ["CREATED"], to: "OPEN", by: ["system"], writes: "checkout session" },
    { action: "process", from: ["CREATED", "OPEN"], to: "PROCESSING", by: ["system"] },
    {
      action: "settle",
      from: ["CREATED", "OPEN", "PROCESSING", "EXPIRED", "FAILED", "CANCELED"],
      to: "PAID",
      by: ["system"],
      writes: "sums and paid date; its listings are published, its credits granted",
      tells: ["employer"],
    },
    {
      action: "fail",
      from: ["OPEN", "PROCESSING"],
      to: "FAILED",
      by: ["system"],
      writes: "why; its listings become drafts",
      tells: ["employer"],
    },
    {
      action: "expire",
      from: ["CREATED", "OPEN"],
      to: "EXPIRED",
      by: ["system"],
      writes: "its listings become drafts",
      tells: ["employer"],
    },
    {
      action: "cancel",
      from: ["CREATED", "OPEN"],
      to: "CANCELED",
      by: ["employer", "system"],
      writes: "its listings become drafts",
    },
    { action: "refund", from: SETTLED, to: "REFUNDED", by: ["system"], when: "refunded_all" },
    { action: "refund", from: SETTLED, to: "PARTIALLY_REFUNDED", by: ["system"], when: "refunded_some" },
    { action: "refund", from: SETTLED, to: "PAID", by: ["system"] },
    {
      action: "dispute",
      from: SETTLED,
      to: "DISPUTED",
      by: ["system"],
      writes: "its listings are paused",
      tells: ["employer"],
    },
    { action: "win", from: ["DISPUTED"], to: "WON", by: ["system"], tells: ["employer"] },
    {
      action: "lose",
      from: ["DISPUTED"],
      to: "LOST",
      by: ["system"],
      writes: "its listings are closed",
      tells: ["employer"],
    },
  ],
};
