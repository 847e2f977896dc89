import { fromDatabase } from "../../errors/from-database.ts";
import type { Services } from "../../services.ts";

/** Ages are told in minutes, so a page is as new as that. */
const MINUTE_MS = 60_000;
type Versioned = Pick<Services, "jobIndex" | "answerRecords" | "now">;

/**
 * The version of everything that versioned pages show: what the index has applied of the changes that are committed by now, the records
 * that lists are ordered by, and the minute. Undefined while the database does not answer.
 */
export async function currentVersion(services: Versioned): Promise<string | undefined> {
  try {
    if (!services.jobIndex.isFresh) await services.jobIndex.freshen();
  } catch (error) {
    if (fromDatabase(error)) return undefined;
    throw error;
  }
  return versionOf(services);
}

/** The same if nobody need be asked for it, else undefined. */
export function knownVersion(services: Versioned): string | undefined {
  return services.jobIndex.isFresh ? versionOf(services) : undefined;
}

function versionOf({ jobIndex, answerRecords, now }: Versioned): string {
  const minute = Math.floor(now().getTime() / MINUTE_MS);
  return `${jobIndex.edition} ${jobIndex.index.state} ${answerRecords.scores.key} ${minute}`;
}
