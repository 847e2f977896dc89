import { DAY_MS } from "@jobmap/contract/limits";
import type { Services } from "../../services.ts";

/** How long an upload stays in the history, in days; one that nobody started is forgotten sooner. */
const FINISHED_DAYS = 365;
const WAITING_DAYS = 30;
/** Those of feeds come several times a day. Less than the time for which a feed's readings are kept, by which they are known. */
const OF_FEED_DAYS = 29;
const MAX_AT_ONCE = 20;

/** Deletes uploads that nobody needs any more, with their rows. Their listings stay. */
export async function forgetUploads({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await database.query(
    `DELETE FROM bulk_uploads WHERE created_at < ? OR (created_at < ? AND state IN ('UPLOADED','VALIDATING','READY'))
       OR (created_at < ? AND id IN (SELECT upload_id FROM feed_readings WHERE upload_id IS NOT NULL)) LIMIT ${MAX_AT_ONCE}`,
    { replacements: [before(FINISHED_DAYS), before(WAITING_DAYS), before(OF_FEED_DAYS)] },
  );
}
