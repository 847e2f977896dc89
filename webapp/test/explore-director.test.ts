import type { Bounds, Viewport } from "@jobmap/widget/core";
import type { JobMap, JobMapEvents, MapData } from "@jobmap/widget/map";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MapDirector, type Stage } from "../src/features/explore/map/map-director.ts";
import { EMPTY_STATE } from "../src/lib/explore-state.ts";

const VIEW: Viewport = { west: -77, south: 38, east: -76, north: 39, zoom: 9, width: 800, height: 900 };
const east = (view: Viewport, degrees: number): Viewport => ({
  ...view,
  west: view.west + degrees,
  east: view.east + degrees,
});

/** A map without a picture: it looks where it is told and keeps what it is given. */
function fakeMap() {
  const listeners = new Map<string, (detail: never) => void>();
  const shown: MapData[] = [];
  const looked: Bounds[] = [];
  let view = VIEW;
  const map = {
    on: (event: string, listener: (detail: never) => void) => listeners.set(event, listener),
    getViewport: () => view,
    setData: (data: MapData) => shown.push(data),
    fitBounds: (bounds: Bounds) => looked.push(bounds),
    flyTo: () => {},
  } as unknown as JobMap;
  const emit = <K extends keyof JobMapEvents>(event: K, detail: JobMapEvents[K]) =>
    listeners.get(event)?.(detail as never);
  const rest = (next: Viewport) => {
    view = next;
    emit("viewport-change", next);
  };
  return { map, shown, looked, emit, rest };
}

const data = (id: number): MapData => ({
  clusters: [],
  pins: [{ id, latitude: 38.5, longitude: -76.5, pay: null }],
});

