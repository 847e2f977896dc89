import type { PayUnit, PayWeather } from "@jobmap/contract";
import { payPeriod } from "@jobmap/widget/core";
import { moneyText } from "../../lib/money-text.ts";
import { plural } from "../../ui/index.ts";

const THIRD = {
  LOWEST: "in the lowest third",
  MIDDLE: "in the middle third",
  HIGHEST: "in the highest third",
} as const;

/** How pay compares with that of others, in words that claim no more than is known. */
export function payWeatherWords(
  { occupation, miles, listings, median, own }: PayWeather,
  unit: PayUnit,
): string {
  if (occupation === null)
    return "The title names no occupation we know, so there is nothing to compare its pay with.";
  const near = `for ${occupation} within ${miles} miles`;
  if (median === null)
    return listings === 0
      ? `No other listing ${near} states pay in US dollars, so there is nothing to compare with.`
      : `Only ${plural(listings, "other listing")} ${near} ${listings === 1 ? "states" : "state"} pay in US dollars: too few to compare.`;
  const half = `Half of ${plural(listings, "other listing")} ${near} pay ${dollars(median)} ${payPeriod(unit)} or more.`;
  if (!own) return half;
  const raise = own.raise
    ? ` ${dollars(own.raise.more)} more passes ${plural(own.raise.passes, "listing")}.`
    : "";
  return `Your pay is ${THIRD[own.third]}. ${half}${raise}`;
}

const dollars = (cents: number) => moneyText(cents, "USD").replace(/\.00$/, "");
