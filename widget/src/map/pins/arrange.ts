import type { Box } from "../taken.ts";
import type { MapPin } from "../types.ts";
import { makePlate, makeStackPlate, type PinState, plateKey } from "./item.ts";
import type { PlateRuler } from "./measure.ts";
import type { PinOptions } from "./options.ts";
import { type Circle, type Flag, placeFlags, type Side } from "./place.ts";
import { circleOf, isStack, type Shown } from "./shown.ts";

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
  shown.forEach((one, index) => {
    const circle = circleOf(one);
    if (circle !== undefined) {
      circles.push(circle);
      return;
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
  });
  const placed = placeFlags(flags, circles, box);
  const sides: Side[] = [];
  indices.forEach((index, i) => {
    sides[index] = placed.sides[i] ?? "dot";
  });
  return { sides, taken: placed.taken };
}

/** The plate an item would have, by a key that tells its width. */
function plateOf(
  one: Shown,
  state: PinState | undefined,
  numbers: Intl.NumberFormat,
  { locale, strings }: PinOptions,
): { key: string; make: () => HTMLElement } | undefined {
  if (isStack(one)) {
    const text = strings.stackPlate(numbers.format(one.cluster.count));
    return { key: text, make: () => makeStackPlate(text) };
  }
  const { pin } = one;
  if (pin?.pay == null || state === undefined) return undefined;
  const { pay } = pin;
  return { key: plateKey(pay, state), make: () => sized(makePlate(pay, state.isSaved, locale), state) };
}

/** A plate measured outside its pin gets the rules of its states from a wrapper. */
function sized(plate: HTMLElement, state: PinState): HTMLElement {
  if (state.isSelected) Object.assign(plate.style, { fontSize: "16px", padding: "0 9px" });
  else if (state.isOpened) plate.style.fontWeight = "500";
  return plate;
}

function priorityOf(one: Shown, state: PinState | undefined): number {
  if (isStack(one)) return 2 + one.cluster.count / 1e9;
  if (state === undefined || one.pin === undefined) return 0;
  if (state.isSelected) return 5;
  const isMarked = state.isSaved || state.isNew || state.isOpened;
  return (isMarked ? 3 : 1) + yearly(one.pin) / 1e12;
}

const HOURS: Readonly<Record<string, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

function yearly({ pay }: MapPin): number {
  return pay === null ? 0 : pay.min * (HOURS[pay.unit] ?? 1);
}
