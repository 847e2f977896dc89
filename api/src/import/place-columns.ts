import { geocode } from "../places/geocode.ts";
import type { PlaceIndex } from "../places/place-index.ts";
import type { HeaderReading, PlaceField } from "./header-reading.ts";
import { parsePlaces } from "./parse/place.ts";
import { plain } from "./parse/text.ts";
import { isOtherRole, type Role } from "./roles.ts";

/** Which columns contain whose address. */
export interface PlaceColumns {
  /** Columns of the place of work; never from two owners. */
  readonly jobs: ReadonlySet<number>;
  readonly employers: ReadonlySet<number>;
  /** Address columns of others, by column. */
  readonly others: ReadonlyMap<number, Role>;
  /** Address columns that may be the job's or someone else's: not used. */
  readonly unclear: ReadonlySet<number>;
}

/** The columns of one address: those with the same owner in their headers. */
interface AddressGroup {
  readonly role: Role | undefined;
  /** First column of each part. */
  readonly parts: Map<PlaceField, number>;
  readonly columns: Set<number>;
}

/** Fields that name a place on the map; a state or a country only completes one. */
const TOWN: readonly PlaceField[] = ["locality", "postal_code", "location", "latitude", "coordinates"];
/** Fields that may be in a column without an owner beside an address whose town has one ("Job City", "State"). */
const COMPLETING: readonly PlaceField[] = ["region", "postal_code", "country"];
/** The same, and compared with the town in each row anyway. */
const POSITION: readonly PlaceField[] = ["latitude", "longitude", "coordinates"];
/** With fewer rows there is not enough evidence that two columns belong to different addresses. */
const ENOUGH_ROWS = 3;
const MIN_AGREEING_SHARE = 0.7;

/**
 * Decides whose address each column is part of. The worksite's columns belong to the job, all of them or none; if no column is
 * the worksite's, those without an owner do. Further columns complete the job's place only if the gazetteer confirms that they
 * belong to it. `mapped` are columns that the user named as the job's place.
 */
export function choosePlaceColumns(
  headers: readonly string[],
  readings: readonly HeaderReading[],
  sample: readonly (readonly string[])[],
  gazetteer: PlaceIndex,
  mapped: ReadonlyMap<PlaceField, number>,
): PlaceColumns {
  const groups = groupsOf(headers, readings, new Set(mapped.values()));
  const best = (role: Role | undefined) => largest(groups.filter((group) => group.role === role));
  const found = best("worksite") ?? best(undefined);
  const isRepeated = TOWN.some((part) => mapped.has(part) && found?.parts.has(part));
  const chosen = isRepeated ? undefined : found;
  const jobs = new Set<number>([...mapped.values(), ...(chosen?.columns ?? [])]);
  const parts = new Map([...(chosen?.parts ?? []), ...mapped]);
  const others = new Map<number, Role>();
  const unclear = new Set<number>();
  for (const group of groups) {
    if (group === chosen || group.role === "employer") continue;
    const overlaps = [...group.parts.keys()].some((part) => TOWN.includes(part) && parts.has(part));
    for (const [part, index] of group.parts) {
      if (isOtherRole(group.role)) others.set(index, group.role);
      else if (!overlaps && completes(part, index, parts, sample, gazetteer)) jobs.add(index);
      else unclear.add(index);
    }
  }
  const employers = new Set(best("employer")?.columns);
  return { jobs, employers, others, unclear };
}

