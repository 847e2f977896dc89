import { describe, expect, it } from "vitest";
import { makeNames } from "../basemap/names.ts";
import { WATERS } from "../basemap/waters.ts";
import type { MapNames } from "../src/core/map-names.ts";
import { MAP_NAMES_ES } from "../src/core/map-names-es.ts";
import { TILE_EXTENT, type TileName } from "../src/core/tile.ts";
import { candidates } from "../src/map/base/name-style.ts";
import type { NamedPiece } from "../src/map/base/piece.ts";
import type { View } from "../src/map/base/view.ts";

const MIDDLE = TILE_EXTENT / 2;
const named = (kind: TileName["kind"], text: string): TileName => ({
  ...{ kind, text, rank: 99, x: MIDDLE, y: MIDDLE },
  ...(kind === "water" && { water: { angle: 0, size: 20, from: 2, to: 9 } }),
});

describe("names in Spanish", () => {
  it("are of seas, countries and states of the map", () => {
    const drawn = new Set(makeNames().map(({ kind, text }) => `${kind} ${text}`));
    const named = Object.entries(MAP_NAMES_ES).flatMap(([kind, names]) =>
      Object.keys(names).map((name) => `${kind} ${name}`),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !drawn.has(name))).toEqual([]);
  });

  it("leave no water English but those that have no Spanish name", () => {
    const names = MAP_NAMES_ES.water ?? {};
    const english = new Set(WATERS.map(({ name }) => name).filter((name) => !(name in names)));
    expect([...english].filter((name) => !/ Sound$/.test(name))).toEqual([]);
  });

  it("are written where the map would write the English ones, but not for towns and counties", () => {
    const names = [named("water", "Gulf of Mexico"), named("state", "NEW YORK"), named("county", "NEW YORK")];
    const piece: NamedPiece = { key: "0/0/0", z: 0, x: 0, y: 0, cells: null, names };
    const view: View = { zoom: 8.5, left: 0, top: 0, width: 1e6, height: 1e6, ratio: 1 };
    const texts = (mapNames?: MapNames) => candidates([piece], view, mapNames).map(({ text }) => text);
    expect(texts(MAP_NAMES_ES)).toEqual(["Golfo de México", "NUEVA YORK", "NEW YORK"]);
    expect(texts()).toEqual(["Gulf of Mexico", "NEW YORK", "NEW YORK"]);
  });
});
