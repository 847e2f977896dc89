import { normalizeName, placeKey } from "./names.ts";

/** A facility's own name without its kind: `macdill` of "MacDill Air Force Base". */
export interface FacilityName {
  /** In the form of `placeKey`. */
  readonly core: string;
  readonly service: Service;
}

/** Who operates it; bases of different services share a name near one town. ANY is a base without a stated service. */
type Service = "AIR" | "NAVAL" | "ARMY" | "PARK" | "ANY";

/** Kinds of facilities in normalized words, by operator. Longer ones come first. */
const KINDS: readonly (readonly [service: Service, kinds: RegExp])[] = [
  [
    "AIR",
    /\b(?:air force (?:base|station|academy)|space force (?:base|station)|air (?:reserve|national guard) base|air base|afb|arb|sfb|afs|angb|ab)\b/,
  ],
  [
    "NAVAL",
    /\b(?:naval (?:air (?:weapons )?(?:station|stn|facility)|support (?:activity|facility)|weapons station|submarine base|base|station|facility|center|complex|academy|shipyard)|navy (?:yard|base)|submarine base|marine corps (?:air (?:station|facility)|recruit depot|logistics base|base|as)|coast guard (?:air station|base|station)|naws|nas|naf|nsa|mcas|mcaf|mcb|mclb|mcrd|jrb)\b/,
  ],
  [
    "ARMY",
    /\b(?:army (?:air ?field|airfield|depot|garrison|base|post|medical center|ammunition plant)|missile range|proving grounds?|arsenal|barracks|ordnance depot|joint base|military reservation)\b/,
  ],
  [
    "PARK",
    /\b(?:national (?:park|monument|recreation area|seashore|lakeshore|preserve|historical park|memorial|battlefield|forest))\b/,
  ],
  ["ANY", /\b(?:base|station)$/],
];

/** Parses "Scott AFB", "Naval Air Station Pensacola", "Fort Sill"; undefined for names without a kind of facility. */
export function facilityOf(name: string): FacilityName | undefined {
  const words = normalizeName(name.replaceAll("/", " "));
  for (const [service, kinds] of KINDS) {
    const found = kinds.exec(words);
    if (found === null) continue;
    const before = words.slice(0, found.index).trim();
    const after = words
      .slice(found.index + found[0].length)
      .replace(kinds, "")
      .trim();
    const core = placeKey(before === "" ? after.replace(/^of /, "") : before);
    return core.length < 3 ? undefined : { core, service };
  }
  return /^(?:fort|ft|camp) [a-z]/.test(words) ? { core: placeKey(words), service: "ARMY" } : undefined;
}
