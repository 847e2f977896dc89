import Stripe from "stripe";
import { ApiError } from "../../errors/api-error.ts";

/** How far the clock of a signature may differ from ours, either way. */
const TOLERANCE_SECONDS = 300;

/**
 * Parses a webhook whose signature is right. The SDK refuses old timestamps only; a signature from the future could be kept and
 * used much later, so it is refused as well.
 * @throws ApiError 400
 */
export function readEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): Stripe.Event {
  const refused = (why: string) => new ApiError("invalid_input", `This webhook was refused: ${why}.`);
  if (signature === undefined) throw refused("it has no Stripe-Signature header");
  const timestamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (timestamp - now.getTime() / 1_000 > TOLERANCE_SECONDS)
    throw refused("its signature is from the future; check the clock of this server");
  try {
    return Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    // The SDK has errors of its own for a wrong signature, and plain ones for a header that is none.
    throw refused("its signature does not match or is too old, or its body is not JSON");
  }
}
