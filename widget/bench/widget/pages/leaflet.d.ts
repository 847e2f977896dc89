import type { LayerGroup } from "leaflet";

declare module "leaflet" {
  function markerClusterGroup(): LayerGroup;
}
