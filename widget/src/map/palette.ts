/**
 * Colors of the chart, each a CSS color. The names are those of the custom properties without their prefix: `land` is
 * `--jm-map-land`, `neat` is `--jm-map-neat`.
 */
export interface Palette {
  /** Open water. */
  readonly water: string;
  /** Shore bands, outermost first. */
  readonly "shoal-1": string;
  readonly "shoal-2": string;
  readonly "shoal-3": string;
  readonly land: string;
  /** Land of other countries. */
  readonly abroad: string;
  readonly coast: string;
  readonly state: string;
  readonly county: string;
  readonly river: string;
  readonly park: string;
  readonly building: string;
  /** Names of streets. */
  readonly street: string;
  /** The edges of a road, and what lies between them. */
  readonly road: string;
  readonly "road-core": string;
  /** The same between the edges of main roads. */
  readonly highway: string;
  /** The graticule. */
  readonly grid: string;
  /** Names of towns, of states and counties, of waters. */
  readonly town: string;
  readonly area: string;
  readonly sea: string;
  /** Behind names on land. */
  readonly halo: string;
  /** Ticks of the frame, and the paper between them. */
  readonly neat: string;
  readonly paper: string;
  /** The search radius and what is written on it. */
  readonly ink: string;
}
