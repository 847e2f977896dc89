import { API_BASE, type Data, type EndpointKey, type ErrorReply, type Received } from "@jobmap/contract";
import type { Logger } from "pino";
import { ApiError } from "../errors/api-error.ts";
import { fromDatabase } from "../errors/from-database.ts";
import type { Services } from "../services.ts";
import { parseInput, type RawInput } from "./input.ts";

/** What a handler knows of the request besides its parsed input. */
export interface RequestContext {
  services: Services;
  requestId: string;
  log: Logger;
  /** Lower-cased names, first value. */
  header(name: string): string | undefined;
}

/** A reply that is not the JSON envelope. */
export class RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  constructor(status: number, headers: Record<string, string>, body: Uint8Array | null) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

type Awaitable<T> = T | Promise<T>;
export type Handler<K extends EndpointKey> = (
  input: Received<K>,
  context: RequestContext,
) => Awaitable<Data<K> | Reply<Data<K>> | RawReply>;

/** Data with a message of its own or with headers. */
export interface Reply<T> {
  readonly reply: true;
  readonly data: T;
  readonly message?: string;
  readonly headers?: Record<string, string>;
}
export const reply = <T>(
  data: T,
  rest: { message?: string; headers?: Record<string, string> } = {},
): Reply<T> => ({
  reply: true,
  data,
  ...rest,
});

/** An endpoint together with the code that answers it. */
export interface Route {
  readonly key: EndpointKey;
  readonly method: string;
  /** Path with `:name` parameters, from the root of the server. */
  readonly path: string;
  run(raw: RawInput, context: RequestContext): Promise<Outcome>;
}

export interface Outcome {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** A value to send as JSON, or bytes to send as they are. */
  body: unknown;
}

/** Binds a handler to its endpoint of the contract. */
export function route<K extends EndpointKey>(key: K, handler: Handler<K>): Route {
  const [method = "", path = ""] = key.split(" ");
  return {
    key,
    method,
    path: API_BASE + path.replaceAll(/\{(\w+)\}/g, ":$1"),
    async run(raw, context) {
      const result = await handler(parseInput(key, raw), context);
      if (result instanceof RawReply)
        return { status: result.status, headers: result.headers, body: result.body };
      const { data, message = "OK", headers = {} } = isReply(result) ? result : { data: result };
      return { status: 200, headers, body: { status: true, message, data } };
    },
  };
}

function isReply<T>(value: T | Reply<T>): value is Reply<T> {
  return typeof value === "object" && value !== null && "reply" in value && value.reply === true;
}

/** What a client is told of a failure. Bugs of ours are logged whole and say nothing but a request id. */
export function failure(error: unknown, context: Pick<RequestContext, "requestId" | "log">): Outcome {
  const known = error instanceof ApiError ? error : fromDatabase(error);
  if (!known) context.log.error({ err: error }, "request failed");
  else if (known.status >= 500) context.log.warn({ err: error }, known.message);
  const told = known ?? new ApiError("internal", "Something went wrong on our side. Please try again.");
  const body: ErrorReply = {
    status: false,
    message: told.message,
    code: told.code,
    ...(told.fields ? { error: { ...told.fields } } : {}),
    request_id: context.requestId,
  };
  return { status: told.status, headers: told.code === "unavailable" ? { "Retry-After": "5" } : {}, body };
}
