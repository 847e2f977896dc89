import { placeKey } from "./names.ts";
import { regionCode } from "./regions.ts";

/** The parsed text of a town field. */
export interface Locality {
  /** Names worth looking up, the most literal first. Empty if the text contains no word. */
  readonly names: readonly string[];
  /** Those of them without anything removed. */
  readonly literal: readonly string[];
  readonly region: string | undefined;
  readonly postcode: string | undefined;
  /** The text without its state and postal code. */
  readonly line: string;
}

const FILLER_BEFORE =
  /^(?:(?:city|town|township|village|borough|county) of|near|outside(?: of)?|rural|greater|downtown|(?:[\d.]+ (?:mi|miles?|km) )?(?:north|south|east|west|[nsew]{1,2}) of)\s+/i;
const FILLER_AFTER =
  /\s+(?:(?:charter )?township|twp\.?|borough|boro|village|town|city|county|parish|(?:metro(?:politan)? )?area|metro|cdp)\.?$/i;

/**
 * Names worth looking up in a locality such as "Felda, FL", "McBee SC 29101", "Clinton Twp." or "Langdon,". `isTown` tells
 * whether the name of a state is part of a town's: "Port Washington".
 */
export function readLocality(text: string, isTown: (name: string) => boolean): Locality {
  let rest = text.slice(0, 200).replace(/\s+/g, " ").trim();
  const zip = /[\s,](\d{5})(?:-\d{4})?$/.exec(rest);
  if (zip !== null) rest = rest.slice(0, zip.index).replace(/[\s,]+$/, "");
  const { before, region } = withoutRegion(rest, isTown);
  const names = [rest];
  if (region !== undefined) names.push(before);
  const literal = names.filter(isName);
  const comma = rest.indexOf(",");
  if (comma > 0) names.push(rest.slice(0, comma));
  for (const name of [...names]) {
    names.push(name.replace(FILLER_BEFORE, ""), name.replace(FILLER_AFTER, ""), ...name.split(/[/;&(]/, 1));
  }
  const distinct = new Map(names.filter(isName).map((name) => [placeKey(name), name.trim()]));
  return { names: [...distinct.values()], literal, region, postcode: zip?.[1], line: before };
}

/** The state in the last or the last two words ("Felda, FL", "Corona Ny", "Bronx N.Y."), and the text before it. */
function withoutRegion(
  text: string,
  isTown: (name: string) => boolean,
): { readonly before: string; readonly region: string | undefined } {
  const rest = text.replace(/[\s,]+$/, "");
  if (!rest.includes(",") && isTown(rest)) return { before: rest, region: undefined };
  for (const tail of [/[\s,]+(\p{L}\S*[\s]+\p{L}\S*)$/u, /[\s,]+(\p{L}\S*)$/u]) {
    const found = tail.exec(rest);
    const region = found?.[1] === undefined || !/^\p{Lu}/u.test(found[1]) ? undefined : regionCode(found[1]);
    if (found !== null && region !== undefined)
      return { before: rest.slice(0, found.index).replace(/[\s,]+$/, ""), region };
  }
  return { before: rest, region: undefined };
}

/** False for a number or a single letter, which name no town. */
function isName(text: string): boolean {
  return placeKey(text) !== "" && /\p{L}\.? ?\p{L}/u.test(text);
}

/** "Oswego County", "Orleans Parish": means the county and not a town of that name. */
export function saysCounty(name: string): boolean {
  return /\s(?:county|parish)$/i.test(name.trim());
}

const STREET_WORD =
  /\b(?:st|street|ave|avenue|av|blvd|boulevard|broadway|pl|place|plaza|sq|square|ln|lane|ter|terrace|slip|row|ct|court|road|rd|drive|dr|way|hwy|highway|route|rte|expway|expressway|pkwy|parkway|ext|concourse|turnpike|pike)\b/i;
/** Words for streets in towns: addresses outside of towns have a route, a road or a highway. */
const TOWN_STREET =
  /\b(?:st|street|ave|avenue|av|broadway|pl|place|plaza|sq|square|ln|lane|ter|terrace|slip|row|bowery)\b/i;

/** True for "100 Church St.", false for "Route 9" and "Springfield". */
export function isTownStreet(line: string): boolean {
  return /\d/.test(line) && TOWN_STREET.test(line);
}

/** Whether a text has a number, or a word for a street, as an address line has. */
export function isAddressLine(line: string): boolean {
  return /\d/.test(line) || STREET_WORD.test(line);
}

/**
 * The ways to split an address line without commas into street and town, longest town first: "253 Broadway New York" may end in
 * the town "Broadway New York", "New York" or "York". The rest is a street, with a number and a word for one.
 */
export function* townsAtEnd(line: string): Generator<{ readonly street: string; readonly town: string }> {
  const words = line.split(/[\s,]+/).filter(Boolean);
  for (let length = Math.min(5, words.length - 2); length > 0; length--) {
    const street = words.slice(0, -length).join(" ");
    const town = words.slice(-length).join(" ");
    const isStreet = /\d/.test(street) && STREET_WORD.test(street.replace(/^\S+\s/, ""));
    if (isStreet && !(length === 1 && STREET_WORD.test(town)) && /^\p{L}/u.test(town)) yield { street, town };
  }
}
