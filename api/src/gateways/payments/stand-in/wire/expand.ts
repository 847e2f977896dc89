import type { State } from "../state.ts";
import { Fault } from "./fault.ts";

type Json = { [name: string]: unknown };

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** A copy of `reply` in which the ids at `paths` (`payment_intent.latest_charge`, `data.customer`) are replaced by their objects. */
export function expand(state: State, reply: object, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(plain(reply));
  for (const path of paths) expandIn(state, copy, path.split("."), path);
  return copy;
}

/** As it travels: amounts with fractions are texts. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

function expandIn(
  state: State,
  target: unknown,
  [name = "", ...rest]: readonly string[],
  path: string,
): void {
  if (Array.isArray(target)) {
    for (const each of target) expandIn(state, each, [name, ...rest], path);
    return;
  }
  if (!isObject(target)) return;
  if (!(name in target)) {
    const lines = name === "line_items" ? state.lineItemsOf(String(target["id"])) : undefined;
    if (!lines) throw new Fault(400, `This property cannot be expanded (${path}).`, { param: "expand[0]" });
    target[name] = plain(lines);
  }
  const value = target[name];
  if (typeof value === "string") {
    const found = state.any(value);
    if (found) target[name] = plain(found);
  }
  if (rest.length > 0) expandIn(state, target[name], rest, path);
}
