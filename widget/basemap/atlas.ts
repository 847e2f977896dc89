import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";

export type Area = (Polygon | MultiPolygon) & { readonly id?: string | number };

/** An atlas with its areas by name, simplified to a level of detail. */
export interface Atlas {
  readonly topology: Topology;
  areas(object: string): readonly Area[];
}

/** @param file such as `us-atlas/counties-10m.json`, resolved as a package file */
export function readAtlas(file: string): (detail: number) => Atlas {
  const topology: unknown = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(file)), "utf8"));
  if (!isTopology(topology)) throw new Error(`${file} is not a TopoJSON topology.`);
  const weighted = presimplify(topology);
  return (detail) => {
    const at = detail === 0 ? weighted : simplify(weighted, detail);
    return { topology: at, areas: (object) => areasOf(at, object) };
  };
}

function areasOf(topology: Topology, name: string): Area[] {
  const object = topology.objects[name];
  if (object?.type !== "GeometryCollection") throw new Error(`The atlas has no collection "${name}".`);
  return (object as GeometryCollection).geometries.filter(
    (geometry): geometry is Area => geometry.type === "Polygon" || geometry.type === "MultiPolygon",
  );
}

function isTopology(value: unknown): value is Topology {
  return typeof value === "object" && value !== null && "type" in value && value.type === "Topology";
}
