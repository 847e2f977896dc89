import { PAY_UNITS, PRECISIONS } from "@jobmap/contract/enums";
import type { ClusterSet, ClusterView, MapView, PinView } from "../cluster/cluster-set.ts";
import { latitudeAt, longitudeAt } from "../core/geo.ts";
import type { JobPay } from "../core/types.ts";
import { areaTexts } from "./area.ts";

/** What a map shows, as objects in degrees: the content of the binary wire format, for clients that cannot read it. */
export function clustersToJson(set: ClusterSet): MapView {
  const clusters: ClusterView[] = [];
  const pins: PinView[] = [];
  const side = 2 ** set.level;
  for (const [i, area] of areaTexts(set).entries()) {
    const latitude = latitudeAt((set.row + set.y[i]!) / side);
    const longitude = longitudeAt((set.column + set.x[i]!) / side);
    const count = set.count[i]!;
    if (count > 1) clusters.push({ latitude, longitude, count, isStack: set.stack[i] === 1, area });
    else {
      const precision = PRECISIONS[set.precision[i]!]!;
      pins.push({ id: set.id[i]!, latitude, longitude, precision, pay: payOf(set, i) });
    }
  }
  return { total: set.total, clusters, pins };
}

function payOf(set: ClusterSet, i: number): JobPay | null {
  const min = set.payMin[i]!;
  if (min < 0) return null;
  const max = set.payMax[i]!;
  return {
    currency: set.currencies[set.payCurrency[i]!]!,
    min,
    max: max < 0 ? null : max,
    unit: PAY_UNITS[set.payUnit[i]!]!,
  };
}
