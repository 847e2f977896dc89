import type { FeedHead, FeedJob, FullFeed } from "./feed.ts";

/** The text of a feed while its jobs are read, batch by batch. Ends well only after the last batch. */
export async function* writeFull(
  feed: FullFeed,
  head: FeedHead,
  batches: AsyncIterable<readonly FeedJob[]>,
): AsyncGenerator<string, void, void> {
  let before = feed.open(head);
  for await (const batch of batches) {
    const written = batch.map((job) => feed.job(job, head)).filter((text) => text !== "");
    if (written.length === 0) continue;
    yield before + written.join(feed.separator);
    before = feed.separator;
  }
  yield (before === feed.separator ? "" : before) + feed.end;
}
