import { circleRadii } from "../../core/circle.ts";
import { worldX, worldY } from "../../core/mercator.ts";
import { type Camera, project } from "../camera.ts";
import type { MapCluster, MapData, MapPin } from "../types.ts";
import { isStack, type Shown } from "./shown.ts";

/** Items this far outside the view are kept, so that a drag does not uncover emptiness. */
const MARGIN = 200;

/** What is in view, with where it is in the element: clusters, pins, and pins besides the data's own. No circle reaches into another. */
export function itemsInView(camera: Camera, data: MapData, besides: Iterable<MapPin>): Shown[] {
  const { width, height } = camera.size;
  const shown: Shown[] = [];
  const put = (key: string, one: Pick<Shown, "pin" | "cluster">, place: MapPin | MapCluster): void => {
    const { x, y } = project(camera, place);
    if (x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN) return;
    const worldAt = { worldX: worldX(place.longitude), worldY: worldY(place.latitude) };
    shown.push({ key, ...one, ...worldAt, x, y, radius: 0 });
  };
  for (const cluster of data.clusters) {
    put(`c ${cluster.longitude} ${cluster.latitude} ${cluster.count}`, { cluster }, cluster);
  }
  const circles = shown.filter((one) => !isStack(one));
  const marks = circles.map(({ x, y, cluster }) => [x, y, cluster?.count ?? 0] as const);
  circleRadii(marks, camera.zoom).forEach((radius, i) => {
    const circle = circles[i];
    if (circle !== undefined) circle.radius = radius;
  });
  for (const pins of [data.pins, besides]) {
    for (const pin of pins) put(`p ${pin.id} ${pin.longitude} ${pin.latitude}`, { pin }, pin);
  }
  return shown;
}
