import type { Call, EndpointKey, ErrorCode, ErrorReply, Input } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";

/** A call that failed. `code` is the API's, or says how the network failed (specification, section 8). */
export class ApiFailure extends Error {
  readonly code: ErrorCode | "network_error" | "aborted";
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ApiFailure["code"], message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = "ApiFailure";
    this.code = code;
    this.fields = fields;
  }
}

const BASE = "/api/v1/";

/** Calls the API from the browser. Typed by the contract; throws {@link ApiFailure}. */
export const call: Call = async (key, input, options) => {
  const [method = "GET"] = key.split(" ");
  const body = "body" in input ? input.body : undefined;
  const response = await fetch(endpointUrl(key, input), {
    method,
    headers: method === "GET" ? {} : { "Content-Type": "application/json" },
    ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    ...(options?.signal ? { signal: options.signal } : {}),
  }).catch((error: unknown) => {
    throw isAbort(error)
      ? new ApiFailure("aborted", "The request was cancelled.")
      : new ApiFailure("network_error", "We could not reach Jobmap. Check your connection and try again.");
  });
  const reply: unknown = await response.json().catch(() => undefined);
  if (isErrorReply(reply)) throw new ApiFailure(reply.code, reply.message, reply.error);
  if (!response.ok || !isOkReply(reply))
    throw new ApiFailure("internal", "Jobmap answered with something unexpected.");
  // The server's replies are parsed by the contract in the API's tests; parsing again would double the page's script.
  return reply.data as Awaited<ReturnType<typeof call<typeof key>>>;
};

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

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function isOkReply(value: unknown): value is { status: true; data: unknown } {
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