function stage(overrides: Partial<Stage> = {}) {
  const asked: {
    zoom: number;
    bounds: Bounds | null;
    signal: AbortSignal;
    answer: (data: MapData) => void;
  }[] = [];
  const statuses: string[] = [];
  const moves: Viewport[] = [];
  const made: Stage = {
    fetchPins: (state, _view, zoom, signal) =>
      new Promise((resolve) => asked.push({ zoom, bounds: state.bounds, signal, answer: resolve })),
    onMoved: (view) => {
      moves.push(view);
      return null;
    },
    onStack: () => {},
    onPins: (status) => statuses.push(status),
    onView: () => {},
    titleOf: (id) => (id === 7 ? "Cook" : undefined),
    ...overrides,
  };
  return { made, asked, statuses, moves };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("MapDirector", () => {
  it("keeps the pins until the new ones are loaded, and ignores late replies", async () => {
    const { map, shown, rest } = fakeMap();
    const { made, asked } = stage();
    const director = new MapDirector(map, made, EMPTY_STATE);
    director.show(EMPTY_STATE);
    asked[0]?.answer(data(7));
    await vi.runAllTimersAsync();
    expect(shown.at(-1)?.pins).toMatchObject([{ id: 7, title: "Cook" }]);

    rest(east(VIEW, 1));
    rest(east(VIEW, 2));
    expect(asked).toHaveLength(3);
    expect(asked[1]?.signal.aborted).toBe(true);
    asked[1]?.answer(data(8));
    await vi.runAllTimersAsync();
    expect(shown).toHaveLength(1);
    asked[2]?.answer(data(9));
    await vi.runAllTimersAsync();
    expect(shown.at(-1)?.pins).toMatchObject([{ id: 9 }]);
  });

  it("reports the user's moves, but not its own or resizing", async () => {
    const { map, looked, rest } = fakeMap();
    const { made, moves } = stage();
    const director = new MapDirector(map, made, EMPTY_STATE);
    const bounds = { west: -80, south: 30, east: -79, north: 31 };
    director.show({ ...EMPTY_STATE, point: { latitude: 30.5, longitude: -79.5 } }, { bounds, options: {} });
    expect(looked).toEqual([bounds]);
    const there = { ...VIEW, ...bounds };
    rest(there);
    expect(moves).toEqual([]);
    rest({ ...there, width: 400 });
    expect(moves).toEqual([]);
    rest(east(there, 0.5));
    expect(moves).toHaveLength(1);
    await vi.runAllTimersAsync();
    rest(east(there, 0.9));
    expect(moves).toHaveLength(2);
  });

  it("reports the user's moves again after a move to the same view", async () => {
    const { map, rest } = fakeMap();
    const { made, moves, asked } = stage();
    new MapDirector(map, made, EMPTY_STATE).show(EMPTY_STATE, { bounds: VIEW, options: {} });
    rest(VIEW);
    expect(asked).toHaveLength(1);
    rest(east(VIEW, 1));
    expect(moves).toHaveLength(1);
  });

  it("recognizes its own animation, however late it starts", async () => {
    const { map, rest } = fakeMap();
    const { made, moves } = stage();
    new MapDirector(map, made, EMPTY_STATE).show(EMPTY_STATE, { bounds: VIEW, options: {} });
    await vi.advanceTimersByTimeAsync(5_000);
    rest(east(VIEW, 1));
    expect(moves).toHaveLength(0);
  });

  it("requests a view once when its box becomes the search", () => {
    const { map, rest } = fakeMap();
    const bounds = { west: -76, south: 38, east: -75, north: 39 };
    const { made, asked } = stage({ onMoved: () => bounds });
    const director = new MapDirector(map, made, EMPTY_STATE);
    director.show(EMPTY_STATE);
    rest(east(VIEW, 1));
    director.show({ ...EMPTY_STATE, bounds });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.bounds).toEqual(bounds);
  });

  it("requests pins when filters change, but not for another page or order", () => {
    const { map } = fakeMap();
    const { made, asked } = stage();
    const director = new MapDirector(map, made, EMPTY_STATE);
    director.show(EMPTY_STATE);
    director.show({ ...EMPTY_STATE, page: 3, sort: "pay", job: 4 });
    expect(asked).toHaveLength(1);
    director.show({ ...EMPTY_STATE, payFloor: 100 });
    expect(asked).toHaveLength(2);
  });

  it("requests pins during a long drag over new areas", () => {
    const { map, emit } = fakeMap();
    const { made, asked } = stage();
    new MapDirector(map, made, EMPTY_STATE).show(EMPTY_STATE);
    emit("viewport-moving", east(VIEW, 0.2));
    expect(asked).toHaveLength(1);
    emit("viewport-moving", east(VIEW, 0.5));
    expect(asked).toHaveLength(2);
  });

  it("reports failed pins, keeps the old ones, and can retry", async () => {
    const { map, shown, rest } = fakeMap();
    let fails = false;
    const { made, statuses } = stage({
      fetchPins: () => (fails ? Promise.reject(new Error("network")) : Promise.resolve(data(1))),
    });
    const director = new MapDirector(map, made, EMPTY_STATE);
    director.show(EMPTY_STATE);
    await vi.runAllTimersAsync();
    fails = true;
    rest(east(VIEW, 1));
    await vi.runAllTimersAsync();
    expect(statuses.at(-1)).toBe("failed");
    expect(shown).toHaveLength(1);
    fails = false;
    director.reload();
    await vi.runAllTimersAsync();
    expect(statuses.at(-1)).toBe("ready");
  });

  it("opens a stack as a list and zooms to a cluster", () => {
    const { map, looked, emit } = fakeMap();
    const stacks: string[] = [];
    const { made } = stage({ onStack: (area) => stacks.push(area) });
    new MapDirector(map, made, EMPTY_STATE);
    const cluster = { latitude: 38.5, longitude: -76.5, count: 4, area: "9.146.196.3.1" };
    emit("cluster-click", { cluster: { ...cluster, isStack: true } });
    expect(stacks).toEqual(["9.146.196.3.1"]);
    emit("cluster-click", { cluster });
    expect(looked).toHaveLength(1);
  });
});
