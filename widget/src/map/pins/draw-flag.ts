import type { MapCluster, MapPin } from "../types.ts";
import { clusterLabel, dress, name } from "./dress.ts";
import { makePlate, makeStackPlate, type PinState, pinClass, pinLabel, plateKey } from "./item.ts";
import type { PinOptions } from "./options.ts";
import type { Side } from "./place.ts";
import type { Item } from "./shown.ts";

/** Half a target of 24 pixels. */
const FOOT = 12;

/** A flag with its pay, or a dot. */
export function drawPin(item: Item, pin: MapPin, side: Side, state: PinState, options: PinOptions): void {
  item.offset = FOOT;
  dress(item, pinClass(pin, side, state));
  const { pay } = pin;
  fill(item, side === "dot" || pay === null ? "" : plateKey(pay, state), () =>
    pay === null ? undefined : makePlate(pay, state.isSaved, options.locale),
  );
  if (!options.interactive) return;
  name(item, pinLabel(pin, state, options.strings, options.locale));
  if (state.isSelected) item.element.setAttribute("aria-current", "true");
  else item.element.removeAttribute("aria-current");
}

/** A flag with a number: several jobs at one place. Without room for a flag it is a small circle, never a dot: a dot is one job. */
export function drawStack(
  item: Item & { cluster: MapCluster },
  side: Side,
  numbers: Intl.NumberFormat,
  options: PinOptions,
): void {
  const count = numbers.format(item.cluster.count);
  const isFlag = side !== "dot";
  item.offset = FOOT;
  dress(item, `jm-item ${isFlag ? `jm-pin jm-stack${side === "left" ? " is-left" : ""}` : "jm-cluster"}`);
  const size = isFlag ? "" : `${2 * FOOT}px`;
  const fontSize = isFlag ? "" : `${Math.max(7, 13 - 1.5 * count.length)}px`;
  Object.assign(item.element.style, { width: size, height: size, fontSize });
  fill(item, `${side === "dot"} ${count}`, () =>
    isFlag ? makeStackPlate(options.strings.stackPlate(count)) : count,
  );
  if (options.interactive) name(item, clusterLabel(item.cluster, options.strings, count));
}

/** What an element shows is touched only when it changes: a node under a finger must not be replaced. */
function fill(item: Item, key: string, make: () => HTMLElement | string | undefined): void {
  if (key === item.drawn) return;
  item.drawn = key;
  const plate = key === "" ? undefined : make();
  item.element.replaceChildren(...(plate === undefined ? [] : [plate]));
}
