import type { Reason } from "../ui/trouble/tell-failure.ts";

/** In milliseconds. */
const TIMEOUT_MS = 8_000;

/** Finds out why the widget's code failed to load: requests it once more and examines the response. */
export async function whyNotLoaded(error: unknown, origin: string): Promise<Reason> {
  if (error === "stalled") return error;
  // Browsers' messages for a module that failed to load; code that ran produces all others.
  if (!(error instanceof TypeError && /import|load/i.test(error.message))) return "script-error";
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel=modulepreload][href^="${origin}/"][href$="/app.js"]`,
  );
  const link = links.item(links.length - 1);
  if (!link) return "connection";
  const ask = (integrity: string): Promise<Response> =>
    fetch(link.href, {
      integrity,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  try {
    const { status } = await ask("");
    if (status >= 400) return status < 500 ? "http-4xx" : "http-5xx";
  } catch (failure) {
    // Whether anybody is there is known when this is told: then all but this file gets through.
    return failure instanceof DOMException && failure.name === "TimeoutError"
      ? "stalled"
      : "blocked-by-client";
  }
  return ask(link.integrity).then(
    () => "connection",
    () => "integrity",
  );
}
