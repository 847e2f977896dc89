/** The few modules of Leaflet that are used, so that the rest stays out of the bundle; typed by @types/leaflet. */
declare module "leaflet/src/map/Map.js" {
  export { Map } from "leaflet";
}
declare module "leaflet/src/geo/LatLng.js" {
  export { LatLng } from "leaflet";
}
declare module "leaflet/src/geometry/Point.js" {
  export { Point } from "leaflet";
}
declare module "leaflet/src/layer/Layer.js";
declare module "leaflet/src/map/handler/Map.Drag.js";
declare module "leaflet/src/map/handler/Map.TouchZoom.js";
declare module "leaflet/src/layer/tile/TileLayer.js" {
  export { TileLayer } from "leaflet";
}
