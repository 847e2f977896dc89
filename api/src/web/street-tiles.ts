import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Context, Middleware } from "koa";
import type { StreetsGateway } from "../gateways/streets/index.ts";

const TILE = /^\/map\/tiles\/([0-9a-f]{12})\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.mvt$/;

/**
 * Streets from `MAP_PMTILES`: `/map/streets.json` says where there are any (`null` if nowhere), `/map/tiles/…` are their vector tiles. Any
 * page may read them: embeds draw them too.
 */
export function streetTiles(streets: StreetsGateway): Middleware {
  const description = streets && {
    version: streets.version,
    minZoom: streets.header.minZoom,
    maxZoom: streets.header.maxZoom,
    bounds: streets.header.bounds,
  };
  return async (ctx, next) => {
    if (!ctx.path.startsWith("/map/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    const isDescription = ctx.path === "/map/streets.json";
    const tile = TILE.exec(ctx.path);
    if (!isDescription && tile === null) return next();
    ctx.set({ "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" });
    if (isDescription) {
      ctx.set("Cache-Control", "public, max-age=300");
      ctx.type = "json";
      ctx.body = JSON.stringify(description);
      return;
    }
    const [, version = "", z = 0, x = 0, y = 0] = tile ?? [];
    await sendTile(ctx, streets, version, [Number(z), Number(x), Number(y)]);
  };
}

async function sendTile(
  ctx: Context,
  streets: StreetsGateway,
  version: string,
  [z, x, y]: readonly [number, number, number],
): Promise<void> {
  const isTile = Math.max(x, y) < 2 ** z;
  if (streets === null || version !== streets.version || !isTile) {
    ctx.status = 404;
    ctx.set("Cache-Control", "no-store");
    ctx.type = "text";
    ctx.body = "Tile not found.";
    return;
  }
  const stored = await streets.tile(z, x, y);
  ctx.set("Cache-Control", "public, max-age=31536000, immutable");
  if (stored === null) {
    ctx.status = 204;
    return;
  }
  ctx.type = "application/vnd.mapbox-vector-tile";
  ctx.vary("Accept-Encoding");
  const isSent = stored.compression === "gzip" && ctx.acceptsEncodings("gzip") === "gzip";
  if (isSent) ctx.set("Content-Encoding", "gzip");
  ctx.body = stored.compression === "none" || isSent ? stored.bytes : await promisify(gunzip)(stored.bytes);
}
