import type { MapPin } from "@jobmap/widget/map";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupPins } from "../src/features/saved/group-pins.ts";
import { savedPin, unplacedText } from "../src/features/saved/saved-pins.ts";
import { buildJob, buildLocation } from "./pages-factories.ts";

const pin = (id: number, latitude: number, longitude: number): MapPin => ({
  id,
  latitude,
  longitude,
  pay: null,
});
const BOSTON = [42.36, -71.06] as const;

describe("groupPins", () => {
  it("parts what is apart, and keeps together what is at one point however deep", () => {
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

  it("shows every job once, whatever the zoom", () => {
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
  it("is where the work is, and there is none for work from home or an unknown place", () => {
    expect(savedPin({ ...saved, job: buildJob() })).toMatchObject({ id: 12, title: "Farm Laborer" });
    const remote = { ...saved, job: buildJob({ location_type: "TELECOMMUTE" }) };
    const lost = {
      ...saved,
      job: buildJob({ locations: [buildLocation({ latitude: null, longitude: null })] }),
    };
    expect([savedPin(remote), unplacedText(remote)]).toEqual([undefined, "Remote, so not on the map"]);
    expect([savedPin(lost), unplacedText(lost)]).toEqual([undefined, "No place on the map"]);
  });
  it("has no pay once the job is closed, and says so", () => {
    const closed = { ...saved, is_open: false, job: buildJob() };
    expect(savedPin(closed)).toMatchObject({ pay: null, title: "Farm Laborer, closed" });
  });
});
