import { describe, expect, it } from "vitest";
import { newPlace, withAddress } from "../src/features/post-job/fields/place-fields.ts";
import { coordinatesText, isElsewhere, pinText } from "../src/features/post-job/pin-words.ts";

const point = { latitude: 39.2904, longitude: -76.6122 };
const place = newPlace({ street: "1 Light St", locality: "Baltimore", region: "MD", country: "US" });

describe("words of a pin", () => {
  it("say how exactly it is known and no more", () => {
    expect(pinText({ ...place, point, precision: "CITY" }, "found")).toMatch(
      /not find the street.*town center/,
    );
    expect(pinText({ ...place, street: "", point, precision: "CITY" }, "found")).toBe(
      "The pin is in the town center: drag it to the door.",
    );
    expect(pinText({ ...place, point, precision: "POSTCODE" }, "found")).toContain("postal code");
    expect(pinText({ ...place, point, precision: "ROOFTOP" }, "found")).toContain("street address");
    expect(pinText({ ...place, point, precision: "ROOFTOP", isSetByHand: true }, "found")).toBe(
      "The pin is where you set it.",
    );
  });

  it("say that an address is unknown, and that it could not be looked up", () => {
    expect(pinText(place, "unknown")).toContain("don't know this address");
    expect(pinText(place, "failed")).toContain("right now");
    expect(pinText(place, "looking")).toContain("Looking");
  });

  it("have coordinates as other maps take them", () => {
    expect(coordinatesText(point)).toBe("39.290400, -76.612200");
  });
});

it("a pin goes with its address, unless a person has set it", () => {
  const found = { ...place, point, precision: "ROOFTOP" } as const;
  expect(withAddress(found, { street: "2 Light St" })).toMatchObject({ street: "2 Light St", point: null });
  const set = { ...found, isSetByHand: true };
  expect(withAddress(set, { street: "2 Light St" })).toMatchObject({ street: "2 Light St", point });
});

it("two points of one building are one place", () => {
  expect(isElsewhere(point, { ...point, latitude: point.latitude + 0.0005 })).toBe(false);
  expect(isElsewhere(point, { ...point, longitude: point.longitude + 0.01 })).toBe(true);
});
