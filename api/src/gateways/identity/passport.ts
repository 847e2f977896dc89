import passport from "passport";
import { z } from "zod";
import type { Flow, Outcome } from "./provider.ts";

/** The function with which Passport's OAuth strategies request a token. */
export type Transport = (
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string,
  accessToken: string | null,
  done: (error: unknown, text?: string) => void,
) => void;

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Sends requests with `fetch` instead of the strategies' own client, which has no timeout and, for Apple, crashes the process
 * when a response is not JSON.
 */
export function transportOver(ask: typeof fetch): Transport {
  const send = async (method: string, url: string, headers: Record<string, string>, body: string) => {
    const response = await ask(url, {
      method,
      headers,
      body,
      redirect: "error",
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The provider answered ${response.status}: ${text.slice(0, 300)}`);
    z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    return text;
  };
  return (method, url, headers, body, _accessToken, done) => {
    send(method, url, headers, body).then((text) => done(null, text), done);
  };
}

const authenticator = new passport.Authenticator();

/**
 * Runs one strategy on a request that contains only the given input. Strategies keep no state here: the caller has already found
 * the sign-in by its state.
 */
export function runStrategy(
  strategy: passport.Strategy,
  flow: Flow,
  came: Readonly<Record<string, string>>,
): Promise<{ redirect: string } | Outcome> {
  return new Promise((resolve) => {
    const fail = (cause: unknown, why: "cancelled" | "failed" = "failed") =>
      resolve({ kind: "refused", why, ...(cause ? { cause } : {}) });
    const location: string[] = [];
    const response = {
      setHeader: (name: string, value: string) => name === "Location" && location.push(value),
      end: () => resolve({ redirect: location[0] ?? "" }),
    };
    const done = (error: unknown, idToken?: unknown) => {
      if (error) return fail(error, isCanceled(error) ? "cancelled" : "failed");
      if (typeof idToken === "string") return resolve({ kind: "id token", idToken });
      return fail(undefined, came["error"] === "access_denied" ? "cancelled" : "failed");
    };
    try {
      authenticator.authenticate(strategy, { session: false, state: flow.state }, done)(
        { query: { ...came }, body: { ...came } },
        response,
        fail,
      );
    } catch (error) {
      fail(error);
    }
  });
}

/** Apple's error code for it. */
const isCanceled = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "user_cancelled_authorize";
