import { encodeAreas } from "@jobmap/contract/drawn-areas";
import { notFound } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { simplified } from "../../places/areas/simplify.ts";

const UNITS = 1e7;
/** Of the area's width: less than a pixel on most screens. */
const DETAIL = 1 / 1_500;

export const getOutline = route("GET map/outline", async ({ query }, { services }) => {
  const area = services.places.area(query.location);
  if (!area?.outlines || area.place.bounds === null) throw notFound("Area not found.");
  const [west, south, east, north] = area.place.bounds;
  const wide = Math.max((east - west + 360) % 360, north - south);
  const rings = simplified(area.outlines, wide * UNITS * DETAIL).map((ring) =>
    ring.map(([x, y]) => ({ latitude: y / UNITS, longitude: x / UNITS })),
  );
  return reply(
    { label: area.place.label, rings: encodeAreas(rings) },
    { headers: { "Cache-Control": "public, max-age=86400" } },
  );
});
