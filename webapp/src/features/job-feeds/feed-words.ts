import type { FeedPublishing, FeedReading, FeedState } from "@jobmap/contract";
import type { BadgeProps } from "../../ui/index.ts";

export const STATE_WORDS: Readonly<
  Record<FeedState, { text: string; tone: NonNullable<BadgeProps["tone"]> }>
> = {
  ACTIVE: { text: "On", tone: "ok" },
  PAUSED: { text: "Paused", tone: "neutral" },
  HELD: { text: "Needs you", tone: "danger" },
};

export const PUBLISHING: readonly { value: FeedPublishing; label: string; hint: string }[] = [
  { value: "NO", label: "Keep them as drafts", hint: "You look at each before it is public." },
  {
    value: "FREE",
    label: "Publish as free listings",
    hint: "As many as your publishing allowance lets through.",
  },
  {
    value: "CREDITS",
    label: "Publish with credits",
    hint: "One credit a job; without any left, jobs stay drafts.",
  },
];

export const INTERVALS = [
  { hours: 1, value: "1", text: "Every hour" },
  { hours: 3, value: "3", text: "Every 3 hours" },
  { hours: 6, value: "6", text: "Every 6 hours" },
  { hours: 12, value: "12", text: "Twice a day" },
  { hours: 24, value: "24", text: "Once a day" },
] as const;

/** "12 jobs: 2 new, 1 changed, 9 the same, 1 closed". */
export function readingText(reading: FeedReading): string {
  const { outcome, jobs, created, changed, same, refused, closed, published } = reading;
  if (outcome === "READING") return "Being read now";
  if (outcome === "FAILED") return "Not read: nothing changed";
  if (outcome === "HELD") return "Held: nothing changed";
  const closedText = closed > 0 ? `${closed} closed` : "";
  const count = `${jobs.toLocaleString("en-US")} ${jobs === 1 ? "job" : "jobs"}`;
  if (outcome === "UNCHANGED") return [`${count}, the same as before`, closedText].filter(Boolean).join(", ");
  const parts = [
    created > 0 && `${created} new`,
    published > 0 && `${published} published`,
    changed > 0 && `${changed} changed`,
    same > 0 && `${same} the same`,
    refused > 0 && `${refused} with problems`,
    closedText,
  ].filter(Boolean);
  return parts.length === 0 ? count : `${count}: ${parts.join(", ")}`;
}

/** "The pay of 12 jobs was not asked for yet: …"; null if it was. */
export function payText({ pay_unasked: jobs }: FeedReading): string | null {
  if (jobs === 0) return null;
  const whose = jobs === 1 ? "1 job" : `${jobs.toLocaleString("en-US")} jobs`;
  return `The pay of ${whose} was not asked for yet. The next reading goes on with it.`;
}

/** "Nov 23, 4:05 PM", in the reader's own time. */
export function momentText(date: string): string {
  return new Date(date).toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
}