/** Whether a column without an owner belongs to the place that `parts` name: it adds a part, and the rows agree. */
export function completes(
  part: PlaceField,
  index: number,
  parts: ReadonlyMap<PlaceField, number>,
  sample: readonly (readonly string[])[],
  gazetteer: PlaceIndex,
): boolean {
  if (parts.has(part) || !TOWN.some((town) => parts.has(town))) return false;
  if (POSITION.includes(part)) return true;
  if (!COMPLETING.includes(part)) return false;
  const read = (row: readonly string[], field: PlaceField) =>
    plain(row[field === part ? index : (parts.get(field) ?? -1)]);
  const tested = sample.filter(
    (row) => read(row, part) !== "" && TOWN.some((town) => read(row, town) !== ""),
  );
  const agreeing = tested.filter((row) => {
    const told = parsePlaces(read(row, "location")).places[0];
    const result = geocode(gazetteer, {
      locality: read(row, "locality") || told?.locality || null,
      region: read(row, "region") || told?.region || null,
      postal_code: read(row, "postal_code") || told?.postal_code || null,
      country: read(row, "country"),
    });
    if ("reason" in result) return result.reason === "country_not_covered";
    const isOfTold = !told?.region || result.place.region === told.region;
    return isOfTold && !result.notes.some((note) => CONTRADICTIONS.has(note));
  });
  return tested.length < ENOUGH_ROWS || agreeing.length >= tested.length * MIN_AGREEING_SHARE;
}

const CONTRADICTIONS: ReadonlySet<string> = new Set([
  "postcode_contradicts_region",
  "postcode_far_from_town",
]);

/** Neighboring columns without an owner belong to the address before them: "Agent Address, City, State". */
function groupsOf(
  headers: readonly string[],
  readings: readonly HeaderReading[],
  mapped: ReadonlySet<number>,
): AddressGroup[] {
  const groups = new Map<string, AddressGroup>();
  let previous: AddressGroup | undefined;
  for (const [index, { role, owner, part }] of readings.entries()) {
    if (mapped.has(index)) previous = undefined;
    else if (part !== undefined) {
      const isContinued =
        role === undefined && previous?.role !== undefined && continues(part, headers[index] ?? "", previous);
      const key = `${role ?? ""}:${owner}`;
      const group: AddressGroup = (isContinued ? previous : groups.get(key)) ?? {
        role,
        parts: new Map(),
        columns: new Set(),
      };
      if (!isContinued) groups.set(key, group);
      if (!group.parts.has(part)) group.parts.set(part, index);
      group.columns.add(index);
      previous = group;
    } else if (ADDRESSED.has(role)) {
      // The name of an agent: the address that follows is the agent's.
      const key = `${role}:${owner}`;
      previous = groups.get(key) ?? { role, parts: new Map(), columns: new Set() };
      groups.set(key, previous);
    } else if (!/(?:address|street|suite|apt|county|line)[\s_]*\d*$/i.test(headers[index] ?? "")) {
      previous = undefined;
    }
  }
  return [...groups.values()].filter(({ parts }) => parts.size > 0);
}

/** The order of the parts in a written address. */
const WRITTEN: Readonly<Record<PlaceField, number>> = {
  location: 0,
  street: 0,
  locality: 1,
  region: 2,
  postal_code: 2,
  country: 3,
  latitude: 4,
  longitude: 4,
  coordinates: 4,
};

/** Whether a part continues the current address. A whole place ("Location") begins a new one. */
function continues(part: PlaceField, header: string, { parts }: AddressGroup): boolean {
  if (parts.has(part) || (part === "location" && !/addr/i.test(header))) return false;
  return [...parts.keys()].every((known) => WRITTEN[known] <= WRITTEN[part]);
}

/** Roles whose address usually follows their name. */
const ADDRESSED: ReadonlySet<Role | undefined> = new Set<Role>(["agent", "billing", "housing"]);

/** The group with the most parts of a place, the first if there are several. */
function largest(groups: readonly AddressGroup[]): AddressGroup | undefined {
  const weight = ({ parts }: AddressGroup) => parts.size + (TOWN.some((part) => parts.has(part)) ? 10 : 0);
  return groups.reduce<AddressGroup | undefined>(
    (best, group) => (best === undefined || weight(group) > weight(best) ? group : best),
    undefined,
  );
}
