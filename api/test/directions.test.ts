import { describe, expect, it } from "vitest";
import { directionsUrl } from "../src/web/directions-url.ts";

const DOOR = { latitude: 39.29, longitude: -76.61, town: null };
const TOWN = { ...DOOR, town: "St. Mary's, MD 20686" };

describe("directionsUrl", () => {
  it.each([
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131", "geo:39.29,-76.61?q=39.29%2C-76.61"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)",
      "https://maps.apple.com/?daddr=39.29%2C-76.61",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "https://maps.apple.com/?daddr=39.29%2C-76.61"],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
      "https://www.google.com/maps/dir/?api=1&destination=39.29%2C-76.61",
    ],
    ["Mozilla/5.0 (X11; CrOS x86_64)", "https://www.google.com/maps/dir/?api=1&destination=39.29%2C-76.61"],
    ["", "https://www.openstreetmap.org/directions?to=39.29%2C-76.61"],
    ["SmartFridge/1", "https://www.openstreetmap.org/directions?to=39.29%2C-76.61"],
  ])("opens the map app of %j", (userAgent, url) => {
    expect(directionsUrl(DOOR, userAgent)).toBe(url);
  });

  it("leads to the town if no more is known, never to approximate coordinates", () => {
    expect(directionsUrl(TOWN, "Android")).toBe("geo:0,0?q=St.%20Mary's%2C%20MD%2020686");
    expect(directionsUrl(TOWN, "iPhone")).toBe("https://maps.apple.com/?daddr=St.%20Mary's%2C%20MD%2020686");
    expect(directionsUrl(TOWN, "Windows")).toContain("destination=St.%20Mary's%2C%20MD%2020686");
  });
});
