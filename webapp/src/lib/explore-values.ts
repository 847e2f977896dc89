import type { Bounds, Point } from "@jobmap/widget/core";

/** The map's camera. Zoom follows the usual convention: the world is 256 pixels wide at zoom 0. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** Values of the explorer's address, each read by a function that gives undefined for what cannot be used. */

/** Rounded, and never −0. */
export function decimals(value: number, places: number): number {
  // Adding 0 turns −0 into 0.
  return Math.round(value * 10 ** places) / 10 ** places + 0;
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

export function numberWithin(min: number, max: number) {
  return (text: string): number | undefined => {
    if (!DECIMAL.test(text)) return undefined;
    // Adding 0 turns −0 into 0.
    const value = Number(text) + 0;
    return value >= min && value <= max ? value : undefined;
  };
}

export function wholeWithin(min: number, max: number) {
  const within = numberWithin(min, max);
  return (text: string): number | undefined => {
    const value = within(text);
    return Number.isInteger(value) ? value : undefined;
  };
}

/** A circle with radius zero contains no job. */
export function distance(text: string): number | undefined {
  return numberWithin(0, 500)(text) || undefined;
}

export function words(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return text.length > 200 || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) ? undefined : text;
}

export function ids(most: number) {
  const id = wholeWithin(1, 4_294_967_295);
  return (text: string): number[] | undefined => {
    const values = parts(text).map(id);
    return values.length > 0 && values.length <= most && values.every((value) => value !== undefined)
      ? [...new Set(values)].sort((a, b) => a - b)
      : undefined;
  };
}

/** In vocabulary order, so that each choice has one address. */
export function choices<const T extends string>(vocabulary: readonly T[]) {
  return (text: string): T[] | undefined => {
    const values = parts(text);
    const known: readonly string[] = vocabulary;
    if (values.length === 0 || values.some((value) => !known.includes(value))) return undefined;
    return vocabulary.filter((value) => values.includes(value));
  };
}

function parts(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

export function bounds(text: string): Bounds | undefined {
  const [west, south, east, north, ...more] = text.split(",");
  const box = {
    west: numberWithin(-180, 180)(west ?? ""),
    south: numberWithin(-90, 90)(south ?? ""),
    east: numberWithin(-180, 180)(east ?? ""),
    north: numberWithin(-90, 90)(north ?? ""),
  };
  if (more.length > 0 || box.west === undefined || box.east === undefined) return undefined;
  if (box.south === undefined || box.north === undefined || box.south > box.north) return undefined;
  return { west: box.west, south: box.south, east: box.east, north: box.north };
}

export function camera(text: string): Camera | undefined {
  const [lat, lng, height, ...more] = text.split(",");
  const latitude = numberWithin(-90, 90)(lat ?? "");
  const longitude = numberWithin(-180, 180)(lng ?? "");
  const zoom = numberWithin(0, 22)(height ?? "");
  if (more.length > 0 || latitude === undefined || longitude === undefined || zoom === undefined)
    return undefined;
  return { latitude, longitude, zoom };
}

/** The API parses it; only its format is checked here. */
export function area(text: string): string | undefined {
  return text.length <= 6_000 && /^\d{1,8}(\.\d{1,8}){4,4096}$/.test(text) ? text : undefined;
}

/** Areas as the map writes them; whether they can be drawn is for the API to say. */
export function drawn(text: string): string | undefined {
  return /^[\w-]+(\.[\w-]+){0,9}$/.test(text) && text.length <= 20_000 ? text : undefined;
}
