import type { Call, Data, EndpointKey, ErrorCode, ErrorReply, Input } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";
import { t } from "#text";
import { LANGUAGE } from "./language.ts";
import { inSpanish } from "./messages.ts";
import { readToken } from "./token.ts";

/** How a call can fail before the API responds (specification, section 8), and the message for it. */
const TRANSPORT = {
  network_error: t`We couldn't reach Jobmap. Check your connection and try again.`,
  aborted: t`The request was aborted.`,
  timeout: t`Jobmap took too long to answer. Try again.`,
  failed_status: t`Jobmap answered with something unexpected.`,
  unsupported_protocol: t`Please reload this page and try again.`,
  canceled: t`The request was canceled.`,
} as const;
type TransportKind = keyof typeof TRANSPORT;

/** A failed call. `code` is the API's, or describes the network failure. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | TransportKind;
  readonly fields: Readonly<Record<string, string>>;
  /** With `changed_elsewhere`, the currently stored value. */
  readonly data: unknown;

  constructor(
    code: ApiFailure["code"],
    message: string,
    fields: Readonly<Record<string, string>> = {},
    data?: unknown,
  ) {
    super(message);
    this.name = "ApiFailure";
    this.code = code;
    this.fields = fields;
    this.data = data;
  }

  /** The API itself reported it, in a reply with status false. */
  get isAnswer(): boolean {
    return !(this.code in TRANSPORT);
  }

  /** The caller aborted the request. */
  get isAbandoned(): boolean {
    return this.code === "aborted" || this.code === "canceled";
  }
}

const BASE = "/api/v1/";

/** Calls the API from the browser. Typed by the contract; throws {@link ApiFailure}. */
export const call: Call = async (key, input, options) => {
  const reply = await exchange(key, endpointUrl(key, input), bodyOf(input), options?.signal);
  // The API's tests check the server's replies against the contract; parsing them again here would double the page's script.
  return reply.data as Awaited<ReturnType<typeof call<typeof key>>>;
};

/** Calls the API for its effect and returns the server's message; throws {@link ApiFailure}. */
export async function act<K extends EndpointKey>(key: K, input: Input<K>): Promise<string> {
  const { message } = await exchange(key, endpointUrl(key, input), bodyOf(input));
  return message;
}

/** Submits a form with files and returns the server's message; throws {@link ApiFailure}. */
export async function upload(key: EndpointKey, form: FormData): Promise<string> {
  const { message } = await exchange(key, pathOf(key), form);
  return message;
}

/** Submits a form with files and returns the reply's data; throws {@link ApiFailure}. */
export async function sendForm<K extends EndpointKey>(key: K, form: FormData): Promise<Data<K>> {
  const reply = await exchange(key, pathOf(key), form);
  return reply.data as Data<K>;
}

/**
 * Called with the request's token when a call is refused as unauthenticated: the session may have ended, or a password was wrong.
 * @returns whether to retry the call, because the same user has signed in again
 */
let whenRefused: ((token: string | null) => Promise<boolean>) | undefined;
export function onRefused(listener: (token: string | null) => Promise<boolean>): void {
  whenRefused = listener;
}

/** Called at the start of every call that may change data on the server. */
let whenWriting: ((key: EndpointKey, answer: Promise<unknown>) => void) | undefined;
export function onWrite(listener: (key: EndpointKey, answer: Promise<unknown>) => void): void {
  whenWriting = listener;
}

function exchange(
  key: EndpointKey,
  url: string,
  body: string | FormData,
  signal?: AbortSignal,
): Promise<OkReply> {
  const answer = send(key, url, body, signal);
  if (!key.startsWith("GET ")) whenWriting?.(key, answer);
  return answer;
}

interface OkReply {
  readonly status: true;
  readonly message: string;
  readonly data: unknown;
}

async function send(
  key: EndpointKey,
  url: string,
  body: string | FormData,
  signal?: AbortSignal,
): Promise<OkReply> {
  const [method = "GET"] = key.split(" ");
  const token = readToken();
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  // Whoever registers on a page in Spanish gets mails in Spanish, whatever the browser is set to.
  if (import.meta.env.LANGUAGE === "es") headers["Accept-Language"] = LANGUAGE;
  if (method !== "GET") {
    headers["X-XSRF-TOKEN"] = xsrfToken();
    if (typeof body === "string") headers["Content-Type"] = "application/json";
  }
  const response = await fetch(url, {
    method,
    headers,
    ...(method === "GET" ? {} : { body }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    throw transport(kindOf(error, url, signal));
  });
  const received: unknown = await response.json().catch((error: unknown) => {
    // Invalid JSON is detected below; an interrupted body is a network failure, not the server's.
    if (!(error instanceof SyntaxError)) throw transport(kindOf(error, url, signal));
  });
  const reply = import.meta.env.LANGUAGE === "es" ? await inSpanish(key, received) : received;
  if (isErrorReply(reply)) {
    if (reply.code === "unauthenticated" && !key.includes(" auth/")) {
      const isRenewed = await whenRefused?.(token);
      if (signal?.aborted) throw transport("canceled");
      if (isRenewed) return await send(key, url, body, signal);
    }
    throw new ApiFailure(reply.code, reply.message, reply.error, reply.data);
  }
  if (!response.ok || !isOkReply(reply)) throw transport("failed_status");
  return reply;
}

/** The value of the server's XSRF cookie, sent as a header as well: another site's page can neither read nor set it. */
function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

function bodyOf(input: object): string {
  return JSON.stringify(("body" in input ? input.body : undefined) ?? {});
}

/** The URL of an endpoint with its path and query parameters filled in. Empty values are omitted. */
export function endpointUrl<K extends EndpointKey>(key: K, input: Input<K>): string {
  const params: Record<string, string | number> = input.params ?? {};
  const filled = pathOf(key).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
  const query = queryString("query" in input ? (input.query ?? {}) : {});
  return query ? `${filled}?${query}` : filled;
}

const pathOf = (key: EndpointKey) => BASE + key.slice(key.indexOf(" ") + 1);

const transport = (kind: TransportKind) => new ApiFailure(kind, TRANSPORT[kind]);

function kindOf(error: unknown, url: string, signal?: AbortSignal): TransportKind {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "TimeoutError") return "timeout";
  if (signal?.aborted) return "canceled";
  if (name === "AbortError") return "aborted";
  return /^https?:/.test(new URL(url, location.href).protocol) ? "network_error" : "unsupported_protocol";
}

function isOkReply(value: unknown): value is OkReply {
  return (
    typeof value === "object" &&
    value !== null &&
    "status" in value &&
    value.status === true &&
    "data" in value
  );
}

function isErrorReply(value: unknown): value is ErrorReply {
  return (
    typeof value === "object" &&
    value !== null &&
    "status" in value &&
    value.status === false &&
    "code" in value
  );
}
