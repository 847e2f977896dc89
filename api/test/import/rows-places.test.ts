import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { ImportedJob } from "../../src/import/job.ts";
import { buildJob } from "../../src/import/rows/job.ts";
import { build, contextFor, job, warnings } from "./support/jobs.ts";

const NO_CITY = { City: "", State: "" };

function places(cells: Readonly<Record<string, string>>): unknown[] {
  return job(cells).locations.map(({ street, locality, region, postal_code, precision }) => [
    street,
    locality,
    region,
    postal_code,
    precision,
  ]);
}

/** The jobs of an excerpt of a real file. */
async function jobsOf(name: string): Promise<ImportedJob[]> {
  const text = await readFile(new URL(`./files/${name}`, import.meta.url));
  const [headers = [], ...rows] = parse(text) as string[][];
  const context = contextFor(headers, {}, rows);
  return rows.flatMap((row) => {
    const result = buildJob(row, headers, context);
    return "job" in result ? [result.job] : [];
  });
}

describe("an address in a text, beside columns of town, state and postal code", () => {
  it("is the street, in one line, and not a separate place", async () => {
    const jobs = await jobsOf("us-dol-seasonal-addresses.csv");
    expect(jobs.map(({ locations }) => locations.length)).toEqual(jobs.map(() => 1));
    expect(
      jobs.map(({ locations: [place] }) => [place?.street, place?.locality, place?.region, place?.precision]),
    ).toEqual([
      ["B&B Ag LLC (Terry S. Bass), 241 Fayetteville Hwy", "Dunn", "NC", "POSTCODE"],
      [null, "Sunray", "TX", "ROOFTOP"],
      ["1700 Garland Detroit Rd", "Burlison", "TN", "POSTCODE"],
      ["Ukiah - McNab: 2231 McNab Ranch Road", "Ukiah", "CA", "POSTCODE"],
      ["439 North 700 West", "Shoshone", "ID", "POSTCODE"],
      ["BADGER RANCH LLC/ 12223 ROAD C SE", "Othello", "WA", "POSTCODE"],
      [
        "David Abreu Management II, LLC: BOOTH (BOOTH PH1, PH2, PH3 “EAST”) 1350 Bella Oaks Lane",
        "Napa",
        "CA",
        "POSTCODE",
      ],
      ["Ranch 1, Hiserman, Highway 101 and Patricia Lane", "Greenfield", "CA", "POSTCODE"],
      ["1110 Old Lafayette Rd", "Herndon", "KY", "POSTCODE"],
      [null, "Manor", "GA", "POSTCODE"],
      [null, "Dewitt", "AR", "ROOFTOP"],
      [null, "Jonesville", "LA", "ROOFTOP"],
      ["205 Arms St., Main Office and Maintenance Building", "Thibodaux", "LA", "POSTCODE"],
      ["Highway 182 and Mill Street", "Raceland", "LA", "POSTCODE"],
      [null, "Elmira", "MI", "POSTCODE"],
    ]);
  });

  it("keeps a list of towns that includes the row's own", () => {
    expect(places({ Location: "Dallas, TX; Austin, TX", Zip: "78701" })).toEqual([
      [null, "Dallas", "TX", null, "CITY"],
      [null, "Austin", "TX", "78701", "POSTCODE"],
    ]);
    expect(places({ Location: "Dallas, TX; Reno, NV" })).toEqual([[null, "Austin", "TX", null, "CITY"]]);
  });
});

