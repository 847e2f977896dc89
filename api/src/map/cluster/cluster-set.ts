import type { Precision } from "@jobmap/contract/enums";
import type { JobPay } from "../core/types.ts";

/**
 * Clusters of a viewport, as columns; entry `i` of each column belongs to cluster `i < length`. The columns are reused: the next call of
 * `clusters` overwrites them, so encode or copy them at once.
 */
export interface ClusterSet {
  readonly length: number;
  /** Distinct jobs in all clusters together; a job with points in two of them counts once here. */
  readonly total: number;
  readonly zoom: number;
  /** Quadtree level of the cells. */
  readonly level: number;
  /** The grid of cells around the viewport: `columns` × `rows` cells from (`column`, `row`); columns wrap round the world. */
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  /** Position in cells from the grid's north-west corner. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Distinct jobs. */
  readonly count: Uint32Array;
  /** 1 if two or more jobs share one exact point: open a list instead of zooming. */
  readonly stack: Uint8Array;
  /** Row-major numbers in the grid of each occupied cell, ascending, and the cluster it belongs to. */
  readonly cellCount: number;
  readonly cell: Uint32Array;
  readonly cellCluster: Uint16Array;
  /** The job of a single-job cluster, the first job of a stack; 0 otherwise. */
  readonly id: Uint32Array;
  /** Index in PRECISIONS of that job's point. */
  readonly precision: Uint8Array;
  /** Pay of a single job: minor units, −1 if not stated. */
  readonly payMin: Float64Array;
  readonly payMax: Float64Array;
  /** Index in PAY_UNITS, and in `currencies`. */
  readonly payUnit: Uint8Array;
  readonly payCurrency: Uint16Array;
  readonly currencies: readonly string[];
}

/** A cluster set as objects: what the binary wire format carries, in degrees. */
export interface MapView {
  /** Distinct jobs in view. */
  readonly total: number;
  readonly clusters: ClusterView[];
  readonly pins: PinView[];
}

/** A circle with a number. Degrees. */
export interface ClusterView {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** All at one exact point: open a list instead of zooming. */
  readonly isStack: boolean;
  /** Its cells, for `parseArea`. */
  readonly area: string;
}

/** One job at its exact place. Degrees; `pay` in minor units. */
export interface PinView {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: Precision;
  readonly pay: JobPay | null;
}
