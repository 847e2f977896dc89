import type { Readable } from "node:stream";
import {
  API_BASE,
  type Data,
  type EndpointKey,
  type Endpoints,
  type EnvelopeExtras,
  endpoints,
  type FileRules,
  type Received,
} from "@jobmap/contract";
import type { Logger } from "pino";
import { ApiError } from "../errors/api-error.ts";
import { errorReply } from "../errors/error-reply.ts";
import { fromDatabase } from "../errors/from-database.ts";
import type { Upload } from "../files/upload.ts";
import type { Services } from "../services.ts";
import { areasInBody, withAreas } from "./area-price.ts";
import { authorize, type Requester, type SessionFor } from "./authorize.ts";
import type { Browser } from "./browser.ts";
import { charge } from "./charge.ts";
import { envelope } from "./envelope.ts";
import { parseInput, type RawInput } from "./input.ts";
import { Form } from "./multipart.ts";

/** What is known about a request besides its input. */
export interface RequestContext extends Requester {
  services: Services;
  requestId: string;
  log: Logger;
  /** The requester's address, by which limits count; empty for calls within this process. */
  readonly ip: string;
  readonly browser: Browser;
  /** Names in lower case; returns the first value. */
  header(name: string): string | undefined;
}

/** What the handler of one endpoint receives; requesters that the contract does not admit have been rejected by then. */
export type HandlerContext<K extends EndpointKey> = RequestContext & { readonly session: SessionFor<K> };

type RawBody = Uint8Array | Readable | null;

/** A response that is not the JSON envelope. */
export class RawReply<Body extends RawBody = Uint8Array | null> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  constructor(status: number, headers: Record<string, string>, body: Body) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** The files that an endpoint with uploads receives; none if the request was not a form. */
type FilesOf<K extends EndpointKey> = Endpoints[K] extends { files: FileRules }
  ? { readonly files: readonly Upload[] }
  : unknown;

type Awaitable<T> = T | Promise<T>;
export type Handler<K extends EndpointKey> = (
  input: Received<K> & FilesOf<K>,
  context: HandlerContext<K>,
) => Awaitable<
  EnvelopeExtras<K> extends undefined
    ? Data<K> | Reply<Data<K>> | RawReply<RawBody>
    : Reply<Data<K>> & { readonly extras: EnvelopeExtras<K> }
>;

/** Data with a message, with headers, or with the extra members that the contract adds to the envelope. */
export interface Reply<T> {
  readonly reply: true;
  readonly data: T;
  readonly message?: string;
  readonly headers?: Record<string, string>;
  readonly extras?: object;
}
type Rest = Omit<Reply<unknown>, "reply" | "data">;
export const reply = <T, R extends Rest = object>(data: T, rest: R = {} as R) => ({
  reply: true as const,
  data,
  ...rest,
});

/** An endpoint together with its handler. */
export interface Route {
  readonly key: EndpointKey;
  readonly method: string;
  /** Path with `:name` parameters, from the root of the server. */
  readonly path: string;
  run(request: RequestInput, context: RequestContext): Promise<Outcome>;
}

/** The parts of a request. The body, JSON or a {@link Form}, is read only after authorization. */
export interface RequestInput extends Omit<RawInput, "body"> {
  readBody?(): Promise<unknown>;
}

export interface Outcome {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** A value to send as JSON, or bytes or a stream to send unchanged. */
  body: unknown;
}

/** Binds a handler to its endpoint in the contract. @param parse a faster way to parse the same input, if there is one */
export function route<K extends EndpointKey>(
  key: K,
  handler: Handler<K>,
  parse: (raw: RawInput) => Received<K> = (raw) => parseInput(key, raw),
): Route {
  const [method = "", path = ""] = key.split(" ");
  return {
    key,
    method,
    path: API_BASE + path.replaceAll(/\{(\w+)\}/g, ":$1"),
    async run({ params, query, readBody }, context) {
      const admitted = Object.assign(context, { session: authorize(key, context) });
      const caller = {
        accountId: admitted.session?.account.id,
        device: context.browser.device,
        address: context.ip,
      };
      await charge(context.services, caller, withAreas(endpoints[key].cost, query));
      const read = readBody && (await readBody());
      const form = read instanceof Form ? read : undefined;
      const body = form ? form.fields : read;
      const files = form?.files ?? [];
      const further = areasInBody(body);
      if (further) await charge(context.services, caller, further);
      const run = async (): Promise<unknown> =>
        await handler({ ...parse({ params, query, body }), files }, admitted);
      const result = await run().finally(() => form?.close());
      if (result instanceof RawReply)
        return { status: result.status, headers: result.headers, body: result.body };
      const { data, message = "OK", headers = {}, extras } = isReply(result) ? result : { data: result };
      return { status: 200, headers, body: envelope(data, message, extras) };
    },
  };
}

function isReply(value: unknown): value is Reply<unknown> {
  return typeof value === "object" && value !== null && "reply" in value && value.reply === true;
}

/** The response to a failure. Unexpected errors are logged in full, and the client gets only a request id. */
export function failure(error: unknown, context: Pick<RequestContext, "requestId" | "log">): Outcome {
  const known = error instanceof ApiError ? error : fromDatabase(error);
  if (!known) context.log.error({ err: error }, "request failed");
  else if (known.status >= 500) context.log.warn({ err: error }, known.message);
  const told = known ?? new ApiError("internal", "Something went wrong on our end. Please try again.");
  return errorReply(told, context.requestId);
}
