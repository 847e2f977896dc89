import type { JobLocation } from "@jobmap/contract";
import { Op } from "sequelize";
import { SearchHistoryEntry } from "../models/index.ts";
import { distanceKm } from "../places/distance.ts";
import type { Position } from "../places/types.ts";

const KM_PER_MILE = 1.609344;

/** A place with the name that the user searched for. */
interface NamedPlace extends Position {
  readonly name: string;
}

/** The last named place that a candidate searched by. Undefined if they never did, or have cleared their history. */
export async function findLastPlace(accountId: number): Promise<NamedPlace | undefined> {
  const last = await SearchHistoryEntry.findOne({
    where: { accountId, location: { [Op.ne]: "" }, latitude: { [Op.not]: null } },
    order: [["searchedAt", "DESC"]],
  });
  if (!last || last.latitude === null || last.longitude === null) return undefined;
  return { name: last.location, latitude: last.latitude, longitude: last.longitude };
}

/** Distance as the crow flies. Undefined for a location whose coordinates are unknown. */
export function milesFrom(place: Position, location: JobLocation | undefined): number | undefined {
  if (!location || location.latitude === null || location.longitude === null) return undefined;
  const { latitude, longitude } = location;
  return distanceKm(place, { latitude, longitude }) / KM_PER_MILE;
}
