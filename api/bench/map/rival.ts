import type { Feature, Point } from "geojson";
import Supercluster from "supercluster";
import type { Bounds, IndexedJob } from "../../src/map/index.ts";

type JobFeature = Feature<Point, { id: number }>;

/** The points of jobs as supercluster takes them. */
export function featuresOf(jobs: Iterable<IndexedJob>): JobFeature[] {
  const features: JobFeature[] = [];
  for (const { id, locations } of jobs)
    for (const { longitude, latitude } of locations)
      features.push({
        type: "Feature",
        properties: { id },
        geometry: { type: "Point", coordinates: [longitude, latitude] },
      });
  return features;
}

/** supercluster as maps use it: 60 pixels, clusters down to zoom 16. */
export function loadSupercluster(features: JobFeature[]): Supercluster<{ id: number }> {
  return new Supercluster<{ id: number }>({ radius: 60, maxZoom: 16 }).load(features);
}

export function clustersOf(index: Supercluster<{ id: number }>, view: Bounds, zoom: number) {
  return index.getClusters([view.west, view.south, view.east, view.north], zoom);
}
