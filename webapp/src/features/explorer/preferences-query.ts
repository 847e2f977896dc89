import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";

/** A candidate's searches and dismissed jobs. */
export const preferencesQuery = endpointQuery("GET user/job/search-preferences", {});
