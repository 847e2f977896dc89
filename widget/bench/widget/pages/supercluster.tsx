import L from "leaflet";
import "leaflet/dist/leaflet.css";
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import Supercluster from "supercluster";

/** Leaflet, supercluster in the browser, and Preact around them with a list: how such an embed is usually made. */
type Job = { id: number; title: string };

function Embed() {
  const place = useRef<HTMLDivElement>(null);
  const [jobs, setJobs] = useState<Job[]>([]);
  useEffect(() => {
    if (place.current === null) return;
    const map = L.map(place.current).setView([38.7, -76.2], 8);
    L.tileLayer("/tiles/{z}/{x}/{y}.png", { maxZoom: 18 }).addTo(map);
    const markers = L.layerGroup().addTo(map);
    const index = new Supercluster<Job>({ radius: 60, maxZoom: 16 });
    const show = () => {
      const box = map.getBounds();
      markers.clearLayers();
      for (const found of index.getClusters(
        [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()],
        map.getZoom(),
      )) {
        const [lng = 0, lat = 0] = found.geometry.coordinates;
        const text = "cluster" in found.properties ? String(found.properties.point_count) : "";
        const icon = L.divIcon({ className: "pin", html: text, iconSize: [30, 30] });
        L.marker([lat, lng], { icon }).addTo(markers);
      }
    };
    void fetch("/jobs.geojson")
      .then((reply) => reply.json())
      .then(({ features }: GeoJSON.FeatureCollection<GeoJSON.Point, Job>) => {
        index.load(features);
        show();
        map.on("moveend", show);
        setJobs(features.slice(0, 20).map(({ properties }) => properties));
      });
  }, []);
  return (
    <>
      <ol>
        {jobs.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <div ref={place} className="map" />
    </>
  );
}

const root = document.getElementById("map");
if (root !== null) render(<Embed />, root);
