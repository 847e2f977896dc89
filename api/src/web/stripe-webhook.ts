import { API_BASE } from "@jobmap/contract";
import type { Context, Middleware } from "koa";
import rawBody from "raw-body";
import { takeEvent } from "../commands/payment/take-event.ts";
import { ApiError } from "../errors/api-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { failure } from "../http/dispatch.ts";
import { noteOnce } from "../security/events.ts";
import { network } from "../security/networks.ts";
import type { Services } from "../services.ts";

const PATH = `${API_BASE}webhooks/stripe`;
/** Events of Stripe are far smaller. */
const MAX_BYTES = 512 * 1024;

/**
 * Where Stripe tells that something has happened. The event is stored and answered; a worker follows. What cannot be stored is
 * answered 503, so that Stripe sends it again.
 */
export function stripeWebhook(services: Services): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== PATH || ctx.method !== "POST") return next();
    ctx.set("Cache-Control", "no-store");
    try {
      const body = await readBody(ctx);
      await takeEvent(services, services.payments.readEvent(body, ctx.get("Stripe-Signature") || undefined));
      ctx.status = 200;
      ctx.body = { received: true };
    } catch (error) {
      if (error instanceof ApiError && error.code === "invalid_input") {
        const from = network(clientAddress(ctx.req, services.env.TRUST_PROXY));
        noteOnce(services, { event: "webhook_refused", network: from }, from);
      }
      const requestId = String(ctx.state["requestId"] ?? "");
      const outcome = failure(error, { requestId, log: services.log.child({ request_id: requestId }) });
      ctx.status = outcome.status;
      ctx.set({ ...outcome.headers });
      ctx.body = outcome.body;
    }
  };
}

async function readBody(ctx: Context): Promise<Buffer> {
  return await rawBody(ctx.req, { limit: MAX_BYTES, length: ctx.get("Content-Length") || null }).catch(() => {
    throw new ApiError("invalid_input", "This webhook was refused: its body is too large or incomplete.");
  });
}
