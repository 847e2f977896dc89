import type { AskedCourse } from "@jobmap/contract";
import { t } from "#text";
import { careerDateText } from "../../lib/career-date.ts";

/** Small numbers in words, where a sentence begins with one and its grammar allows it. */
const NUMBERS =
  import.meta.env.LANGUAGE === "es"
    ? []
    : ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Three listings you saved ask for BLS. Here is where it is taught:" */
export function askedText(term: string, count: number): string {
  const number = NUMBERS[count] ?? count.toLocaleString("en-US");
  return count === 1
    ? t`${number} listing you saved asks for ${term}. Here is where it is taught:`
    : t`${number} listings you saved ask for ${term}. Here is where it is taught:`;
}

/** Why what a profile has does not count: "which expired in Jun 2025". */
export function lapsedText({ why, on }: NonNullable<AskedCourse["lapsed"]>): string {
  if (why === "PENDING") return t`which is still pending`;
  if (why === "INACTIVE") return t`which is not active`;
  if (on === null) return t`which has expired`;
  const day = careerDateText(on);
  return on.length === 10 ? t`which expired on ${day}` : t`which expired in ${day}`;
}
