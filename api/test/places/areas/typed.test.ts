import { describe, expect, it } from "vitest";
import { choosePlaces } from "../../../src/gateways/places/index.ts";
import { AreaIndex } from "../../../src/places/areas/area-index.ts";
import { readAreas } from "../../../src/places/areas/read-areas.ts";
import { REGION_NAMES } from "../../../src/places/regions.ts";
import { gazetteer } from "../gazetteer.ts";

const places = choosePlaces(gazetteer, {}, { warn: () => {} });
const offered = async (text: string, limit = 7) =>
  (await places.autocomplete(text, { limit })).map(({ kind, label }) => `${kind} ${label}`);
const meant = async (text: string) => {
  const located = await places.locate(text);
  return located && `${located.place.kind} ${located.place.label}`;
};

describe("a typed area", () => {
  it.each([
    ["Texas", "REGION Texas"],
    ["TX", "REGION Texas"],
    ["texas, usa", "REGION Texas"],
    ["state of texas", "REGION Texas"],
    ["Tex.", "REGION Texas"],
    ["Delaware", "REGION Delaware"],
    ["Wyoming", "REGION Wyoming"],
    ["Kansas", "REGION Kansas"],
    ["CO", "REGION Colorado"],
    ["ne", "REGION Nebraska"],
    ["georgia", "REGION Georgia"],
    ["Puerto Rico", "REGION Puerto Rico"],
    ["Washington", "REGION Washington State"],
    ["washington state", "REGION Washington State"],
    ["New York State", "REGION New York State"],
    ["NY", "REGION New York State"],
    ["DC", "REGION District of Columbia"],
    ["Harris County, TX", "COUNTY Harris County, TX"],
    ["Harris County", "COUNTY Harris County, TX"],
    ["harris co tx", "COUNTY Harris County, TX"],
    ["harris county georgia", "COUNTY Harris County, GA"],
    ["Orleans Parish", "COUNTY Orleans Parish, LA"],
    ["Richmond city, VA", "COUNTY City of Richmond, VA"],
    ["richmond county va", "COUNTY Richmond County, VA"],
    ["Houston metro", "METRO Houston metro area, TX"],
    ["houston metropolitan area", "METRO Houston metro area, TX"],
    ["Greater Boston", "METRO Boston metro area, MA-NH"],
    ["bay area", "METRO San Francisco Bay Area, CA"],
    ["nyc metro", "METRO New York metro area, NY-NJ"],
    ["Dallas-Fort Worth", "METRO Dallas-Fort Worth metro area, TX"],
    ["dfw", "METRO Dallas-Fort Worth metro area, TX"],
    ["twin cities", "METRO Minneapolis-St. Paul metro area, MN-WI"],
    ["Long Island", "METRO Long Island, NY"],
    ["United States", "COUNTRY United States"],
    ["usa", "COUNTRY United States"],
    ["US", "COUNTRY United States"],
    ["remote", "REMOTE Remote"],
    ["Work from home", "REMOTE Remote"],
  ])("%s is %s", async (text, place) => {
    expect(await meant(text)).toBe(place);
    expect((await offered(text))[0]).toBe(place);
  });

  it.each([
    ["New York", "CITY New York, NY"],
    ["nyc", "CITY New York, NY"],
    ["LA", "CITY Los Angeles, CA"],
    ["Washington, DC", "CITY Washington, DC"],
    ["Kansas City", "CITY Kansas City, MO"],
    ["Oklahoma City", "CITY Oklahoma City, OK"],
    ["Houston", "CITY Houston, TX"],
    ["aurora co", "CITY Aurora, CO"],
    ["Delaware, OH", "CITY Delaware, OH"],
    ["Texas City", "CITY Texas City, TX"],
    ["Harris, MN", "CITY Harris, MN"],
    ["Toronto", "CITY Toronto, ON, Canada"],
    ["Vancouver, BC", "CITY Vancouver, BC, Canada"],
    ["London", "CITY London, United Kingdom"],
    ["Ontario, CA", "CITY Ontario, CA"],
    ["Paris, TX", "CITY Paris, TX"],
    ["Paris, France", "CITY Paris, France"],
    ["78701", "POSTCODE 78701 Austin, TX"],
  ])("%s stays the town %s", async (text, place) => expect(await meant(text)).toBe(place));

  it("offers both where a city and a state have one name", async () => {
    expect((await offered("New York")).slice(0, 2)).toEqual(["CITY New York, NY", "REGION New York State"]);
    expect(await offered("New York")).toContain("METRO New York metro area, NY-NJ");
    expect((await offered("Washington")).slice(0, 2)).toEqual([
      "REGION Washington State",
      "CITY Washington, DC",
    ]);
    expect((await offered("la")).slice(0, 2)).toEqual(["CITY Los Angeles, CA", "REGION Louisiana"]);
    expect(await offered("Houston")).toContain("METRO Houston metro area, TX");
    expect((await offered("harris county")).slice(0, 2)).toEqual([
      "COUNTY Harris County, TX",
      "COUNTY Harris County, GA",
    ]);
  });

  it("is offered before it is written out", async () => {
    expect((await offered("texa"))[0]).toBe("REGION Texas");
    expect((await offered("new")).slice(0, 3)).toContain("REGION New York State");
    expect((await offered("remo"))[0]).toBe("REMOTE Remote");
    expect((await offered("united st"))[0]).toBe("COUNTRY United States");
    expect((await offered("harris coun"))[0]).toBe("COUNTY Harris County, TX");
  });

  it("is every state and territory by name and code, in capitals or not", async () => {
    for (const [code, name] of REGION_NAMES)
      for (const text of [name, name.toLowerCase(), code, code.toLowerCase()]) {
        const regions = (await places.autocomplete(text)).filter(({ kind }) => kind === "REGION");
        expect(`${text}: ${regions[0]?.region}`).toBe(`${text}: ${code}`);
      }
  });

  it("is found by its label, which no other has", () => {
    const areas = readAreas();
    const index = new AreaIndex(areas, (text) => gazetteer.populationOf(text));
    expect(new Set(areas.map(({ label }) => label)).size).toBe(areas.length);
    const lost = areas.filter(({ label, id }) => {
      const [first] = index.match(label);
      return first?.area.id !== id || first.rank !== "FIRST";
    });
    expect(lost.map(({ label }) => label)).toEqual([]);
    const counts = Object.groupBy(areas, ({ kind }) => kind);
    expect(counts.REGION).toHaveLength(56);
    expect(counts.COUNTY?.length).toBeGreaterThan(3_200);
    expect(counts.METRO?.length).toBeGreaterThan(250);
  });

  it("leaves points alone where only they are asked for", async () => {
    const found = await places.autocomplete("Texas", { limit: 7, onlyPoints: true });
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(["CITY"]));
  });
});
