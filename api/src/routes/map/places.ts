import { reply, route } from "../../http/dispatch.ts";

export const getPlaces = route("GET map/places", async ({ query }, { services }) => {
  const { q, limit, latitude, longitude, only } = query;
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const places = await services.places.autocomplete(q, {
    limit,
    onlyPoints: only === "points",
    ...(near ? { near } : {}),
  });
  return reply(places, { headers: { "Cache-Control": "public, max-age=3600" } });
});
