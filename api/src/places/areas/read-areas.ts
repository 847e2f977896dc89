import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Area, AreaKind } from "./area.ts";

const KINDS: readonly AreaKind[] = ["COUNTRY", "REGION", "COUNTY", "METRO"];

/** States with the name of a larger or equally well known city. */
const LIKE_A_CITY: ReadonlySet<string> = new Set(["NY", "WA"]);
/** A county with the name of its state or territory is that. */
const ONE_COUNTY: ReadonlySet<string> = new Set(["DC", "GU"]);

/** No place: what can be done from anywhere. Its middle and box are the country's. */
const REMOTE: Omit<Area, "bounds"> = {
  kind: "REMOTE",
  id: "remote",
  name: "Remote",
  label: "Remote",
  regions: [],
  population: 0,
  parts: [],
  others: [],
  patches: [],
};

/** All areas that `db/places/pack-areas.ts` packed, and REMOTE. */
export function readAreas(): Area[] {
  const text = gunzipSync(readFileSync(new URL("./areas.tsv.gz", import.meta.url))).toString("utf8");
  const areas = text
    .trimEnd()
    .split("\n")
    .map(areaOf)
    .filter(({ kind, regions }) => kind !== "COUNTY" || !ONE_COUNTY.has(regions[0] ?? ""));
  const bounds = areas.find(({ kind }) => kind === "COUNTRY")?.bounds;
  return bounds === undefined ? areas : [...areas, { ...REMOTE, bounds }];
}

function areaOf(line: string): Area {
  const [
    kindText,
    id = "",
    name = "",
    states = "",
    population = "0",
    box = "",
    parts = "",
    others = "",
    patches = "",
  ] = line.split("\t");
  const kind = KINDS.find((known) => known === kindText) ?? "COUNTY";
  const [west = 0, south = 0, east = 0, north = 0] = box.split(",").map(Number);
  const regions = states.split(",").filter(Boolean);
  const plain = name.replace(/^=/, "");
  return {
    kind,
    id,
    name: plain,
    label: labelOf(kind, name, regions),
    regions,
    population: Number(population),
    bounds: { west, south, east, north },
    parts: parts.split(","),
    others: others
      .split(",")
      .map((other) => other.trim())
      .filter(Boolean),
    patches: patches
      .split(";")
      .filter(Boolean)
      .map((position) => {
        const [latitude = 0, longitude = 0] = position.split(" ").map(Number);
        return [latitude, longitude];
      }),
  };
}

/** A metropolitan area whose name says that it is one is marked with "=": "=Long Island". */
function labelOf(kind: AreaKind, name: string, regions: readonly string[]): string {
  const states = regions.join("-");
  if (kind === "METRO")
    return name.startsWith("=") ? `${name.slice(1)}, ${states}` : `${name} metro area, ${states}`;
  if (kind === "REGION") return LIKE_A_CITY.has(states) ? `${name} State` : name;
  if (kind !== "COUNTY") return name;
  // "Richmond city" of Virginia is a county of its own beside the town of Richmond, and Carson City.
  return / city$/i.test(name) ? `City of ${name.replace(/ city$/, "")}, ${states}` : `${name}, ${states}`;
}
