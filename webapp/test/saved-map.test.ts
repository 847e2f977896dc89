import type { MapPin } from "@jobmap/widget/map";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupPins } from "../src/features/saved/group-pins.ts";
import { savedPins, unplacedText } from "../src/features/saved/saved-pins.ts";
import { buildJob, buildLocation } from "./pages-factories.ts";

const pin = (id: number, latitude: number, longitude: number): MapPin => ({
  id,
  latitude,
  longitude,
  pay: null,
});
const BOSTON = [42.36, -71.06] as const;

describe("groupPins", () => {
  it("splits separate points, and keeps equal points together at any zoom", () => {
    const pins = [pin(1, ...BOSTON), pin(2, ...BOSTON), pin(3, 42.5, -71.06), pin(4, 34, -118)];
    expect(groupPins(pins, 4)).toMatchObject({
      pins: [{ id: 4 }],
      clusters: [{ ids: [1, 2, 3], isStack: false }],
    });
    const deep = groupPins(pins, 12);
    expect(deep.pins.map(({ id }) => id)).toEqual([3, 4]);
    expect(deep.clusters).toMatchObject([{ count: 2, isStack: true }]);
    expect(deep.clusters[0]?.latitude).toBeCloseTo(BOSTON[0], 6);
  });

  it("counts a job once in a circle, whatever its number of places there", () => {
    const near = [pin(1, ...BOSTON), pin(1, 42.365, -71.06), pin(2, 42.37, -71.06), pin(3, 34, -118)];
    expect(groupPins(near, 6)).toMatchObject({ pins: [{ id: 3 }], clusters: [{ count: 2, ids: [1, 2] }] });
    const lone = [pin(1, ...BOSTON), pin(1, 42.365, -71.06), pin(1, 34, -118)];
    expect(groupPins(lone, 6)).toEqual({ pins: [lone[0], lone[2]], clusters: [] });
    expect(groupPins(lone, 14).pins).toEqual(lone);
  });

  it("shows all places of a hovered job, even in circles, which stay unchanged", () => {
    const pins = [pin(1, ...BOSTON), pin(2, 42.365, -71.06), pin(1, 34, -118)];
    const before = groupPins(pins, 6);
    expect(before.pins).toEqual([pins[2]]);
    const after = groupPins(pins, 6, [1, null]);
    expect(after.pins).toEqual([pins[0], pins[2]]);
    expect(after.clusters).toEqual(before.clusters);
  });

  it("shows every job once at any zoom", () => {
    const places = fc.array(
      fc.tuple(fc.double({ min: 25, max: 49, noNaN: true }), fc.double({ min: -124, max: -67, noNaN: true })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(places, fc.double({ min: 2, max: 18, noNaN: true }), (points, zoom) => {
        const all = points.map(([latitude, longitude], id) => pin(id, latitude, longitude));
        const { pins, clusters } = groupPins(all, zoom);
        const shown = [...pins.map(({ id }) => id), ...clusters.flatMap(({ ids }) => ids)];
        expect(shown.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
        for (const { count, ids } of clusters) expect(count).toBe(ids.length);
      }),
    );
  });
});

describe("a saved job's pin", () => {
  const saved = {
    status: "PUBLISHED",
    is_open: true,
    folder_id: null,
    note: "",
    saved_at: "2026-11-20T12:00:00Z",
  } as const;
  it("is at the work place, and missing for remote work or an unknown place", () => {
    expect(savedPins({ ...saved, job: buildJob() })).toMatchObject([{ id: 12, title: "Farm Laborer" }]);
    const remote = { ...saved, job: buildJob({ location_type: "TELECOMMUTE" }) };
    const lost = {
      ...saved,
      job: buildJob({ locations: [buildLocation({ latitude: null, longitude: null })] }),
    };
    expect([savedPins(remote), unplacedText(remote)]).toEqual([[], "Remote, so not on the map"]);
    expect([savedPins(lost), unplacedText(lost)]).toEqual([[], "Not on the map"]);
  });
  it("is at every known place, each once", () => {
    const at = (locality: string, latitude: number | null, longitude: number | null) =>
      buildLocation({ locality, latitude, longitude });
    const locations = [
      at("Preston", 38.71, -75.9),
      at("Nowhere", null, null),
      at("Easton", 38.77, -76.07),
      at("Preston", 38.71, -75.9),
    ];
    expect(savedPins({ ...saved, job: buildJob({ locations }) })).toMatchObject([
      { id: 12, title: "Farm Laborer, Preston, MD", latitude: 38.71 },
      { id: 12, title: "Farm Laborer, Easton, MD", latitude: 38.77 },
    ]);
  });
  it("has no pay once the job is closed, and says so", () => {
    const closed = { ...saved, is_open: false, job: buildJob() };
    expect(savedPins(closed)).toMatchObject([{ pay: null, title: "Farm Laborer, closed" }]);
  });
});
