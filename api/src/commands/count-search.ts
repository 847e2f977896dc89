import { QueryTypes, type Sequelize } from "sequelize";
import { placeCell } from "../places/grid-cell.ts";

export interface PlaceSearch {
  keyword: string;
  location: string;
  latitude: number;
  longitude: number;
  /** The company, if the search named one. */
  companyId: number | null;
  at: Date;
  /** The person, as identified by `ClickPeople`, to be counted once a day. Without it every search counts. */
  person?: Buffer;
}

/** Adds one to the day's count of a search at a place. The only thing stored about the person is that they were counted today. */
export async function countSearch(database: Sequelize, search: PlaceSearch): Promise<void> {
  const { keyword, location, latitude, longitude, companyId, at, person } = search;
  if (person && !(await isNew(database, at, person))) return;
  await database.query(
    `INSERT INTO place_searches (day, cell, keyword, location, latitude, longitude, company_id, searches)
     VALUES (?, ?, ?, ?, ?, ?, ?, 1) ON DUPLICATE KEY UPDATE searches = searches + 1`,
    {
      replacements: [
        at.toISOString().slice(0, 10),
        placeCell(latitude, longitude),
        keyword.toLowerCase().slice(0, 100),
        location.slice(0, 120),
        latitude,
        longitude,
        companyId,
      ],
      type: QueryTypes.INSERT,
    },
  );
}

async function isNew(database: Sequelize, at: Date, person: Buffer): Promise<boolean> {
  const [, added] = await database.query("INSERT IGNORE INTO click_people (day, digest) VALUES (?, ?)", {
    replacements: [at.toISOString().slice(0, 10), person],
    type: QueryTypes.INSERT,
  });
  return added > 0;
}
