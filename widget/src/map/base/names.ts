import { worldSize } from "../../core/mercator.ts";
import { breadthOf } from "../../core/tile.ts";
import { type Box, Taken } from "../taken.ts";
import { type Candidate, isTown, type NameStyle, styleOf } from "./name-style.ts";

/** A name that found room. `x`, `y` is the start of its baseline, or its middle when it is turned. */
export interface PlacedName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly style: NameStyle;
  /** Radians; names that are not turned have none. */
  readonly angle: number | null;
  readonly mark: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly isSquare: boolean;
  } | null;
  /** The space it takes. */
  readonly boxes: readonly Box[];
}

export type Measure = (text: string, style: NameStyle) => number;

export interface NameRoom {
  readonly zoom: number;
  /** Names stay in here. */
  readonly box: Box;
  /** Pins, plates and circles: names keep clear of them and may speak for the town one of them covers. */
  readonly pins: readonly Box[];
  /** Whatever else is taken. */
  readonly taken: readonly Box[];
  readonly measure: Measure;
}

/** A name may be this much wider than its area. */
const NAME_BREADTH = 1.15;
/** Air around towns, so that a region stays readable. */
const TOWN_AIR = 9;
const COUNTY_AIR = 12;
/** One town, and one county, for so many square pixels. */
const TOWN_PIXELS = 15_000;
const COUNTY_PIXELS = 60_000;
/** From this rank on (65,000 people) a town is named even where pins cover its place: beside them, without its dot. */
const LANDMARK = 64;
/** Pixels within which an ocean is not named twice. */
const REPEAT = 900;

/** Finds room for names, in their order, one a step. None comes near another, or what is taken, or leaves the box. */
export function* placeNames(names: readonly Candidate[], room: NameRoom): Generator<void, PlacedName[]> {
  const placer = new Placer(room);
  const placed: PlacedName[] = [];
  const { box } = room;
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  const left = { town: Math.ceil(area / TOWN_PIXELS), county: Math.ceil(area / COUNTY_PIXELS) };
  for (const name of names) {
    const budget = isTown(name) ? "town" : name.kind === "county" ? "county" : undefined;
    if (budget !== undefined && left[budget] === 0) continue;
    if (name.kind === "water" && placed.some((other) => isRepeated(name, other))) continue;
    yield;
    const found = placer.place(name);
    if (found === undefined) continue;
    placed.push(found);
    if (budget !== undefined) left[budget]--;
  }
  return placed;
}

/** An ocean is named again only where the first name is out of sight. */
function isRepeated(name: Candidate, other: PlacedName): boolean {
  return other.text === name.text && Math.hypot(other.x - name.x, other.y - name.y) < REPEAT;
}

class Placer {
  readonly #room: NameRoom;
  readonly #taken = new Taken();
  readonly #pins = new Taken();
  /** Pins that already have a name beside them. */
  readonly #spoken = new Set<Box>();

  constructor(room: NameRoom) {
    this.#room = room;
    for (const box of room.taken) this.#taken.add(box);
    for (const box of room.pins) {
      this.#taken.add(box);
      this.#pins.add(box);
    }
  }

  place(name: Candidate): PlacedName | undefined {
    const style = styleOf(name, this.#room.zoom);
    const width = this.#room.measure(name.text, style);
    if (name.water !== undefined) return this.#placeWater(name, style, width, name.water.angle);
    return isTown(name) ? this.#placeTown(name, style, width) : this.#placeArea(name, style, width);
  }

  #placeWater(name: Candidate, style: NameStyle, width: number, degrees: number): PlacedName | undefined {
    const angle = (degrees * Math.PI) / 180;
    const boxes: Box[] = [];
    const steps = Math.max(4, Math.ceil(width / style.size));
    const half = style.size * 0.55;
    for (let i = 0; i <= steps; i++) {
      const along = (i / steps - 0.5) * width;
      const [x, y] = [name.x + Math.cos(angle) * along, name.y + Math.sin(angle) * along];
      boxes.push([x - half, y - half, x + half, y + half]);
    }
    if (!boxes.every((one) => this.#isFree(one, 0))) return undefined;
    for (const one of boxes) this.#taken.add(one);
    return { text: name.text, x: name.x, y: name.y, style, angle, mark: null, boxes };
  }

  #placeArea(name: Candidate, style: NameStyle, width: number): PlacedName | undefined {
    // The space after the last letter is not seen.
    const seen = width - style.spacing;
    const breadth = (breadthOf(name.rank) / 360) * worldSize(this.#room.zoom);
    if (name.kind !== "country" && seen > breadth * NAME_BREADTH) return undefined;
    const x = name.x - seen / 2;
    const air = name.kind === "county" ? COUNTY_AIR : 4;
    for (const shift of [0, 14, -14, 28, -28]) {
      const y = name.y + shift + style.size * 0.36;
      const one: Box = [x, y - style.size * 0.8, x + seen, y + 3];
      if (!this.#isFree(one, air)) continue;
      this.#taken.add(one);
      return { text: name.text, x, y, style, angle: null, mark: null, boxes: [one] };
    }
    return undefined;
  }

  #placeTown(name: Candidate, style: NameStyle, width: number): PlacedName | undefined {
    const { x, y } = name;
    const isSquare = name.kind === "capital";
    const radius = isSquare ? 3.2 : name.rank >= 65 ? 2.8 : 2.1;
    const dot: Box = [x - 3, y - 3, x + 3, y + 3];
    if (this.#taken.hits(dot, 2))
      return name.rank >= LANDMARK ? this.#placeBeside(name, style, width) : undefined;
    const places = [
      [x + 6, y + style.size * 0.35],
      [x - 6 - width, y + style.size * 0.35],
      [x - width / 2, y - 7],
      [x - width / 2, y + style.size + 4],
    ] as const;
    for (const [left, base] of places) {
      const one: Box = [left, base - style.size * 0.85, left + width, base + 3];
      if (!this.#isFree(one, TOWN_AIR)) continue;
      this.#taken.add(one);
      this.#taken.add(dot);
      const mark = { x, y, radius, isSquare };
      return { text: name.text, x: left, y: base, style, angle: null, mark, boxes: [one, dot] };
    }
    return undefined;
  }

  /** Beside the circle or flag that covers a town, without a dot; it speaks for one town only. */
  #placeBeside(name: Candidate, style: NameStyle, width: number): PlacedName | undefined {
    const cover = this.#pins.at(name.x, name.y);
    if (cover === undefined || this.#spoken.has(cover)) return undefined;
    const [left, top, right, bottom] = cover;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const places = [
      [x - width / 2, bottom + style.size * 0.9],
      [right + 3, y + style.size * 0.35],
      [left - 3 - width, y + style.size * 0.35],
      [x - width / 2, top - 5],
      [x, bottom + style.size * 0.9],
      [x - width, bottom + style.size * 0.9],
      [x, top - 5],
      [x - width, top - 5],
    ] as const;
    for (const [start, base] of places) {
      const one: Box = [start, base - style.size * 0.8, start + width, base + 2];
      if (!this.#isFree(one, 0)) continue;
      this.#taken.add(one);
      this.#spoken.add(cover);
      return { text: name.text, x: start, y: base, style, angle: null, mark: null, boxes: [one] };
    }
    return undefined;
  }

  #isFree(one: Box, air: number): boolean {
    const { box } = this.#room;
    const isWithin = one[0] >= box[0] && one[1] >= box[1] && one[2] <= box[2] && one[3] <= box[3];
    return isWithin && !this.#taken.hits(one, air);
  }
}
