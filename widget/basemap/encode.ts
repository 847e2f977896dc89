import { LATER_LAYERS, NAME_KINDS, SHAPE_LAYERS, type ShapeLayer, type Tile } from "../src/core/tile.ts";

/** The wire form of a tile; the reverse of `decodeTile`, which says what it is. */
export function encodeTile(tile: Tile): Uint8Array {
  const bytes: number[] = [];
  const unsigned = (value: number): void => {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  const signed = (value: number): void => unsigned(value < 0 ? -2 * value - 1 : 2 * value);

  const shapes = (layer: ShapeLayer): void => {
    const lines = tile.shapes[layer];
    unsigned(lines.length);
    let x = 0;
    let y = 0;
    for (const line of lines) {
      unsigned(line.length / 2);
      for (let i = 0; i < line.length; i += 2) {
        const nextX = line[i] ?? 0;
        const nextY = line[i + 1] ?? 0;
        signed(nextX - x);
        signed(nextY - y);
        x = nextX;
        y = nextY;
      }
    }
  };
  SHAPE_LAYERS.forEach(shapes);
  unsigned(tile.names.length);
  let x = 0;
  let y = 0;
  for (const name of tile.names) {
    unsigned(NAME_KINDS.indexOf(name.kind));
    unsigned(name.rank);
    signed(name.x - x);
    signed(name.y - y);
    x = name.x;
    y = name.y;
    if (name.kind === "water") {
      const { angle, size, from, to } = name.water ?? { angle: 0, size: 0, from: 0, to: 0 };
      signed(angle);
      unsigned(size);
      unsigned(Math.round(from * 10));
      unsigned(Math.round(to * 10));
    }
    const text = new TextEncoder().encode(name.text);
    unsigned(text.length);
    for (const byte of text) bytes.push(byte);
  }
  LATER_LAYERS.forEach(shapes);
  return Uint8Array.from(bytes);
}
