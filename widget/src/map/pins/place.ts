import { type Box, Taken } from "../taken.ts";

/** Where a pin's plate flies, or a dot where there is no room for one. */
export type Side = "right" | "left" | "dot";

export interface Flag {
  readonly x: number;
  readonly y: number;
  /** Pixels of the plate; 0 for a pin that has none. */
  readonly width: number;
  /** Higher ones choose first. */
  readonly priority: number;
  /** The side it had before, tried first so that flags do not flap while the map moves. */
  readonly before?: Side;
  readonly isLarge?: boolean;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Half a target of 24 pixels, and a little air. */
const FOOT = 13;
const AIR = 3;

/**
 * Gives each flag a side so that no plate covers another plate, a foot or a circle, or leaves `box`. Feet never move;
 * the selected flag (`isLarge`) always has a plate, on the side that hides less. Returns the sides in the order of
 * `flags`, and the space that names must keep clear of.
 */
export function placeFlags(
  flags: readonly Flag[],
  circles: readonly Circle[],
  box: Box,
): { sides: Side[]; taken: Box[] } {
  const room = new Taken();
  const taken: Box[] = [];
  const take = (space: Box): void => {
    room.add(space);
    taken.push(space);
  };
  for (const { x, y, radius } of circles)
    take([x - radius - 2, y - radius - 2, x + radius + 2, y + radius + 2]);
  const feet = flags.map(({ x, y }): Box => [x - FOOT, y - FOOT, x + FOOT, y + FOOT]);
  for (const foot of feet) take(foot);

  const sides: Side[] = flags.map(() => "dot");
  const order = flags
    .map((_, index) => index)
    .sort((a, b) => priority(flags, b) - priority(flags, a) || a - b);
  for (const index of order) {
    const flag = flags[index];
    if (flag === undefined || flag.width === 0) continue;
    const options: Side[] = flag.before === "left" ? ["left", "right"] : ["right", "left"];
    const fits = (side: Side): boolean => {
      const plate = plateBox(flag, side);
      return (
        plate[0] >= box[0] + 4 &&
        plate[2] <= box[2] - 4 &&
        plate[1] >= box[1] + 2 &&
        !room.hits(plate, AIR, feet[index])
      );
    };
    const side = options.find(fits) ?? (flag.isLarge ? lesserEvil(flag, circles, feet, box) : undefined);
    if (side === undefined) continue;
    sides[index] = side;
    take(plateBox(flag, side));
  }
  return { sides, taken };
}

/** The space of a plate and its staff. */
export function plateBox(flag: Pick<Flag, "x" | "y" | "width" | "isLarge">, side: Side): Box {
  const { x, y, width, isLarge } = flag;
  const top = y - (isLarge ? 44 : 35);
  const bottom = y - (isLarge ? 11 : 7);
  return side === "left" ? [x - width, top, x + 4, bottom] : [x - 4, top, x + width, bottom];
}

function lesserEvil(flag: Flag, circles: readonly Circle[], feet: readonly Box[], box: Box): Side {
  const cost = (side: Side): number => {
    const plate = plateBox(flag, side);
    const covered = new Taken();
    covered.add(plate);
    let sum = plate[0] < box[0] || plate[2] > box[2] ? 50 : 0;
    for (const { x, y, radius } of circles) {
      if (covered.hits([x - radius, y - radius, x + radius, y + radius])) sum++;
    }
    for (const foot of feet) if (covered.hits(foot)) sum++;
    return sum;
  };
  return cost("left") < cost("right") ? "left" : "right";
}

function priority(flags: readonly Flag[], index: number): number {
  return flags[index]?.priority ?? 0;
}
