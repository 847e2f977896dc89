import type { Box } from "../taken.ts";
import { circleOf, plateOf, priorityOf, type Shown } from "./draw.ts";
import type { PinState } from "./item.ts";
import type { PinOptions } from "./layer.ts";
import type { PlateRuler } from "./measure.ts";
import { type Circle, type Flag, placeFlags, type Side } from "./place.ts";

export interface Arrangement {
  /** Plates stay in here. */
  readonly box: Box;
  /** The side an item had. */
  readonly before: (key: string) => Side | undefined;
  readonly ruler: PlateRuler;
  readonly numbers: Intl.NumberFormat;
  readonly options: PinOptions;
}

/** Measures the plates of what is in view, all in one layout, and gives each flag its side. */
export function arrange(
  shown: readonly Shown[],
  states: readonly (PinState | undefined)[],
  { box, before, ruler, numbers, options }: Arrangement,
): { sides: readonly (Side | undefined)[]; taken: readonly Box[] } {
  const plates = shown.map((one, i) =>
    options.plates ? plateOf(one, states[i], numbers, options) : undefined,
  );
  for (const plate of plates) if (plate !== undefined) ruler.expect(plate.key, plate.make);

  const circles: Circle[] = [];
  const flags: Flag[] = [];
  const indices: number[] = [];
  for (const [index, one] of shown.entries()) {
    const circle = circleOf(one);
    if (circle !== undefined) {
      circles.push(circle);
      continue;
    }
    const plate = plates[index];
    const state = states[index];
    const side = before(one.key);
    indices.push(index);
    flags.push({
      x: one.x,
      y: one.y,
      width: plate === undefined ? 0 : ruler.width(plate.key),
      priority: priorityOf(one, state),
      isLarge: state?.isSelected ?? false,
      ...(side === undefined ? {} : { before: side }),
    });
  }
  const placed = placeFlags(flags, circles, box);
  const sides: Side[] = [];
  for (const [i, index] of indices.entries()) sides[index] = placed.sides[i] ?? "dot";
  return { sides, taken: placed.taken };
}
