import type { arrange } from "./arrange.ts";
import type { drawPin, drawStack } from "./draw-flag.ts";
import type { PlateRuler } from "./measure.ts";

/**
 * How pins and stacks are drawn and find their places, once the code for it is here: an embed has nothing but circles at first, and it
 * comes with what brings the pins.
 */
export const flags: {
  arrange?: typeof arrange;
  drawPin?: typeof drawPin;
  drawStack?: typeof drawStack;
  PlateRuler?: typeof PlateRuler;
  css?: string;
} = {};
