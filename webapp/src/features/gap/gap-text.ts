import type { Gap } from "@jobmap/contract/gap";
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

/** Terms are those of listings, which are in English. */
export const ENGLISH = import.meta.env.LANGUAGE === "es" ? "en" : undefined;

/** What is asked for. Only time is said in the language of the page: "5 years of experience". */
export function labelOf({ kind, id, label }: Pick<Gap, "kind" | "id" | "label">): string {
  if (import.meta.env.LANGUAGE !== "es" || kind !== "experience") return label;
  const months = Number(id.replace("experience:", ""));
  const time =
    months % 12 === 0
      ? plural(months / 12, { one: "# year", other: "# years" })
      : plural(months, { one: "# month", other: "# months" });
  return t`${time} of experience`;
}
