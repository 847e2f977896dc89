import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { gazetteerRows, seedPlaces } from "../../db/seed-places.ts";
import { createPlaces } from "../../src/gateways/places/index.ts";
import { loadPlaces } from "../../src/gateways/places/load-places.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

describe("seedPlaces", () => {
  it("fills the table once, reports progress, and loads what was compiled", async () => {
    const progress: number[][] = [];
    const rows = gazetteerRows();
    expect(await seedPlaces(database(), (done, total) => progress.push([done, total]))).toBe(rows.length);
    expect(progress.at(-1)).toEqual([rows.length, rows.length]);
    expect(await loadPlaces(database())).toEqual(rows);
    expect(await seedPlaces(database(), () => progress.push([]))).toBe(0);
    expect(progress.at(-1)).toEqual([rows.length, rows.length]);

    const places = await createPlaces(database(), {}, { warn: () => {} });
    expect((await places.autocomplete("austin, tx"))[0]?.label).toBe("Austin, TX");
  });

  it("replaces another version whole, even after a killed loader", async () => {
    await database().query(
      "INSERT INTO places (id, kind, name, region, region_name, country, latitude, longitude) VALUES (1, 'CITY', 'Atlantis Nowhere', 'TX', 'Texas', 'US', 0, 0)",
    );
    await database().query("INSERT INTO places_source (id, fingerprint) VALUES (1, 'older')");
    await seedPlaces(database());
    const found = await database().query("SELECT id FROM places WHERE name = 'Atlantis Nowhere'", {
      type: QueryTypes.SELECT,
    });
    expect(found).toEqual([]);
    const sources = await database().query("SELECT id FROM places_source", { type: QueryTypes.SELECT });
    expect(sources).toEqual([{ id: 1 }]);
  });
});
