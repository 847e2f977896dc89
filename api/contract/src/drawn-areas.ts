/**
 * Areas that somebody has drawn, as they stand in an address. Each is its corners; each corner is latitude and longitude in units of 1e-5
 * degree, as steps from the corner before: the sign in the lowest bit, then five bits a letter of base64url, the lowest first, with 32 added to
 * all but the last. Areas are joined by dots. No zod, so that a page that draws loads nothing else.
 */

export interface Corner {
  readonly latitude: number;
  readonly longitude: number;
}

/** Longitudes run on beyond ±180° where an area crosses the antimeridian. */
export type DrawnArea = readonly Corner[];

export const MAX_AREAS = 10;
export const MAX_CORNERS = 100;
export const MIN_CORNERS = 3;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const UNITS = 1e5;

export function encodeAreas(areas: readonly DrawnArea[]): string {
  return areas
    .map((area) => {
      let [y, x] = [0, 0];
      let text = "";
      for (const { latitude, longitude } of area) {
        const [north, east] = [Math.round(latitude * UNITS), Math.round(longitude * UNITS)];
        text += encode(north - y) + encode(east - x);
        [y, x] = [north, east];
      }
      return text;
    })
    .join(".");
}

function encode(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step;
  let text = "";
  while (rest >= 32) {
    text += LETTERS.charAt((rest & 31) + 32);
    rest = Math.floor(rest / 32);
  }
  return text + LETTERS.charAt(rest);
}

/** What `encodeAreas` wrote, however large; undefined for any other text. */
export function decodeRings(text: string): DrawnArea[] | undefined {
  const rings = text.split(".").map(decode);
  return rings.every((ring) => ring !== undefined) ? rings : undefined;
}

/** The areas of a text, or what is wrong with it, as a message. */
export function decodeAreas(text: string): DrawnArea[] | string {
  const parts = text.split(".");
  if (parts.length > MAX_AREAS) return `within can have ${MAX_AREAS} areas at most.`;
  const areas: DrawnArea[] = [];
  for (const part of parts) {
    const area = decode(part);
    if (area === undefined) return "within cannot be read: it must be areas as the map writes them.";
    if (area.length < MIN_CORNERS) return `within needs ${MIN_CORNERS} corners or more for each area.`;
    if (area.length > MAX_CORNERS) return `within can have ${MAX_CORNERS} corners in an area at most.`;
    const longitudes = area.map(({ longitude }) => longitude);
    if (Math.max(...longitudes) - Math.min(...longitudes) > 180)
      return "within can have areas of half the world's width at most.";
    areas.push(area);
  }
  return areas;
}

function decode(part: string): DrawnArea | undefined {
  const steps: number[] = [];
  let value = 0;
  let scale = 1;
  for (const letter of part) {
    const bits = LETTERS.indexOf(letter);
    if (bits < 0 || scale > 2 ** 35) return undefined;
    value += (bits & 31) * scale;
    scale *= 32;
    if (bits >= 32) continue;
    steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  if (scale > 1 || steps.length % 2 === 1) return undefined;
  const corners: Corner[] = [];
  let [y, x] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    y += steps[i] ?? 0;
    x += steps[i + 1] ?? 0;
    if (Math.abs(y) > 90 * UNITS || Math.abs(x) > 540 * UNITS) return undefined;
    corners.push({ latitude: y / UNITS, longitude: x / UNITS });
  }
  return corners;
}
