import { PAY_UNITS, PRECISIONS, type Precision } from "@jobmap/contract/enums";
import type { Point } from "./geo.ts";
import { latitudeAt, longitudeAt } from "./mercator.ts";
import type { Pay } from "./pay.ts";

/** Several jobs, exactly `count`. All jobs of a stack share one point; `area` is the job list parameter that selects exactly these jobs. */
export interface Cluster extends Point {
  readonly count: number;
  readonly isStack: boolean;
  readonly area: string;
}

/** One job at its place. */
export interface Pin extends Point {
  readonly id: number;
  readonly precision: Precision;
  readonly pay: Pay | null;
}

/** One view of the map. */
export interface Clusters {
  /** Distinct jobs in view. */
  readonly total: number;
  readonly clusters: Cluster[];
  readonly pins: Pin[];
}

const VERSION = 1;
const HALF = 15;

/**
 * Reads the binary reply of `GET map/clusters`; `api/src/map/encode.ts` describes it.
 * @throws RangeError for bytes of another version, or that end too early
 */
export function decodeClusters(bytes: Uint8Array): Clusters {
  let at = 0;
  const byte = (): number => {
    const value = bytes[at++];
    if (value === undefined) throw new RangeError("The map's reply is cut short.");
    return value;
  };
  const number = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const next = byte();
      value += (next & 127) * scale;
      if (next < 128) return value;
    }
  };
  const half = (value: number): number => (value < HALF ? value : HALF + number());

  if (byte() !== VERSION) throw new RangeError("The map's reply is of another version.");
  const level = byte();
  const side = 2 ** level;
  const [column, row, columns, total, length, cells] = [
    number(),
    number(),
    number(),
    number(),
    number(),
    number(),
  ];
  const currencies: string[] = [];
  for (let left = number(); left > 0; left--) currencies.push(String.fromCharCode(byte(), byte(), byte()));

  const areas: number[][] = [];
  for (let i = 0, cell = -1; i < cells; i++) {
    const halves = byte();
    cell += 1 + half(halves >> 4);
    const back = half(halves & HALF);
    if (back === 0) areas.push([cell]);
    else areas[areas.length - back]?.push(cell);
  }
  const xs = at;
  at += 2 * length;
  const counts = areas.map(number);

  const result: Clusters = { total, clusters: [], pins: [] };
  let id = 0;
  areas.forEach((area, i) => {
    const value = counts[i] ?? 0;
    const place = (offset: number, origin: number, steps: readonly number[]): number => {
      const first = Math.min(...steps);
      const high = bytes[xs + offset + i] ?? 0;
      const share = value === 0 ? (high * 256 + byte()) / 65_535 : high / 255;
      return (origin + first + share * (Math.max(...steps) - first + 1)) / side;
    };
    const x = place(
      0,
      column,
      area.map((cell) => cell % columns),
    );
    const point = {
      longitude: longitudeAt(x - Math.floor(x)),
      latitude: latitudeAt(
        place(
          length,
          row,
          area.map((cell) => Math.floor(cell / columns)),
        ),
      ),
    };
    if (value > 0) {
      const text = [level, column, row, columns, ...area].join(".");
      result.clusters.push({ ...point, count: (value >> 1) + 1, isStack: value % 2 === 1, area: text });
      return;
    }
    const step = number();
    id += step % 2 === 1 ? -(step + 1) / 2 : step / 2;
    const traits = byte();
    const precision = PRECISIONS[traits & 3] ?? "CITY";
    let pay: Pay | null = null;
    if ((traits & 4) !== 0) {
      const currency = currencies[number()] ?? "";
      const min = number();
      const max = (traits & 8) === 0 ? null : min + number();
      pay = { currency, min, max, unit: PAY_UNITS[traits >> 4] ?? "YEAR" };
    }
    result.pins.push({ ...point, id, precision, pay });
  });
  return result;
}
