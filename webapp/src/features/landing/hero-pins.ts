import type { JobSummary } from "@jobmap/contract";
import type { MapPin } from "@jobmap/widget/map";

/** The bounding box of the widest hero view: `west,south,east,north` in degrees. */
export const HERO_BOX = "-77.7,37.4,-74.9,39.3";

/**
 * One flag per location: of several jobs at the same spot the first, which is the newest in a list sorted by date. Jobs without pay or
 * coordinates get no flag.
 * @param box where flags may stand: `west,south,east,north` in degrees
 */
export function heroPins(jobs: readonly JobSummary[], box = HERO_BOX): MapPin[] {
  const [west = 0, south = 0, east = 0, north = 0] = box.split(",").map(Number);
  const pins = new Map<string, MapPin>();
  for (const { id, title, base_salary, locations, location_type } of jobs) {
    if (base_salary === null || location_type === "TELECOMMUTE") continue;
    for (const { latitude, longitude, precision } of locations) {
      if (latitude === null || longitude === null || precision === null) continue;
      if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
      // Two decimals are about half a mile: flags any closer would overlap.
      const place = `${latitude.toFixed(2)} ${longitude.toFixed(2)}`;
      if (!pins.has(place)) pins.set(place, { id, title, latitude, longitude, precision, pay: base_salary });
    }
  }
  return [...pins.values()];
}
