import type { ResumeDocument } from "../resume-document.ts";

/** How long somebody has worked, by the dates of their jobs. */
export interface AddedUp {
  readonly months: number;
  /** The title of the job that counts most. */
  readonly line: string;
}

interface Stretch {
  readonly from: number;
  /** The first month that does not count. */
  readonly to: number;
  readonly title: string;
}

/** Months in which somebody worked, each once. Jobs with only years, or without dates, count for what is certain. */
export function addedUp({ work = [] }: ResumeDocument, now: Date): AddedUp | undefined {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const stretches = work
    .flatMap(({ startDate, endDate, position, name }): Stretch[] => {
      const title = position ?? name;
      if (!startDate || !title) return [];
      const from = monthOf(startDate, 12);
      const to = Math.min(today, endDate ? monthOf(endDate, 0) + 1 : today);
      return to > from ? [{ from, to, title }] : [];
    })
    .sort((one, other) => one.from - other.from);
  const [longest] = [...stretches].sort(
    (one, other) => other.to - other.from - (one.to - one.from) || (one.title < other.title ? -1 : 1),
  );
  let months = 0;
  let reached = 0;
  for (const { from, to } of stretches) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return longest && months > 0 ? { months, line: longest.title } : undefined;
}

/** A count of months; of a year alone, the month that promises least. */
function monthOf(date: string, least: number): number {
  const [year = 0, month] = date.split("-").map(Number);
  return year * 12 + (month ?? least);
}
