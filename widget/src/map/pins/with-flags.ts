import { arrange } from "./arrange.ts";
import { drawPin, drawStack } from "./draw-flag.ts";
import { flags } from "./flags.ts";
import { PlateRuler } from "./measure.ts";
import { PIN_CSS } from "./styles.ts";

/** From now on every map has pins and flags. */
export function withFlags(): void {
  Object.assign(flags, { arrange, drawPin, drawStack, PlateRuler, css: PIN_CSS });
}
