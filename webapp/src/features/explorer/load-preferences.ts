import { call } from "../../lib/api.ts";

/** A candidate's searches and dismissed jobs. */
export const loadPreferences = (signal: AbortSignal) =>
  call("GET user/job/search-preferences", {}, { signal });
