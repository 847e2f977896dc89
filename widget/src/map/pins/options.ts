import type { MapStrings } from "../strings.ts";
import type { MapCluster, MapPin } from "../types.ts";

/** Events of pins and clusters. */
export interface PinEvents {
  readonly pinClick: (pin: MapPin) => void;
  readonly pinHover: (pin: MapPin | null) => void;
  readonly clusterClick: (cluster: MapCluster) => void;
}

/** How pins are drawn. */
export interface PinOptions {
  readonly interactive: boolean;
  readonly plates: boolean;
  readonly locale: string;
  readonly strings: MapStrings;
}
