import { randomUUID } from "node:crypto";
import { type Call, type Data, type EndpointKey, type Input, queryString } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import type { Services } from "../services.ts";
import type { Route } from "./dispatch.ts";

/**
 * The API as a function, for pages that are rendered in the same process. It uses neither a socket nor JSON, parses input and
 * fails as over HTTP, and calls as a visitor. Throws {@link ApiError}.
 */
export function createCaller(routes: readonly Route[], services: Services): Call {
  const byKey = new Map(routes.map((route) => [route.key, route]));
  return async <K extends EndpointKey>(key: K, input: Input<K>): Promise<Data<K>> => {
    const route = byKey.get(key);
    if (!route) throw new ApiError("not_found", "Endpoint not found.");
    const requestId = randomUUID();
    const outcome = await route.run(
      {
        params: Object.fromEntries(
          Object.entries(input.params ?? {}).map(([name, value]) => [name, String(value)]),
        ),
        query: queryString("query" in input ? (input.query ?? {}) : {}),
        readBody: async () => ("body" in input ? input.body : undefined),
      },
      {
        services,
        requestId,
        log: services.log.child({ request_id: requestId }),
        session: undefined,
        csrfValid: true,
        ip: "",
        browser: { id: "", device: undefined },
        header: () => undefined,
      },
    );
    if (!isEnvelope<Data<K>>(outcome.body)) throw new Error(`${key} does not answer with data.`);
    return outcome.body.data;
  };
}

function isEnvelope<T>(body: unknown): body is { status: true; data: T } {
  return typeof body === "object" && body !== null && "data" in body;
}
