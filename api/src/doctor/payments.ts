import Stripe from "stripe";
import type { Env } from "../env.ts";
import { createPayments } from "../gateways/payments/index.ts";
import { bad, type Finding, good, warning } from "./finding.ts";

/** Checks whether Stripe accepts the key, and whether its clock agrees with ours. */
export async function examinePayments(env: Env): Promise<Finding> {
  if (env.STRIPE_SECRET_KEY === undefined)
    return warning(
      "Payments",
      "This server plays Stripe: no real money is taken. Set STRIPE_SECRET_KEY for real payments.",
    );
  const payments = createPayments(env, () => new Date());
  try {
    const { lastResponse } = await payments.stripe.events.list({ limit: 1 }, { maxNetworkRetries: 0 });
    const sent = Date.parse(lastResponse.headers["date"] ?? "");
    const seconds = Math.abs(Date.now() - sent) / 1_000;
    if (seconds > 60)
      return warning(
        "Payments",
        `The clock differs by ${Math.round(seconds)} seconds; webhooks are refused from 300 on.`,
      );
    const mode = /_live_/.test(env.STRIPE_SECRET_KEY) ? "live" : "test";
    return good("Payments", `Stripe answers in ${mode} mode, with API version ${Stripe.API_VERSION}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad(
      "Payments",
      `Stripe refuses or does not answer: ${reason} Nobody can pay until this is fixed.`,
    );
  } finally {
    await payments.close();
  }
}
