import type { Call, Data, EndpointKey, ErrorCode, ErrorReply, Input } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";
import { readToken } from "./token.ts";

/** How a call can fail before the API has answered (specification, section 8), and what is said of it. */
const TRANSPORT = {
  network_error: "We couldn't reach Jobmap. Check your connection and try again.",
  aborted: "The request was aborted.",
  timeout: "Jobmap took too long to answer. Try again.",
  failed_status: "Jobmap answered with something unexpected.",
  unsupported_protocol: "Please reload this page and try again.",
  canceled: "The request was canceled.",
} as const;
type TransportKind = keyof typeof TRANSPORT;

/** A call that failed. `code` is the API's, or says how the network failed. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | TransportKind;
  readonly fields: Readonly<Record<string, string>>;
  /** With `changed_elsewhere`, what is stored by now. */
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

  /** The API itself said so, in a reply with status false. */
  get isAnswer(): boolean {
    return !(this.code in TRANSPORT);
  }

  /** Nobody waits for it any more. */
  get isAbandoned(): boolean {
    return this.code === "aborted" || this.code === "canceled";
  }
}

const BASE = "/api/v1/";

/** Calls the API from the browser. Typed by the contract; throws {@link ApiFailure}. */
export const call: Call = async (key, input, options) => {
  const reply = await exchange(key, endpointUrl(key, input), bodyOf(input), options?.signal);
  // The server's replies are parsed by the contract in the API's tests; parsing again would double the page's script.
  return reply.data as Awaited<ReturnType<typeof call<typeof key>>>;
};

/** Calls the API for what it does, and gives the server's sentence about it; throws {@link ApiFailure}. */
export async function act<K extends EndpointKey>(key: K, input: Input<K>): Promise<string> {
  const { message } = await exchange(key, endpointUrl(key, input), bodyOf(input));
  return message;
}

/** Sends a form with files. Gives the server's sentence about it; throws {@link ApiFailure}. */
export async function upload(key: EndpointKey, form: FormData): Promise<string> {
  const { message } = await exchange(key, `${BASE}${key.slice(key.indexOf(" ") + 1)}`, form);
  return message;
}

/** Sends a form with files, and gives what was made of it; throws {@link ApiFailure}. */
export async function sendForm<K extends EndpointKey>(key: K, form: FormData): Promise<Data<K>> {
  const reply = await exchange(key, `${BASE}${key.slice(key.indexOf(" ") + 1)}`, form);
  return reply.data as Data<K>;
}

/**
 * Asked when a call was refused as nobody's: with the token that it carried. Perhaps the session is over, perhaps a password was wrong.
 * @returns whether the call can be made again: the same person has signed in anew
 */
let whenRefused: ((token: string | null) => Promise<boolean>) | undefined;
export function onRefused(listener: (token: string | null) => Promise<boolean>): void {
  whenRefused = listener;
}

/** Told of every call that may change something on the server, as it begins. */
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
  const reply: unknown = await response.json().catch((error: unknown) => {
    // What is no JSON is seen below; what stopped on its way is not the server's.
    if (!(error instanceof SyntaxError)) throw transport(kindOf(error, url, signal));
  });
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

/** What the server wrote into a cookie of ours, to be shown beside it: a foreign page can do neither. */
function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

function bodyOf(input: object): string {
  return JSON.stringify(("body" in input ? input.body : undefined) ?? {});
}

/** The address of an endpoint with its path and query filled in. Empty values are left out. */
export function endpointUrl<K extends EndpointKey>(key: K, input: Input<K>): string {
  const path = key.slice(key.indexOf(" ") + 1);
  const params: Record<string, string | number> = input.params ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
  const query = queryString("query" in input ? (input.query ?? {}) : {});
  return `${BASE}${filled}${query ? `?${query}` : ""}`;
}

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
