import type { Row } from "./row.ts";

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The position in a row's own coordinate columns. */
export function columnCoordinates(row: Row): Coordinates | undefined {
  const pair = /^\(?(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\)?$/.exec(row.text("coordinates"));
  const latitude = Number(pair?.[1] ?? (row.text("latitude").replace(",", ".") || Number.NaN));
  const longitude = Number(pair?.[2] ?? (row.text("longitude").replace(",", ".") || Number.NaN));
  return position(latitude, longitude);
}

const DECIMAL =
  /([NS])?\s?(-?\d{1,2}\.\d{3,})\s?°?\s?([NS])?\s*[,;\s]\s*([EW])?\s?(-?\d{1,3}\.\d{3,})\s?°?\s?([EW])?/i;
const DEGREES = String.raw`(\d{1,3})\s?[°º]\s?(\d{1,2})\s?['’′]\s?(\d{1,2}(?:\.\d+)?)\s?(?:["”″]|'')?\s?`;
const SEXAGESIMAL = new RegExp(`${DEGREES}([NS])[,;\\s]*${DEGREES}([EW])`, "i");

/** A position written into an address ("34.4142N, 91.1933W", "36°06'13.2\"N 101°45'58.6\"W"), and the text without it. */
export function textCoordinates(text: string): { readonly coordinates?: Coordinates; readonly rest: string } {
  const decimal = DECIMAL.exec(text);
  const sexagesimal = SEXAGESIMAL.exec(text);
  const found =
    decimal === null
      ? sexagesimal === null
        ? undefined
        : position(fromDegrees(sexagesimal.slice(1, 5)), fromDegrees(sexagesimal.slice(5, 9)))
      : position(signed(decimal[2], decimal[1] ?? decimal[3]), signed(decimal[5], decimal[4] ?? decimal[6]));
  const written = decimal?.[0] ?? sexagesimal?.[0];
  if (found === undefined || written === undefined) return { rest: text };
  return { coordinates: found, rest: text.replace(written, " ").replace(/[\s,:;–-]+$/, "") };
}

function signed(digits: string | undefined, direction: string | undefined): number {
  const value = Number(digits);
  return /[SW]/i.test(direction ?? "") ? -Math.abs(value) : value;
}

function fromDegrees([degrees, minutes, seconds, direction]: readonly string[]): number {
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return signed(value.toFixed(6), direction);
}

function position(latitude: number, longitude: number): Coordinates | undefined {
  const isPosition =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPosition ? { latitude, longitude } : undefined;
}
