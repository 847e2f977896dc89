import type { Cluster, Data, Pin } from "@jobmap/contract";
import type { MapView } from "../map/index.ts";

/** The map's JSON response: single jobs as pins, the rest as clusters. */
export function presentClusters({ total, clusters, pins }: MapView): Data<"GET map/clusters"> {
  return {
    total,
    clusters: clusters.map(
      ({ latitude, longitude, count, isStack, area }): Cluster => ({
        latitude,
        longitude,
        count,
        is_stack: isStack,
        area,
      }),
    ),
    pins: pins.map(
      ({ id, latitude, longitude, precision, pay }): Pin => ({
        id,
        latitude,
        longitude,
        precision,
        base_salary: presentPay(pay),
      }),
    ),
  };
}

function presentPay(pay: MapView["pins"][number]["pay"]): Pin["base_salary"] {
  if (!pay || pay.min === null) return null;
  return { currency: pay.currency, min: pay.min, max: pay.max, unit: pay.unit };
}
