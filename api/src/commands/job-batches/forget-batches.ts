import { DAY_MS } from "@jobmap/contract/limits";
import type { Services } from "../../services.ts";

const DAYS = 30;
const MAX_AT_ONCE = 20;

/** Deletes what is known of old changes of many listings. The listings stay as they are. */
export async function forgetBatches({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  await database.query(
    `DELETE FROM job_batches WHERE created_at < ? ORDER BY created_at LIMIT ${MAX_AT_ONCE}`,
    {
      replacements: [new Date(now().getTime() - DAYS * DAY_MS)],
    },
  );
}
