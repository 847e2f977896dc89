import { normalizeName } from "../names.ts";
import { regionCode } from "../regions.ts";

/** What a typed text says of an area. Words are normalized: lower case, single spaces. */
export interface AreaText {
  /** The whole text without the country behind it: "texas" of "Texas, USA". */
  readonly whole: string;
  /** The text without words for a state before or after it: "washington" of "Washington State", null if it has none. */
  readonly state: string | null;
  /** The name before "county"; whether that word is complete; the state behind it. */
  readonly county: {
    readonly name: string;
    readonly isWhole: boolean;
    readonly regions: readonly string[];
  } | null;
  /** The name between words for a metropolitan area, and the states behind it. */
  readonly metro: { readonly name: string; readonly regions: readonly string[] } | null;
}

const COUNTRY = /[\s,]+(?:usa|u\.?s\.?a?\.?|united states(?: of america)?)\s*$/i;
const STATE = /^(?:the )?(?:state|commonwealth) of (.+)$|^(.+) state$/;
const COUNTY = /^(.+) (county|co|cou|coun|count|parish|borough|municipio|municipality|census area)$/;
const CITY = /^city of (.+)$|^(.+) city$/;
const BEFORE = /^(?:greater|metro|metropolitan) /;
const AFTER = / (?:metro|metropolitan)(?: (?:area|region|statistical area))?$| (?:area|region)$/;

export function readAreaText(text: string): AreaText {
  const trimmed = text.slice(0, 120).replace(COUNTRY, "").trim();
  const whole = normalizeName(trimmed);
  const state = STATE.exec(whole);
  const { name, regions } = withoutRegions(trimmed);
  return {
    whole,
    state: state === null ? null : (state[1] ?? state[2] ?? null),
    county: readCounty(name, regions),
    metro: readMetro(name, regions),
  };
}

function readCounty(name: string, regions: readonly string[]): AreaText["county"] {
  const [, before, word = ""] = COUNTY.exec(name) ?? [];
  // "Aurora CO" is in Colorado.
  if (before !== undefined && (word !== "co" || regions.length > 0))
    return { name: before, isWhole: !/^c\w{1,4}$/.test(word) || word === "co", regions };
  const city = CITY.exec(name);
  if (city !== null && regions.length > 0)
    return { name: `${city[1] ?? city[2]} city`, isWhole: true, regions };
  return null;
}

function readMetro(name: string, regions: readonly string[]): AreaText["metro"] {
  const bare = name.replace(BEFORE, "").replace(AFTER, "");
  return bare === name ? null : { name: bare, regions };
}

/** "Houston metro area, TX" and "harris county texas": the name, and the states behind it, up to four ("NY-NJ-PA"). */
function withoutRegions(text: string): { name: string; regions: string[] } {
  const comma = text.lastIndexOf(",");
  if (comma > 0) {
    const tail = text.slice(comma + 1).trim();
    const one = regionCode(tail);
    const codes = one === undefined ? tail.split(/[\s-]+/).map((code) => regionCode(code)) : [one];
    const regions = codes.filter((code) => code !== undefined);
    if (regions.length > 0 && regions.length === codes.length)
      return { name: normalizeName(text.slice(0, comma)), regions };
  }
  const words = normalizeName(text).split(" ");
  for (const length of [3, 2, 1]) {
    const region = words.length > length ? regionCode(words.slice(-length).join(" ")) : undefined;
    const name = words.slice(0, -length).join(" ");
    // Only behind a word that says what the name before it is.
    if (region !== undefined && / (?:county|co|parish|borough|municipio|area|metro|region|city)$/.test(name))
      return { name, regions: [region] };
  }
  return { name: words.join(" "), regions: [] };
}
