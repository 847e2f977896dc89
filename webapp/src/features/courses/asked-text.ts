import type { AskedCourse } from "@jobmap/contract";
import { careerDateText } from "../../lib/career-date.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Three listings you saved ask for BLS. Here is where it is taught:" */
export function askedText(term: string, count: number): string {
  const number = NUMBERS[count] ?? count.toLocaleString("en-US");
  const asks = count === 1 ? "listing you saved asks" : "listings you saved ask";
  return `${number} ${asks} for ${term}. Here is where it is taught:`;
}

/** Why what a profile has does not count: "which expired in Jun 2025". */
export function lapsedText({ why, on }: NonNullable<AskedCourse["lapsed"]>): string {
  if (why === "PENDING") return "which is still pending";
  if (why === "INACTIVE") return "which is not active";
  if (on === null) return "which has expired";
  return `which expired ${on.length === 10 ? "on" : "in"} ${careerDateText(on)}`;
}
