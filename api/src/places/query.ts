import { isOneEditApart, normalizeName } from "./names.ts";
import { regionCode, regionFullNames, regionsStartingWith } from "./regions.ts";

/** One interpretation of the typed text: a town's name so far, and the regions it may be in. */
export interface Reading {
  /** Normalized words of the town; empty if only a region was typed. */
  readonly town: string;
  /** Null: anywhere. */
  readonly regions: ReadonlySet<string> | null;
  /** How much this interpretation is preferred, on the scale of log10(population). */
  readonly bonus: number;
}

export interface PlaceQuery {
  /** One to five digits when a postal code was typed, alone or after a town. */
  readonly postcode: string | null;
  readonly readings: readonly Reading[];
}

const COUNTRY_WORDS = /[\s,]+(?:usa|u\.?s\.?a?\.?|united states(?: of america)?)\s*$/i;
const MAX_WORDS = 8;

/** Parses "austin, tx", "austin texas", "texas", "787", "Austin TX 78701", "austin, te" in every sensible way. */
export function readPlaceQuery(text: string): PlaceQuery {
  const trimmed = text.slice(0, 120).replace(COUNTRY_WORDS, "").trim();
  const digits = /^(\d{1,5})(?:-\d{0,4})?$/.exec(trimmed) ?? /[\s,](\d{5})(?:-\d{0,4})?$/.exec(trimmed);
  if (digits?.[1] !== undefined) return { postcode: digits[1], readings: [] };

  const comma = trimmed.indexOf(",");
  const words = normalizeName(trimmed).split(" ").filter(Boolean).slice(0, MAX_WORDS);
  const whole = words.join(" ");
  const readings: Reading[] = [];
  if (whole !== "") readings.push({ town: whole, regions: null, bonus: 0 });
  readings.push(...regionAlone(whole));
  if (comma >= 0) {
    const town = normalizeName(trimmed.slice(0, comma));
    const tail = normalizeName(trimmed.slice(comma + 1));
    if (town !== "" && tail === "") readings.push({ town, regions: null, bonus: 0 });
    else if (town !== "") readings.push(...townInRegion(town, tail, 1, 1));
  } else {
    for (let cut = 1; cut < words.length; cut++) {
      readings.push(...townInRegion(words.slice(0, cut).join(" "), words.slice(cut).join(" "), 3, 0));
    }
  }
  return { postcode: null, readings };
}

function regionAlone(text: string): Reading[] {
  const exact = regionCode(text);
  if (exact !== undefined) return [{ town: "", regions: new Set([exact]), bonus: 2 }];
  if (text.length < 3) return [];
  return regionsStartingWith(text).map((code) => ({ town: "", regions: new Set([code]), bonus: 0.5 }));
}

function townInRegion(town: string, tail: string, shortestPrefix: number, prefixBonus: number): Reading[] {
  const exact = regionCode(tail);
  if (exact !== undefined) return [{ town, regions: new Set([exact]), bonus: 1.5 }];
  const begun = tail.length >= shortestPrefix ? regionsStartingWith(tail) : [];
  if (begun.length > 0) return [{ town, regions: new Set(begun), bonus: prefixBonus }];
  const key = tail.replaceAll(" ", "");
  const near = key.length < 4 ? [] : regionFullNames().filter(([name]) => isOneEditApart(name, key));
  return near.length > 0 ? [{ town, regions: new Set(near.map(([, code]) => code)), bonus: 0.5 }] : [];
}
