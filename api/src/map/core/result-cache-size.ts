import { BLOCK } from "./bits.ts";

/** Number of cached conditions. With a million jobs each takes 0.4 MB, and the rest of the memory is close to its limit. */
export const LIMIT = 8;

/** Bytes that rows take. @param later how many there are */
export function resultCacheBytes(duplicates: number): number {
  return (LIMIT + 2) * (4 * duplicates + BLOCK);
}
