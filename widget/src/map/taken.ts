/** A box in pixels: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return a[0] < b[2] + gap && a[2] > b[0] - gap && a[1] < b[3] + gap && a[3] > b[1] - gap;
}

const CELL = 64;
const SPAN = 4096;

/** Space already given away. Boxes are kept by the 64 pixel squares they touch, so asking stays cheap at any number. */
export class Taken {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    this.#visit(box, 0, (key) => {
      const list = this.#cells.get(key);
      if (list === undefined) this.#cells.set(key, [box]);
      else list.push(box);
      return false;
    });
  }

  /** A box that has a point in it. */
  at(x: number, y: number): Box | undefined {
    const list = this.#cells.get(Math.floor(x / CELL) * SPAN + Math.floor(y / CELL));
    return list?.find((box) => overlaps([x, y, x, y], box));
  }

  /** Whether a box comes nearer than `gap` to any other than `except`. */
  hits(box: Box, gap = 0, except?: Box): boolean {
    return this.#visit(box, gap, (key) => {
      const list = this.#cells.get(key);
      return list?.some((other) => other !== except && overlaps(box, other, gap)) ?? false;
    });
  }

  #visit(box: Box, gap: number, visitor: (key: number) => boolean): boolean {
    const right = Math.floor((box[2] + gap) / CELL);
    const bottom = Math.floor((box[3] + gap) / CELL);
    for (let x = Math.floor((box[0] - gap) / CELL); x <= right; x++) {
      for (let y = Math.floor((box[1] - gap) / CELL); y <= bottom; y++) {
        if (visitor(x * SPAN + y)) return true;
      }
    }
    return false;
  }
}
