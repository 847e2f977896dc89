import type { PayUnit, PayWeather } from "@jobmap/contract";
import { payPeriod } from "@jobmap/widget/core";
import { plural, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";

const THIRD = {
  LOWEST: t`Your pay is in the lowest third.`,
  MIDDLE: t`Your pay is in the middle third.`,
  HIGHEST: t`Your pay is in the highest third.`,
} as const;

/** How pay compares with that of others, in words that claim no more than is known. */
export function payWeatherWords(
  { occupation, miles, listings, median, own }: PayWeather,
  unit: PayUnit,
): string {
  if (occupation === null)
    return t`The title names no occupation we know, so there is nothing to compare its pay with.`;
  if (median === null)
    return listings === 0
      ? t`No other listing for ${occupation} within ${miles} miles states pay in US dollars, so there is nothing to compare with.`
      : plural(listings, {
          one: `Only # other listing for ${occupation} within ${miles} miles states pay in US dollars: too few to compare.`,
          other: `Only # other listings for ${occupation} within ${miles} miles state pay in US dollars: too few to compare.`,
        });
  const pay = `${dollars(median)} ${payPeriod(unit, "en-US")}`;
  const half = plural(listings, {
    one: `Half of # other listing for ${occupation} within ${miles} miles pay ${pay} or more.`,
    other: `Half of # other listings for ${occupation} within ${miles} miles pay ${pay} or more.`,
  });
  if (!own) return half;
  return [THIRD[own.third], half, own.raise && raiseText(own.raise)].filter(Boolean).join(" ");
}

/** What a little more pay would pass. */
function raiseText({ more, passes }: NonNullable<NonNullable<PayWeather["own"]>["raise"]>): string {
  const sum = dollars(more);
  return plural(passes, { one: `${sum} more passes # listing.`, other: `${sum} more passes # listings.` });
}

const dollars = (cents: number) => moneyText(cents, "USD").replace(/\.00$/, "");
