import L from "leaflet";
import "leaflet.markercluster";
import "leaflet/dist/leaflet.css";
import "leaflet.markercluster/dist/MarkerCluster.css";
import "leaflet.markercluster/dist/MarkerCluster.Default.css";

/** Leaflet with its plugin for clusters, as its readme shows it. */
const map = L.map("map").setView([38.7, -76.2], 8);
L.tileLayer("/tiles/{z}/{x}/{y}.png", { maxZoom: 18 }).addTo(map);
const reply: GeoJSON.FeatureCollection<GeoJSON.Point> = await (await fetch("/jobs.geojson")).json();
const group = L.markerClusterGroup();
const icon = L.divIcon({ className: "pin", iconSize: [16, 16] });
for (const { geometry, properties } of reply.features) {
  const [lng = 0, lat = 0] = geometry.coordinates;
  group.addLayer(L.marker([lat, lng], { title: String(properties?.["title"]), icon }));
}
map.addLayer(group);
