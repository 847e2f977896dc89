import {
  ALL_JOBS_REFUSAL,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  SEAT_REFUSALS,
  seatFor,
} from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import { can } from "../policies/can.ts";
import { ROLES } from "../policies/roles.ts";
import type { SessionContext } from "../policies/session.ts";
import { isOpenToAnyOrigin } from "./cross-origin.ts";

/** What is known about the requester before any of the request is read. */
export interface Requester {
  /** Undefined for a visitor. */
  readonly session: SessionContext | undefined;
  /** Whether the request proved that one of our pages sent it. */
  readonly csrfValid: boolean;
}

/** The session that an endpoint's handler receives: never undefined for endpoints that are not public. */
export type SessionFor<K extends EndpointKey> = Endpoints[K]["audience"] extends "public"
  ? SessionContext | undefined
  : SessionContext;

/**
 * Checks that the requester belongs to the endpoint's audience. A request that changes something without a Bearer token must
 * come from one of our pages: otherwise a foreign page could sign a visitor in or send requests in their name. Counting clicks
 * is open to embeds on any site.
 * @throws ApiError `unauthenticated` or `forbidden`
 */
export function authorize<K extends EndpointKey>(key: K, { session, csrfValid }: Requester): SessionFor<K> {
  const endpoint: Endpoint = endpoints[key];
  const { audience } = endpoint;
  if (audience !== "public") {
    if (!session) throw new ApiError("unauthenticated", "Please sign in first.");
    if (audience !== "any role") {
      if (!can(session.account, "endpoint.ask", { role: audience }))
        throw new ApiError("forbidden", ROLES[audience].refusal);
      const seat = seatFor(key, endpoint);
      if (!can(session.account, "endpoint.ask", { role: audience, seat }))
        throw new ApiError("forbidden", SEAT_REFUSALS[seat]);
      if (!can(session.account, "endpoint.ask", { role: audience, allJobs: endpoint.allJobs ?? false }))
        throw new ApiError("forbidden", ALL_JOBS_REFUSAL);
    }
  } else if (!session && !csrfValid && !key.startsWith("GET ") && !isOpenToAnyOrigin(key))
    throw new ApiError("forbidden", "This request could not be verified. Please reload the page.");
  // Checked above: a session is missing only where the audience is the public.
  return session as SessionFor<K>;
}
