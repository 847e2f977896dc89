import type { Call } from "@jobmap/contract";
import { toldInSpanish } from "./messages-spanish.ts";

/**
 * The server's calls, whose refusals say in Spanish what the API says in English: the title of a page that is not there is such a
 * message. The browser's calls do it in `api.ts`.
 */
export function callInSpanish(call: Call): Call {
  return (key, input, options) =>
    call(key, input, options).catch(async (error: unknown) => {
      if (!(error instanceof Response)) throw error;
      const told: unknown = await error.json();
      throw Response.json(toldInSpanish(key, told), { status: error.status });
    });
}
