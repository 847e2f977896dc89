import { MAX_DAYS_AHEAD } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { ApiError } from "../../errors/api-error.ts";

/**
 * Times that are still to come, and not too far away, in ascending order.
 * @param field path of the list in what was sent
 * @throws ApiError `invalid_input`
 */
export function requireAhead(times: readonly string[], field: string, now: Date): Date[] {
  const fields: Record<string, string> = {};
  for (const [at, time] of times.entries()) {
    const wait = Date.parse(time) - now.getTime();
    if (wait <= 0) fields[`${field}[${at}]`] = "This time has passed.";
    else if (wait > MAX_DAYS_AHEAD * DAY_MS)
      fields[`${field}[${at}]`] = `This is more than ${MAX_DAYS_AHEAD} days away.`;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ApiError("invalid_input", first, fields);
  return times.map((time) => new Date(time)).toSorted((a, b) => a.getTime() - b.getTime());
}
