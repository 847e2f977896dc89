import { isbot } from "isbot";
import type { Context } from "koa";
import { fromDatabase } from "../../errors/from-database.ts";
import type { Services } from "../../services.ts";

/** Ages are told in minutes, so a page is as new as that. */
const MINUTE_MS = 60_000;
/** Longer addresses are no page's own. */
const MAX_LENGTH = 500;

/** What a page depends on besides its version; undefined for a request whose reply is not kept. Robots get pages without later parts. */
export function keyOf(ctx: Context): string | undefined {
  if (ctx.method !== "GET" || ctx.url.length > MAX_LENGTH) return undefined;
  return `${isbot(ctx.get("User-Agent")) ? "robot" : "reader"} ${ctx.url}`;
}

/**
 * The version of everything that versioned pages show: what the index has applied of the changes that are committed by now, by any process,
 * the records that lists are ordered by, and the minute. Undefined while the database does not answer.
 */
export async function currentVersion({
  jobIndex,
  answerRecords,
  now,
}: Pick<Services, "jobIndex" | "answerRecords" | "now">): Promise<string | undefined> {
  try {
    await jobIndex.freshen();
  } catch (error) {
    if (fromDatabase(error)) return undefined;
    throw error;
  }
  const minute = Math.floor(now().getTime() / MINUTE_MS);
  return `${jobIndex.edition} ${jobIndex.index.state} ${answerRecords.scores.key} ${minute}`;
}
