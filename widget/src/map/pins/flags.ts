import type { arrange } from "./arrange.ts";
import type { PlateRuler } from "./measure.ts";

/**
 * How flags find their places, once the code for it is here: an embed has nothing but circles at first, and it comes with what
 * brings the pins. Until then a pin is a dot.
 */
export const flags: { arrange?: typeof arrange; PlateRuler?: typeof PlateRuler } = {};
