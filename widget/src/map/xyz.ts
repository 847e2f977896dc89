/// <reference path="./leaflet-modules.d.ts" />
import type { Map as LeafletMap } from "leaflet";
import { TileLayer } from "leaflet/src/layer/tile/TileLayer.js";
import type { Credit, XyzTiles } from "./types.ts";

/** Puts a service's tiles under everything else. Loaded on demand: most maps have the built-in base map. */
export function addTiles(map: LeafletMap, tiles: XyzTiles): void {
  new TileLayer(tiles.url, { maxZoom: 24, maxNativeZoom: tiles.maxZoom ?? 19, detectRetina: false }).addTo(
    map,
  );
}

/** The service's credit without its markup: what it says, and where its first link leads. */
export function creditOf(tiles: XyzTiles): Credit {
  // Plain text needs no parser, which a page that requires Trusted Types would forbid.
  if (!/[<&]/.test(tiles.attribution)) return { text: tiles.attribution };
  const parsed = new DOMParser().parseFromString(tiles.attribution, "text/html");
  const url = parsed.querySelector("a")?.getAttribute("href") ?? "";
  const text = parsed.body.textContent.trim();
  return /^https?:\/\//.test(url) ? { text, url } : { text };
}
