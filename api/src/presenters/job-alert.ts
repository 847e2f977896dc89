import type { JobAlert as WireJobAlert } from "@jobmap/contract";
import { parametersOf, searchPath } from "../alerts/search.ts";
import type { JobAlert } from "../models/index.ts";

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
