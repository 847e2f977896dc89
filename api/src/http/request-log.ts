import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Outage } from "../errors/outage.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { requestIdOf } from "./request-id.ts";

/** Responses slower than this, in milliseconds, are logged. */
const SLOW_MS = 1_000;
/** Slow responses of one endpoint are logged at most this often, in milliseconds. */
const SLOW_LINE_EVERY_MS = 10_000;

interface Watchers {
  readonly outage?: Pick<Outage, "isOn">;
  readonly metrics?: Pick<Metrics, "request">;
  /** A clock in milliseconds. */
  nowMs?(): number;
}

/**
 * Gives each request an id, returns it in the response, and logs one structured line when it is done. Query strings are left
 * out, because searches can be private. Fast responses below 500 are logged at debug level only. A line about a slow one says
 * how many `others` its endpoint had since the last line: when everything is slow, hundreds of lines would say the same. The
 * reason for a 503 has been logged already, and during an outage nothing is logged here, since the outage logs its own lines.
 */
export function requestLog(
  log: Logger,
  { outage, metrics, nowMs = () => performance.now() }: Watchers = {},
): Middleware {
  const slowLines = new Map<string, { atMs: number; others: number }>();
  const tellSlow = (route: string, line: object) => {
    const last = slowLines.get(route);
    if (last && nowMs() - last.atMs < SLOW_LINE_EVERY_MS) {
      last.others++;
      return;
    }
    slowLines.set(route, { atMs: nowMs(), others: 0 });
    log.warn({ ...line, ...(last?.others && { others: last.others }) }, "slow request");
  };
  return async (ctx, next) => {
    const requestId = requestIdOf(ctx.get("X-Request-Id"));
    ctx.state["requestId"] = requestId;
    ctx.set("X-Request-Id", requestId);
    const started = nowMs();
    try {
      await next();
    } finally {
      const ms = Math.round((nowMs() - started) * 10) / 10;
      const { method, path, status } = ctx;
      if (!path.startsWith("/health/")) metrics?.request(routeOf(ctx), status, ms);
      const line = { request_id: requestId, method, path, status, ms };
      if (hasLeft(ctx)) log.debug({ ...line, left: true }, "request");
      else if (path.startsWith("/health/")) log.debug(line, "request");
      else if (status === 503) log[outage?.isOn ? "debug" : "warn"](line, "request");
      else if (status >= 500) log.error(line, "request");
      else if (ms > SLOW_MS) tellSlow(routeOf(ctx), line);
      else log.debug(line, "request");
    }
  };
}

/** The label that a request is counted under: an endpoint of the contract, or the kind of resource. */
function routeOf({ state, response }: Context): string {
  const endpoint: unknown = state["endpoint"];
  if (typeof endpoint === "string") return endpoint;
  return response.is("html") ? "page" : "file";
}

/** Logs errors that occur while a response is being sent. */
export function connectionLog(log: Logger) {
  return (error: unknown, ctx?: Context): void => {
    if (ctx && hasLeft(ctx)) log.debug({ path: ctx.path, left: true }, "connection");
    else log.warn({ err: error }, "connection");
  };
}

/**
 * Whether the client closed the connection before the response was complete. An error after that affects no one and needs no
 * alarm.
 */
function hasLeft({ req, res }: Pick<Context, "req" | "res">): boolean {
  return req.socket.destroyed && !res.writableFinished;
}
