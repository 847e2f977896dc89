import Stripe from "stripe";
import { ApiError } from "../../errors/api-error.ts";
import type { Payment } from "../../models/index.ts";

/**
 * Asks the payment provider on behalf of somebody who waits for the answer.
 * @throws ApiError `unavailable` if it does not answer; nothing was charged then
 */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isPassing(error)) throw error;
    const told = new ApiError(
      "unavailable",
      "Our payment provider does not answer right now. Nothing was charged, and nothing is lost: please try again in a moment.",
    );
    told.cause = error;
    throw told;
  }
}

/** Whether the provider may answer the same question in a moment. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError ||
    (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500)
  );
}

/** Whether the provider has understood the question and refuses it, so that asking again is of no use. */
export const isRefused = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/**
 * What a row is called at the provider: its id, and when it was created, because another installation may have the same id. Keys
 * against double requests follow from it.
 */
export const nameOf = ({ id, createdAt }: Pick<Payment, "id" | "createdAt">): string =>
  `${id}-${createdAt.getTime().toString(36)}`;
