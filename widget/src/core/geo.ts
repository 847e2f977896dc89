/** A place in degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A box in degrees. `west > east` crosses the antimeridian, as in GeoJSON (RFC 7946, section 5.2). */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A map's view: its box, its zoom (256 pixels hold the world at zoom 0, fractions allowed), its size in CSS pixels. */
export interface Viewport extends Bounds {
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}
