import type { Call, LocalJobs } from "@jobmap/contract";
import { t } from "#text";

/**
 * Loads the page of a place, or of an occupation there.
 * @throws Response 404 where no such page is, 503 if the API is unavailable.
 */
export async function loadLocal(call: Call, place: string, occupation?: string): Promise<LocalJobs> {
  const query = { place, ...(occupation === undefined ? {} : { occupation }) };
  return call("GET map/local-jobs", { query }).catch((error: unknown) => {
    // What is no part of an address is treated like one that no page has.
    if (error instanceof Response && (error.status === 400 || error.status === 404)) throw noSuchPage();
    throw error;
  });
}

function noSuchPage(): Response {
  const message = t`There are no open jobs here`;
  return Response.json({ code: "not_found", message }, { status: 404 });
}
