import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ALL_LAYERS } from "../basemap/cut.ts";
import { encodeTile } from "../basemap/encode.ts";
import { decodeTileNames, type ShapeLayer, type TileName } from "../src/core/tile.ts";
import { TileCache } from "../src/map/base/tile-cache.ts";

const shapes = Object.fromEntries(ALL_LAYERS.map((layer) => [layer, []])) as unknown as Record<
  ShapeLayer,
  Int32Array[]
>;
const NAMES: TileName[] = [{ kind: "town", rank: 60, x: 1, y: 2, text: "Dayton" }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a tile that does not come", () => {
  it("is asked for again, less and less often, until it is there", async () => {
    const fetch = vi.fn(async (): Promise<Response> => new Response(null, { status: 503 }));
    vi.stubGlobal("fetch", fetch);
    const life = new AbortController();
    const get = (): unknown => cache.get("4/1-2", "/4/1-2.jmt");
    const cache: TileCache<TileName[]> = new TileCache(
      { add: vi.fn(), forget: vi.fn() },
      life.signal,
      () => get(),
      decodeTileNames,
    );

    get();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    fetch.mockImplementation(async () => new Response(new Uint8Array(encodeTile({ shapes, names: NAMES }))));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(get()).toEqual(NAMES);

    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("is not asked for once the map is gone", async () => {
    const fetch = vi.fn(async (): Promise<Response> => new Response(null, { status: 503 }));
    vi.stubGlobal("fetch", fetch);
    const life = new AbortController();
    const cache: TileCache<TileName[]> = new TileCache(
      { add: vi.fn(), forget: vi.fn() },
      life.signal,
      () => cache.get("4/1-2", "/4/1-2.jmt"),
      decodeTileNames,
    );
    cache.get("4/1-2", "/4/1-2.jmt");
    await vi.advanceTimersByTimeAsync(10);
    life.abort();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
