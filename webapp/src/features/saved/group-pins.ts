import { latitudeAt, longitudeAt, worldSize, worldX, worldY } from "@jobmap/widget/core";
import type { MapCluster, MapData, MapPin } from "@jobmap/widget/map";

/** Pins nearer than this, in px, stand as one circle. */
const NEAR = 44;
/** Closer in than this the map does not go: whoever is still together stays so. */
const DEEPEST = 17;

/** Several jobs in one circle. */
export interface Group extends MapCluster {
  /** Each once, however many of its places are in there. */
  readonly ids: readonly number[];
}

/**
 * What the map shows of a few hundred pins at a zoom: those alone as they are, those together as circles at their middle. Places of one
 * job that nothing else is near stand as the first of them.
 * @param apart ids of jobs whose pins are all shown, also those that stand in circles
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

/** Whether a cluster is one of ours, as the map gives it back. */
export function isGroup(cluster: MapCluster): cluster is Group {
  return "ids" in cluster;
}
