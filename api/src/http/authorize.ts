import { type Endpoint, type EndpointKey, type Endpoints, endpoints } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import { can } from "../policies/can.ts";
import { ROLES } from "../policies/roles.ts";
import type { SessionContext } from "../policies/session.ts";
import { isOpenToAnyOrigin } from "./cross-origin.ts";

/** What is known of whoever asks before anything of the request is read. */
export interface Requester {
  /** Undefined for a visitor. */
  readonly session: SessionContext | undefined;
  /** Whether the request proved that a page of ours sends it. */
  readonly csrfValid: boolean;
}

/** What an endpoint's handler gets as its session: for those that are not public, there is one. */
export type SessionFor<K extends EndpointKey> = Endpoints[K]["audience"] extends "public"
  ? SessionContext | undefined
  : SessionContext;

/**
 * Lets in whom the contract names for an endpoint. A request that changes something without a Bearer must come from a page of
 * ours, or a foreign page could sign a visitor in or send things in their name; counting clicks is open to embeds anywhere.
 * @throws ApiError `unauthenticated` or `forbidden`
 */
export function authorize<K extends EndpointKey>(key: K, { session, csrfValid }: Requester): SessionFor<K> {
  const { audience }: Endpoint = endpoints[key];
  if (audience !== "public") {
    if (!session) throw new ApiError("unauthenticated", "Please sign in first.");
    if (audience !== "any role" && !can(session.account, "endpoint.ask", { role: audience }))
      throw new ApiError("forbidden", ROLES[audience].refusal);
  } else if (!session && !csrfValid && !key.startsWith("GET ") && !isOpenToAnyOrigin(key))
    throw new ApiError("forbidden", "This request could not be verified. Please reload the page.");
  // Checked just above: a session is missing only where the audience is the public.
  return session as SessionFor<K>;
}
