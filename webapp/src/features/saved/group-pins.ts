import { latitudeAt, longitudeAt, worldSize, worldX, worldY } from "@jobmap/widget/core";
import type { MapCluster, MapData, MapPin } from "@jobmap/widget/map";

/** Pins closer than this, in px, are merged into one cluster. */
const NEAR = 44;
/** The map's maximum zoom: pins that are still clustered there stay clustered. */
const DEEPEST = 17;

/** Several jobs in one cluster. */
export interface Group extends MapCluster {
  /** Each job id once, however many of its places are in the cluster. */
  readonly ids: readonly number[];
}

/**
 * Clusters a few hundred pins for a zoom level: lone pins stay as they are, nearby ones become clusters at their center. Places of one job
 * with no other job nearby are shown as the first of them.
 * @param apart ids of jobs whose pins are all shown, even those inside clusters
 */
export function groupPins(
  pins: readonly MapPin[],
  zoom: number,
  apart: readonly (number | null)[] = [],
): MapData<Group> {
  const size = worldSize(Math.floor(zoom));
  const groups: { x: number; y: number; members: MapPin[] }[] = [];
  for (const pin of pins) {
    const [x, y] = [worldX(pin.longitude) * size, worldY(pin.latitude) * size];
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < NEAR);
    if (near) near.members.push(pin);
    else groups.push({ x, y, members: [pin] });
  }
  const clusters: Group[] = [];
  const alone = new Set(pins.filter(({ id }) => apart.includes(id)));
  for (const { members } of groups) {
    const [first] = members;
    if (members.some(({ id }) => id !== first?.id)) clusters.push(groupOf(members, zoom));
    else if (first) alone.add(first);
  }
  return { pins: [...alone], clusters };
}

function groupOf(members: readonly MapPin[], zoom: number): Group {
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first] = members;
  const isOnePoint = members.every(
    ({ latitude, longitude }) => latitude === first?.latitude && longitude === first.longitude,
  );
  const ids = [...new Set(members.map(({ id }) => id))];
  return {
    longitude: longitudeAt(middle(members.map((pin) => worldX(pin.longitude)))),
    latitude: latitudeAt(middle(members.map((pin) => worldY(pin.latitude)))),
    count: ids.length,
    isStack: isOnePoint || zoom >= DEEPEST,
    ids,
  };
}

/** Whether a cluster that the map returns is one of these groups. */
export function isGroup(cluster: MapCluster): cluster is Group {
  return "ids" in cluster;
}
