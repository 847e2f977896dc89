import { QueryTypes, type Sequelize } from "sequelize";
import { drawnOutlines } from "./drawn-outlines.ts";
import { isWithin } from "./within.ts";

const UNITS = 1e7;

/**
 * Those of some listings that have a place within drawn areas, in the same order. For listings in any state; open ones alone are
 * found by the map index.
 * @param within as the contract has checked it
 */
export async function jobsWithin(
  database: Sequelize,
  ids: readonly number[],
  within: string,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const outlines = drawnOutlines(within);
  const spots = await database.query<{ id: number; latitude: number; longitude: number }>(
    "SELECT job_id AS id, latitude, longitude FROM job_locations WHERE job_id IN (?) AND latitude IS NOT NULL",
    { replacements: [ids], type: QueryTypes.SELECT },
  );
  const found = new Set(
    spots
      .filter(({ latitude, longitude }) =>
        outlines.some((outline) =>
          isWithin(outline, Math.round(latitude * UNITS), Math.round(longitude * UNITS)),
        ),
      )
      .map(({ id }) => id),
  );
  return ids.filter((id) => found.has(id));
}
