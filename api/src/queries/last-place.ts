import type { JobLocation } from "@jobmap/contract";
import { Op } from "sequelize";
import { SearchHistoryEntry } from "../models/index.ts";
import { distanceKm } from "../places/distance.ts";
import type { Position } from "../places/types.ts";

const KM_PER_MILE = 1.609344;

/** A place as its searcher called it. */
interface NamedPlace extends Position {
  readonly name: string;
}

/** Where somebody has last searched by a place with a name. Undefined for who never did, and for who has cleared the history. */
export async function findLastPlace(accountId: number): Promise<NamedPlace | undefined> {
  const last = await SearchHistoryEntry.findOne({
    where: { accountId, location: { [Op.ne]: "" }, latitude: { [Op.not]: null } },
    order: [["searchedAt", "DESC"]],
  });
  if (!last || last.latitude === null || last.longitude === null) return undefined;
  return { name: last.location, latitude: last.latitude, longitude: last.longitude };
}

/** As the crow flies. Undefined for a location whose point nobody knows. */
export function milesFrom(place: Position, location: JobLocation | undefined): number | undefined {
  if (!location || location.latitude === null || location.longitude === null) return undefined;
  const { latitude, longitude } = location;
  return distanceKm(place, { latitude, longitude }) / KM_PER_MILE;
}
