import { arrange } from "./arrange.ts";
import { flags } from "./flags.ts";
import { PlateRuler } from "./measure.ts";

/** From now on every map has flags. */
export function withFlags(): void {
  flags.arrange = arrange;
  flags.PlateRuler = PlateRuler;
}
