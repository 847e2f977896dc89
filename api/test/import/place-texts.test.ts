import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BuildContext } from "../../src/import/rows/job.ts";
import { build } from "./support/jobs.ts";

/**
 * Places as real sources write them: federal job announcements, a city's own list, a labor department's orders, and boards of several
 * countries. Each line of a table: the text, and where it must be, tabs between them.
 */
const tableOf = (name: string) =>
  readFileSync(new URL(`./files/${name}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** "Town, state country latitude,longitude" to a tenth of a degree, or why there is no pin. */
function placed(text: string, options: Partial<BuildContext> = {}): string {
  const result = build({ City: "", State: "", Location: text }, options);
  if ("rejection" in result) return "no place";
  const [place] = result.job.locations;
  if (place === undefined) return result.job.location_type;
  const { locality, region, country, latitude, longitude } = place;
  const name = [locality, region].filter((part) => part !== null && part !== "").join(", ");
  if (latitude === null || longitude === null)
    return `${name} ${country} no pin: ${result.warnings.map(({ kind }) => kind).join()}`;
  return `${name} ${country} ${latitude.toFixed(1)},${longitude.toFixed(1)}`;
}

describe("a place as written by its source", () => {
  it.each(tableOf("places.tsv"))("%s", (text = "", expected = "") => expect(placed(text)).toBe(expected));
});

describe("a place of a list that leaves its city out", () => {
  const assumed = { country: null, region: "NY", city: "New York" };
  it.each(tableOf("places-new-york.tsv"))("%s", (text = "", expected = "") =>
    expect(placed(text, { assumed })).toBe(expected),
  );
});
