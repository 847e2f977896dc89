/// <reference path="./leaflet-modules.d.ts" />
import type { LatLng as LeafletLatLng, Map as LeafletMap, MapOptions } from "leaflet";
import "leaflet/src/layer/Layer.js";
import "leaflet/src/map/handler/Map.Drag.js";
import "leaflet/src/map/handler/Map.TouchZoom.js";
import { Map as LeafletMapClass } from "leaflet/src/map/Map.js";
import { MAX_LATITUDE } from "../core/mercator.ts";
import type { CameraOptions } from "./make-camera.ts";

/** What Leaflet's own handlers use to move the view within an animation. */
export interface Moving {
  _moveStart(zoomChanged: boolean, noMoveStart: boolean): unknown;
  _move(center: LeafletLatLng, zoom: number, data: { pinch: true; round: false }): unknown;
  _moveEnd(zoomChanged: boolean): unknown;
  _stop(): unknown;
}

/** A map with what its handlers use. */
export type MovingMap = LeafletMap & Moving & { readonly dragging?: { moved(): boolean } };

/** What a map of Leaflet needs besides our own style. */
export const LEAFLET_CSS = `
.jm-map .leaflet-pane,.jm-map .leaflet-tile,.jm-map .leaflet-tile-container,.jm-map .leaflet-layer{position:absolute;left:0;top:0}
.jm-map .leaflet-pane{z-index:400}
.jm-map .leaflet-tile-pane{z-index:200}
.jm-map .leaflet-tile{max-width:none;max-height:none;width:auto;padding:0;visibility:hidden;user-select:none;mix-blend-mode:plus-lighter}
.jm-map .leaflet-tile-loaded{visibility:inherit}
.jm-map.leaflet-dragging{cursor:grabbing}`;

/** Leaflet's map in an element: of its own it drags and pinches, and animates nothing but pans and flights. */
export function makeLeaflet(element: HTMLElement, options: CameraOptions): MovingMap {
  const settings: MapOptions = {
    center: [options.center.latitude, options.center.longitude],
    zoom: options.zoom,
    minZoom: options.minZoom,
    maxZoom: options.maxZoom,
    zoomSnap: options.snap ? 1 : 0,
    zoomAnimation: false,
    dragging: options.interactive,
    touchZoom: options.interactive,
    bounceAtZoomLimits: false,
    trackResize: false,
    maxBounds: [
      [-MAX_LATITUDE, Number.NEGATIVE_INFINITY],
      [MAX_LATITUDE, Number.POSITIVE_INFINITY],
    ],
  };
  return new LeafletMapClass(element, settings) as MovingMap;
}
