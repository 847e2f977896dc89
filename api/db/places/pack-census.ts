/**
 * Packs what the gazetteer takes from the United States Census Bureau's Gazetteer Files of 2022 and from the weather stations of the
 * National Oceanic and Atmospheric Administration, both in the public domain, into `census.tsv.gz` beside this file.
 *
 * Both are read as Debian's package weather-util-data has them (2.4.4-1, made from the files named in its head):
 *
 *   apt-get download weather-util-data && dpkg -x weather-util-data_*.deb unpacked
 *   node api/db/places/pack-census.ts unpacked/usr/share/weather-util
 *
 * Each line: kind, USPS code of the state (ISO 3166-1 code abroad, after "@"), name, latitude and longitude in degrees.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { countryCode } from "../../src/places/countries.ts";
import { facilityOf } from "../../src/places/facility-names.ts";
import { REGION_NAMES } from "../../src/places/regions.ts";

/**
 * Legal suffixes of incorporated and census-designated places, longest first. Entries with other suffixes are
 * statistical or electoral units.
 */
const PLACE = /^(.+?) (?:CDP|city|town|village|borough|municipality|comunidad|zona urbana)$/;
/** Census county divisions are statistical units, but in the West some are named after forts and parks. */
const DIVISION = /^((?:Fort|Camp) [^-]+|.+ National Park)(?:-.*)? CCD$/;
const SUBDIVISION = /^(.+? (?:charter township|township|plantation)|.+? (?=(?:town|borough)$))/;

interface Line {
  readonly kind: "COUNTY" | "CITY" | "TOWNSHIP" | "FACILITY";
  readonly region: string;
  readonly name: string;
  readonly position: readonly [latitude: number, longitude: number];
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Give the folder that contains places.gz and stations.gz.");
const lines = [...read("places").flatMap(placeLine), ...read("stations").flatMap(stationLine)];
const text = lines
  .map(({ kind, region, name, position }) => [
    kind,
    region,
    name,
    ...position.map((degrees) => degrees.toFixed(3)),
  ])
  .map((columns) => columns.join("\t"))
  .sort();
const target = new URL("./census.tsv.gz", import.meta.url);
writeFileSync(target, gzipSync(`${[...new Set(text)].join("\n")}\n`, { level: 9 }));
process.stdout.write(`Wrote ${text.length} places.\n`);

type Entry = ReadonlyMap<string, string>;

/** The sections of one of the package's files, each with its name under "id". */
function read(name: string): Entry[] {
  const entries: Map<string, string>[] = [];
  for (const line of gunzipSync(readFileSync(join(folder ?? "", `${name}.gz`)))
    .toString("utf8")
    .split("\n")) {
    const section = /^\[(.+)\]$/.exec(line)?.[1];
    const [, key, value] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (section !== undefined) entries.push(new Map([["id", section]]));
    else if (key !== undefined && value !== undefined) entries.at(-1)?.set(key, value);
  }
  return entries;
}

function placeLine(entry: Entry): Line[] {
  const [, full = "", region = ""] = /^(.*), ([A-Z]{2})$/.exec(entry.get("description") ?? "") ?? [];
  const position = positionOf(entry.get("centroid"));
  // FIPS codes: five digits for a county, seven for a place, ten for a county subdivision.
  const digits = (entry.get("id") ?? "").replace("fips", "").length;
  if (!REGION_NAMES.has(region) || position === undefined) return [];
  if (digits === 5) return [{ kind: "COUNTY", region, name: full, position }];
  const fort = DIVISION.exec(full)?.[1];
  if (fort !== undefined) return [{ kind: "FACILITY", region, name: fort, position }];
  const name = (digits === 7 ? PLACE : SUBDIVISION).exec(full)?.[1]?.trim();
  if (name === undefined) return [];
  return [{ kind: digits === 7 ? "CITY" : "TOWNSHIP", region, name, position }];
}

/**
 * Weather stations at a military base have its name: "Belleville, Scott Afb/Midamerica Airport, IL, United States",
 * "Yokota Ab, Japan".
 */
function stationLine(entry: Entry): Line[] {
  const parts = (entry.get("description") ?? "").split(",").map((part) => part.trim());
  const country = countryCode((parts.at(-1) ?? "").replace(/^South$/, "South Korea"));
  const state = parts.at(-2) ?? "";
  const position = positionOf(entry.get("location"));
  if (country === undefined || position === undefined || (country === "US" && !REGION_NAMES.has(state)))
    return [];
  const region = country === "US" ? state : `@${country}`;
  const names = parts
    .slice(0, country === "US" ? -2 : -1)
    .flatMap((part) => part.split("/"))
    .map((part) =>
      part
        .trim()
        .replace(/\(.*?\)|\bU\. ?S\. |\bRoyal\b|(?<=^(?:Fort|Ft\.?|Camp) .*) Airport$/g, "")
        .replace(/\b(?:Stn|Aaf)\b/, (word) => (word === "Stn" ? "Station" : "Army Airfield"))
        .replace(/\s(?:Md|Tx|Ak|Fl\.?)$/, "")
        .replace(/\s+/g, " ")
        .trim(),
    );
  // "Norfolk, Naval Air Station": a kind of base without a name belongs to the town before it.
  const whole = names.map((name, i) =>
    /^(?:Naval|Marine|Army|Air) /.test(name) && !hasCore(name) ? `${names[i - 1] ?? ""} ${name}` : name,
  );
  return whole
    .filter((name) => isBase(name, country))
    .map((name) => ({ kind: "FACILITY", region, name, position }));
}

function hasCore(name: string): boolean {
  return facilityOf(name) !== undefined;
}

/**
 * Whether a name is a military base. Abroad it must name its service: other stations there are listening posts and
 * harbors.
 */
function isBase(name: string, country: string): boolean {
  const service = facilityOf(name)?.service;
  if (
    /airport|report|regional|international|municipal|executive|seaplane|weather|climate|auxil|ranger|skid|(?<!army |air )field$/i.test(
      name,
    )
  )
    return false;
  return (
    service !== undefined &&
    (country === "US" || (service !== "ANY" && !/^fort/i.test(name) && country !== "CA"))
  );
}

function positionOf(radians: string | undefined): Line["position"] | undefined {
  const [, latitude, longitude] = /^\((-?[\d.]+), (-?[\d.]+)\)$/.exec(radians ?? "") ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return [(Number(latitude) * 180) / Math.PI, (Number(longitude) * 180) / Math.PI];
}
