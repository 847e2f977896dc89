import { plural, t } from "#text";

/** What the dates of somebody's jobs add up to, and the longest of them. */
export function addedText(months: number, title: string): string {
  const years = Math.floor(months / 12);
  const time =
    years === 0
      ? plural(months, { one: "# month", other: "# months" })
      : plural(years, { one: "# year", other: "# years" });
  return t`Your jobs add up to ${time}, most of it as ${title}.`;
}
