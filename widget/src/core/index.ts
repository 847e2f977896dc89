export * from "./basemap.ts";
export * from "./circle.ts";
export * from "./clusters.ts";
export * from "./geo.ts";
export * from "./mercator.ts";
export * from "./outline.ts";
export * from "./pay.ts";
export * from "./tile.ts";
