import { plural } from "../../ui/index.ts";

/** What the dates of somebody's jobs add up to, and the longest of them. */
export function addedText(months: number, title: string): string {
  const years = Math.floor(months / 12);
  const time = years === 0 ? plural(months, "month") : plural(years, "year");
  return `Your jobs add up to ${time}, most of it as ${title}.`;
}