describe("an address in a text alone", () => {
  it.each<[string, unknown[]]>([
    ["12 Main St\nSuite 5\nAustin, TX 78701", ["12 Main St, Suite 5", "Austin", "TX", "78701", "POSTCODE"]],
    [
      "Joe Farms, LLC.\n12 Main St\nAustin, TX 78701",
      ["Joe Farms, LLC., 12 Main St", "Austin", "TX", "78701", "POSTCODE"],
    ],
    ["Suite 5; 12 Main St; Austin, TX", ["Suite 5, 12 Main St", "Austin", "TX", null, "CITY"]],
    [
      "Highway 182 and Mill Street, Raceland, LA 70394",
      ["Highway 182 and Mill Street", "Raceland", "LA", "70394", "POSTCODE"],
    ],
    ["30.2672, -97.7431", [null, "Austin", "TX", null, "ROOFTOP"]],
  ])("of several lines or parts is one place: %j", (Location, place) => {
    expect(places({ ...NO_CITY, Location })).toEqual([place]);
  });

  it("is several places if each part is one", () => {
    expect(places({ ...NO_CITY, Location: "Austin, TX\nReno, NV" })).toHaveLength(2);
    expect(places({ ...NO_CITY, Location: "Austin, TX / Reno, NV" })).toHaveLength(2);
    expect(places({ ...NO_CITY, Location: "Austin, TX and Reno, NV" })).toHaveLength(2);
    expect(places({ ...NO_CITY, Location: "Austin\nReno" })).toHaveLength(1);
  });
});

describe("coordinates in an address", () => {
  it.each([
    ["Field C: 30.2672, -97.7431", 30.2672, -97.7431],
    ["30.2672N, 97.7431W", 30.2672, -97.7431],
    ["N30.2672 W97.7431", 30.2672, -97.7431],
    ["Farm: 30°16'01.9\"N 97°44'35.2\"W", 30.267194, -97.743111],
  ])("are the work place: %s", (Location, latitude, longitude) => {
    expect(job({ Location }).locations).toMatchObject([
      { latitude, longitude, precision: "ROOFTOP", street: null },
    ]);
  });

  it("are ignored if the row's town is elsewhere", () => {
    const cells = { Location: "30.2672, 97.7431" };
    expect(job(cells).locations).toMatchObject([{ latitude: 30.26715, precision: "CITY" }]);
    expect(warnings(cells)).toEqual(["coordinates_unusable"]);
    expect(warnings({ City: "Nowheretown", Latitude: "39.53", Longitude: "-119.81" })).toEqual([
      "coordinates_unusable",
      "place_not_found",
    ]);
  });
});

describe("the employer's address", () => {
  const cells = { ...NO_CITY, "Employer City": "Reno", "Employer State": "NV" };

  it("is not the work place", () => {
    expect(build(cells)).toMatchObject({
      rejection: {
        reason: "states neither a place nor remote work; the employer's address may be elsewhere",
      },
    });
  });

  it("is the work place if the import is configured so", () => {
    const told = { workAtEmployer: true };
    expect(job(cells, told).locations).toMatchObject([{ locality: "Reno", region: "NV", precision: "CITY" }]);
    expect(warnings(cells, told)).toEqual(["employer_address_used"]);
    expect(job({ ...cells, Remote: "yes" }, told).locations).toEqual([]);
    expect(job({ ...NO_CITY, "Company Location": "Reno, NV" }, told).locations).toMatchObject([
      { locality: "Reno" },
    ]);
    expect(job({ ...cells, State: "CA" }, told).locations).toMatchObject([{ locality: null, region: "CA" }]);
  });

  it("does not complete a worksite of which only the state is known", async () => {
    const jobs = await jobsOf("us-dol-h2b-2011.csv");
    for (const { locations } of jobs) {
      expect(locations).toMatchObject([{ locality: null, postal_code: null, street: null, precision: null }]);
    }
    expect(jobs.map(({ locations }) => locations[0]?.region).join(" ")).toBe(
      "PA PR MA NH ME ME VT CT MA MA NH NH NJ",
    );
    expect(warnings({ City: "", State: "TX" })).toEqual(["region_only"]);
  });
});

describe("pay of a real file with a prevailing wage next to the offered wage", () => {
  it("is the offered wage, with its own unit", async () => {
    const jobs = await jobsOf("us-dol-h2b-2011.csv");
    expect(jobs.map(({ pay }) => (pay === null ? null : `${pay.min / 100} ${pay.unit}`))).toEqual([
      null,
      "12.53 HOUR",
      "8 HOUR",
      "360.4 HOUR",
      "9.4 HOUR",
      "9 HOUR",
      "11 HOUR",
      "8.25 HOUR",
      "357.2 WEEK",
      "357.2 WEEK",
      "354.4 WEEK",
      null,
      "10.3 HOUR",
    ]);
  });
});
