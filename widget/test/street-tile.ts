import { worldX, worldY } from "../src/core/mercator.ts";

/** A feature to write: its parts in degrees, as longitude and latitude. */
export interface Feature {
  readonly layer: string;
  /** 1 point, 2 line, 3 ring without its closing point. */
  readonly type: 1 | 2 | 3;
  readonly properties: Readonly<Record<string, string>>;
  readonly points: readonly (readonly [longitude: number, latitude: number])[];
}

const EXTENT = 4_096;

/** A Mapbox Vector Tile (version 2) with these features. They are not cut at its edges, which readers must bear. */
export function writeTile(
  features: readonly Feature[],
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
): Uint8Array {
  const tile: number[] = [];
  for (const [name, some] of Map.groupBy(features, ({ layer }) => layer)) {
    const keys = [...new Set(some.flatMap(({ properties }) => Object.keys(properties)))];
    const values = [...new Set(some.flatMap(({ properties }) => Object.values(properties)))];
    const layer: number[] = [...number(15, 2), ...text(1, name)];
    for (const { type, properties, points } of some) {
      const tags = Object.entries(properties).flatMap(([key, value]) => [
        keys.indexOf(key),
        values.indexOf(value),
      ]);
      const at = points.map(([longitude, latitude]) => [
        Math.round((worldX(longitude) * 2 ** z - x) * EXTENT),
        Math.round((worldY(latitude) * 2 ** z - y) * EXTENT),
      ]);
      layer.push(
        ...message(2, [
          ...message(2, tags.flatMap(varint)),
          ...number(3, type),
          ...message(4, geometry(type, at).flatMap(varint)),
        ]),
      );
    }
    layer.push(...keys.flatMap((key) => text(3, key)));
    layer.push(...values.flatMap((value) => message(4, text(1, value))));
    layer.push(...number(5, EXTENT));
    tile.push(...message(3, layer));
  }
  return Uint8Array.from(tile);
}

function geometry(type: number, points: readonly (readonly number[])[]): number[] {
  const commands: number[] = [];
  let [beforeX, beforeY] = [0, 0];
  for (const [i, [x = 0, y = 0]] of points.entries()) {
    if (i === 0) commands.push(1 | (1 << 3));
    if (i === 1) commands.push(2 | ((points.length - 1) << 3));
    commands.push(zigzag(x - beforeX), zigzag(y - beforeY));
    [beforeX, beforeY] = [x, y];
  }
  if (type === 3) commands.push(15);
  return commands;
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

function message(field: number, bytes: readonly number[]): number[] {
  return [...varint((field << 3) | 2), ...varint(bytes.length), ...bytes];
}

function text(field: number, value: string): number[] {
  return message(field, [...new TextEncoder().encode(value)]);
}

function number(field: number, value: number): number[] {
  return [...varint(field << 3), ...varint(value)];
}
