import type { FeedPublishing, FeedReading, FeedState } from "@jobmap/contract";
import { plural, t } from "#text";
import type { BadgeProps } from "../../ui/index.ts";

export const STATE_WORDS: Readonly<
  Record<FeedState, { text: string; tone: NonNullable<BadgeProps["tone"]> }>
> = {
  ACTIVE: { text: t({ message: "On", context: "a feed" }), tone: "ok" },
  PAUSED: { text: t({ message: "Paused", context: "a feed" }), tone: "neutral" },
  HELD: { text: t`Needs you`, tone: "danger" },
};

export const PUBLISHING: readonly { value: FeedPublishing; label: string; hint: string }[] = [
  { value: "NO", label: t`Keep them as drafts`, hint: t`You look at each before it is public.` },
  {
    value: "FREE",
    label: t`Publish as free listings`,
    hint: t`As many as your publishing allowance lets through.`,
  },
  {
    value: "CREDITS",
    label: t`Publish with credits`,
    hint: t`One credit a job; without any left, jobs stay drafts.`,
  },
];

export const INTERVALS = [
  { hours: 1, value: "1", text: t`Every hour` },
  { hours: 3, value: "3", text: t`Every 3 hours` },
  { hours: 6, value: "6", text: t`Every 6 hours` },
  { hours: 12, value: "12", text: t`Twice a day` },
  { hours: 24, value: "24", text: t`Once a day` },
] as const;

/** "12 jobs: 2 new, 1 changed, 9 the same, 1 closed". */
export function readingText(reading: FeedReading): string {
  const { outcome, jobs, created, changed, same, refused, closed, published } = reading;
  if (outcome === "READING") return t`Being read now`;
  if (outcome === "FAILED") return t`Not read: nothing changed`;
  if (outcome === "HELD") return t`Held: nothing changed`;
  const closedText = closed > 0 && plural(closed, { one: "# closed", other: "# closed" });
  const count = plural(jobs, { one: "# job", other: "# jobs" });
  if (outcome === "UNCHANGED")
    return [t`${count}, the same as before`, closedText].filter(Boolean).join(", ");
  const parts = [
    created > 0 && plural(created, { one: "# new", other: "# new" }),
    published > 0 && plural(published, { one: "# published", other: "# published" }),
    changed > 0 && plural(changed, { one: "# changed", other: "# changed" }),
    same > 0 && plural(same, { one: "# the same", other: "# the same" }),
    refused > 0 && plural(refused, { one: "# with problems", other: "# with problems" }),
    closedText,
  ].filter(Boolean);
  return parts.length === 0 ? count : `${count}: ${parts.join(", ")}`;
}

/** "The pay of 12 jobs was not asked for yet: …"; null if it was. */
export function payText({ pay_unasked: jobs }: FeedReading): string | null {
  if (jobs === 0) return null;
  return plural(jobs, {
    one: "The pay of # job was not asked for yet. The next reading goes on with it.",
    other: "The pay of # jobs was not asked for yet. The next reading goes on with it.",
  });
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
