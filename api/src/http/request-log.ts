import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { requestIdOf } from "./request-id.ts";

/**
 * Gives each request its id, returns it in the reply, and writes one structured line when it is done. Query strings are left out: people search for private things.
 */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const requestId = requestIdOf(ctx.get("X-Request-Id"));
    ctx.state["requestId"] = requestId;
    ctx.set("X-Request-Id", requestId);
    const started = performance.now();
    try {
      await next();
    } finally {
      const line = {
        request_id: requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      };
      if (hasLeft(ctx)) log.debug({ ...line, left: true }, "request");
      else if (ctx.status >= 500) log.error(line, "request");
      else log.debug(line, "request");
    }
  };
}

/** Writes what fails while a reply is on its way. */
export function connectionLog(log: Logger) {
  return (error: unknown, ctx?: Context): void => {
    if (ctx && hasLeft(ctx)) log.debug({ path: ctx.path, left: true }, "connection");
    else log.warn({ err: error }, "connection");
  };
}

/** Whether the reader closed the connection before the reply was whole. What fails then fails for nobody, and wakes nobody. */
function hasLeft({ req, res }: Pick<Context, "req" | "res">): boolean {
  return req.socket.destroyed && !res.writableFinished;
}
