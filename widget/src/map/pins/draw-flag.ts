import type { MapCluster, MapPin } from "../types.ts";
import { clusterLabel, dress, type Item, name } from "./draw.ts";
import { makePlate, makeStackPlate, type PinState, pinClass, pinLabel, plateKey } from "./item.ts";
import type { PinOptions } from "./options.ts";
import type { Side } from "./place.ts";

/** A flag with its pay, or a dot. */
export function drawPin(item: Item, pin: MapPin, side: Side, state: PinState, options: PinOptions): void {
  item.offset = 12;
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

/** A flag with a number: several jobs at one place. */
export function drawStack(
  item: Item & { cluster: MapCluster },
  side: Side,
  numbers: Intl.NumberFormat,
  options: PinOptions,
): void {
  const count = numbers.format(item.cluster.count);
  item.offset = 12;
  dress(item, `jm-item ${side === "dot" ? "jm-dot" : `jm-pin jm-stack${side === "left" ? " is-left" : ""}`}`);
  fill(item, side === "dot" ? "" : count, () => makeStackPlate(options.strings.stackPlate(count)));
  if (options.interactive) name(item, clusterLabel(item.cluster, options.strings, count));
}

/** What an element shows is touched only when it changes: a node under a finger must not be replaced. */
function fill(item: Item, key: string, make: () => HTMLElement | undefined): void {
  if (key === item.drawn) return;
  item.drawn = key;
  const plate = key === "" ? undefined : make();
  item.element.replaceChildren(...(plate === undefined ? [] : [plate]));
}
