import { QueryTypes, type Sequelize } from "sequelize";
import { placeCell } from "../queries/trends.ts";

export interface PlaceSearch {
  keyword: string;
  location: string;
  latitude: number;
  longitude: number;
  /** The company that was searched for by name, if it was one. */
  companyId: number | null;
  at: Date;
}

/** Adds one to the day's count of a search at a place. Nothing of who searched is kept. */
export async function countSearch(database: Sequelize, search: PlaceSearch): Promise<void> {
  const { keyword, location, latitude, longitude, companyId, at } = search;
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
