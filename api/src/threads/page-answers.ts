import type { Services } from "../services.ts";
import type { KeptPage, KeptPages } from "../web/kept/kept-pages.ts";
import { currentVersion } from "../web/kept/page-version.ts";
import type { PageAnswer, PageCopy, PageQuestion } from "./messages.ts";
import { monotonicMs } from "./shared-clock.ts";

const MINUTE_MS = 60_000;

/** Answers a thread that asks for a page. */
export async function answerPage(
  { key, etag }: PageQuestion,
  kept: KeptPages,
  services: Services,
): Promise<PageAnswer> {
  const version = await currentVersion(services);
  const { forMs, writes } = services.jobIndex.freshness;
  // Ages are told in minutes, so a version ends with its minute.
  const restMs = MINUTE_MS - (services.now().getTime() % MINUTE_MS);
  const page = version === undefined ? undefined : kept.find(key, version);
  return {
    key,
    version,
    until: monotonicMs() + Math.min(forMs, restMs),
    writes,
    page: page ? (page.etag === etag ? "same" : copyOf(page)) : null,
  };
}

function copyOf({ compressed: _, ...page }: KeptPage): PageCopy {
  return page;
}
