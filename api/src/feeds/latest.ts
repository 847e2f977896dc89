import { textOf } from "@jobmap/contract/text-of";
import { Feed } from "feed";
import { payText } from "../format/pay-text.ts";
import { escapeHtml } from "../sanitize/html.ts";
import { wholeText } from "./entries.ts";
import { type FeedHead, type FeedJob, jobUrl } from "./feed.ts";
import { xmlText } from "./xml.ts";

const MAX_SUMMARY_LENGTH = 300;

/** Formats of feed readers, which have the newest jobs. */
export const LATEST_FORMATS = {
  "jobs.rss": { contentType: "application/rss+xml; charset=utf-8", write: (feed: Feed) => feed.rss2() },
  "jobs.atom": { contentType: "application/atom+xml; charset=utf-8", write: (feed: Feed) => feed.atom1() },
  "jobs.json": { contentType: "application/feed+json; charset=utf-8", write: (feed: Feed) => feed.json1() },
} as const;
export type LatestFormat = keyof typeof LATEST_FORMATS;

export const isLatestFormat = (name: string): name is LatestFormat => Object.hasOwn(LATEST_FORMATS, name);

/** The newest jobs as a feed reader takes them: RSS 2.0, Atom 1.0 (RFC 4287) or JSON Feed 1. */
export function writeLatest(format: LatestFormat, head: FeedHead, jobs: readonly FeedJob[]): string {
  const feed = new Feed({
    id: head.pageUrl,
    link: head.pageUrl,
    title: xmlText(head.title),
    description: "Open jobs, newest first.",
    language: "en",
    updated: head.updatedAt,
    generator: "Jobmap",
    feedLinks: { [format.slice("jobs.".length)]: head.feedUrl },
  });
  for (const { job } of jobs) {
    if (job.date_posted === null) continue;
    const url = jobUrl(job, head);
    const date = new Date(job.date_posted);
    // Readers take both as HTML in RSS and Atom, and as text in JSON Feed.
    const asRead = format === "jobs.json" ? (text: string) => text : escapeHtml;
    feed.addItem({
      id: url,
      link: url,
      title: xmlText(asRead(`${job.title}, ${job.company.name}`)),
      date,
      published: date,
      description: xmlText(asRead(summary(job))),
      content: xmlText(wholeText(job)),
      category: job.category ? [{ name: job.category.name }] : [],
    });
  }
  return LATEST_FORMATS[format].write(feed);
}

/** Place, pay, and the beginning of the description. */
function summary(job: FeedJob["job"]): string {
  const [place] = job.locations;
  const town = [place?.locality, place?.region].filter(Boolean).join(", ");
  const where = job.location_type === "TELECOMMUTE" ? "Remote" : town;
  const text = textOf(job.description).replace(/\s+/g, " ").trim();
  const start =
    text.length > MAX_SUMMARY_LENGTH ? `${text.slice(0, MAX_SUMMARY_LENGTH).replace(/\s+\S*$/, "")}…` : text;
  return [where, job.base_salary && payText(job.base_salary), start].filter(Boolean).join(" · ");
}
