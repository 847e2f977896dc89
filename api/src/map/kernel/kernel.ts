import { KERNELS } from "./kernel-module.ts";

/** The inner loops of every query, in WebAssembly: their source and parameters are in `api/kernels/`. */
export interface Kernel {
  /** Index `i` intersects `i + 1` bitmaps. */
  readonly intersect: readonly KernelFunction[];
  readonly ordinals: KernelFunction;
  readonly subtractDuplicates: KernelFunction;
}

/** Takes addresses in the memory it was instantiated with. */
export type KernelFunction = (...addresses: number[]) => number;

/** Maximum number of bitmaps in one call. */
export const MAX_SETS = 6;

/** Parameters in their order; the first six are byte addresses. */
export interface DuplicatesInput {
  /** Rows of `DuplicatePoints` to look at, and their end. */
  readonly ordinals: number;
  readonly end: number;
  readonly points: number;
  /** 16 bits for each cell of the grid: its cluster; NO_CLUSTER at index NO_CELL. */
  readonly clusters: number;
  /** Number of jobs in each cluster; the value at index NO_CELL is meaningless. */
  readonly counts: number;
  /** Receives the number of undecided rows, followed by the rows. */
  readonly doubtful: number;
  /** The view in columns and rows of the last level: its corner and its sides less one. */
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
  /** The grid: its corner at the last level, how much finer that is, and its columns. */
  readonly gridWest: number;
  readonly gridNorth: number;
  readonly shift: number;
  readonly columns: number;
}

const module = new WebAssembly.Module(Buffer.from(KERNELS, "base64"));

export function instantiateKernel(memory: WebAssembly.Memory): Kernel {
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  const named = (name: string): KernelFunction => {
    const found: unknown = exports[name];
    if (!isKernelFunction(found)) throw new Error(`The kernel has no function ${name}.`);
    return found;
  };
  return {
    intersect: Array.from({ length: MAX_SETS }, (_, i) => named(`intersect${i + 1}`)),
    ordinals: named("ordinals"),
    subtractDuplicates: named("subtractDuplicates"),
  };
}

function isKernelFunction(value: unknown): value is KernelFunction {
  return typeof value === "function";
}
