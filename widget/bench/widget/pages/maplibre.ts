import { Map as MapLibre } from "maplibre-gl";

/** MapLibre with its own clustering of GeoJSON, in a worker, drawn by WebGL. */
const map = new MapLibre({
  container: "map",
  center: [-76.2, 38.7],
  zoom: 7,
  style: {
    version: 8,
    sources: {
      tiles: { type: "raster", tiles: [`${location.origin}/tiles/{z}/{x}/{y}.png`], tileSize: 256 },
      jobs: { type: "geojson", data: "/jobs.geojson", cluster: true, clusterRadius: 50 },
    },
    layers: [
      { id: "tiles", type: "raster", source: "tiles" },
      {
        id: "pins",
        type: "circle",
        source: "jobs",
        paint: { "circle-radius": ["case", ["has", "point_count"], 16, 6], "circle-color": "#a8116b" },
      },
    ],
  },
});
map.on("render", () => {
  if ("pins" in document.body.dataset || !map.getLayer("pins")) return;
  if (map.queryRenderedFeatures({ layers: ["pins"] }).length > 0) document.body.dataset["pins"] = "";
});
