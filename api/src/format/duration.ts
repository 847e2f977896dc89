import type { Words } from "@jobmap/contract";

/** A number of seconds in words. */
export function inWords(seconds: number): Words {
  if (seconds === 1) return "a second";
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
