import type { Services } from "../../services.ts";
import { followJobPages } from "./follow-job-pages.ts";
import { queueSubmissions } from "./queue-submissions.ts";

/** Notes which pages of listings have changed, and queues them for the search engines that are to be told. */
export async function tellJobPages(
  services: Pick<Services, "database" | "now" | "searchEngines" | "signals">,
): Promise<void> {
  const { database, now, searchEngines, signals } = services;
  let isQueued = false;
  await followJobPages(services, async (jobIds, transaction) => {
    for (const { name } of searchEngines) {
      await queueSubmissions(database, { engine: name, jobIds, now: now() }, transaction);
      isQueued = true;
    }
  });
  if (isQueued) signals.send("search_submissions");
}
