import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./addresses.ts";
import { WebError } from "./web-error.ts";

export interface WebRequestOptions {
  readonly method?: "GET" | "POST";
  readonly body?: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Whether an address may be connected to; by default one of the public internet. Tests and development read from loopback. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
}

/**
 * Sends one request, a GET unless it says otherwise. The address is resolved and checked by the connection itself, so that no name can mean one address when it is checked
 * and another when it is used (DNS rebinding). @throws WebError
 */
export function sendRequest(
  url: URL,
  { method = "GET", body, headers, signal, isAllowed = isPublicAddress }: WebRequestOptions,
): Promise<IncomingMessage> {
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new WebError("The address must begin with https://.");
  if (url.username !== "" || url.password !== "")
    throw new WebError("The address must not have a password in it.");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isAllowed(host)) throw new WebError("This address is not on the public internet.");
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal, lookup: checkedLookup(isAllowed), agent: false as const };
    const request: ClientRequest =
      url.protocol === "https:" ? requestHttps(url, options, resolve) : requestHttp(url, options, resolve);
    request.on("error", (cause) =>
      reject(cause instanceof WebError ? cause : new WebError(reasonOf(cause), { cause })),
    );
    request.end(body);
  });
}

type Callback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

function checkedLookup(isAllowed: (address: string) => boolean) {
  return (host: string, options: LookupOptions, callback: Callback): void => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (first === undefined)
        return callback(new WebError("This address is not on the public internet."), []);
      if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "There is no such site.",
  EAI_AGAIN: "The site's name could not be resolved right now.",
  ECONNREFUSED: "The site refuses connections.",
  ECONNRESET: "The site broke off the connection.",
  ETIMEDOUT: "The site did not answer in time.",
  ABORT_ERR: "The site did not answer in time.",
};

function reasonOf(cause: NodeJS.ErrnoException): string {
  const code = cause.code ?? "";
  if (/CERT|SSL|TLS/.test(code)) return "The site's certificate is not valid.";
  return REASONS[code] ?? "The site could not be reached.";
}
