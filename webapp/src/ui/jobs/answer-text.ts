import type { Answering } from "@jobmap/contract";
import { plural, t } from "#text";

/** "Usually replies within 3 days", "Rarely replies". From two weeks on in weeks, from two months on in months, always rounded up. */
export function answerText({ within_days: days }: Answering): string {
  if (days === null) return t`Rarely replies`;
  return t`Usually replies within ${timeText(days)}`;
}

/** The same with the share it is based on, where there is room. */
export function answerDetail(answering: Answering): string {
  return t`${answerText(answering)}. ${answering.percent}% of applicants in the last 90 days got a reply.`;
}

function timeText(days: number): string {
  if (days === 1) return t`a day`;
  if (days < 14) return t`${days} days`;
  return days < 60
    ? t`${Math.ceil(days / 7)} weeks`
    : plural(Math.ceil(days / 30), { one: "# month", other: "# months" });
}
