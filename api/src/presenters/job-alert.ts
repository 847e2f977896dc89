import type { JobAlert as WireJobAlert } from "@jobmap/contract";
import { type SearchParameters, searchPath } from "../alerts/search.ts";
import type { JobAlert } from "../models/index.ts";

/** The stored search; it was written by `searchParameters`. */
export function parametersOf({ search }: Pick<JobAlert, "search">): SearchParameters {
  return JSON.parse(search);
}

export function presentJobAlert(alert: JobAlert): WireJobAlert {
  const search = parametersOf(alert);
  return {
    id: alert.id,
    name: alert.name,
    frequency: alert.frequency,
    paused: alert.paused,
    search: { ...search },
    to: searchPath(search),
    created_at: alert.createdAt.toISOString(),
    last_sent_at: alert.lastSentAt?.toISOString() ?? null,
  };
}
