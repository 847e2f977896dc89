import { BLOCK } from "./bits.ts";

/** Conditions whose matches are kept. Of a million jobs each takes 0.4 MB, and all other memory is near its line. */
export const LIMIT = 8;

/** Bytes that rows take. @param later how many there are */
export function resultCacheBytes(duplicates: number): number {
  return (LIMIT + 2) * (4 * duplicates + BLOCK);
}
