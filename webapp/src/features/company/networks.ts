import type { SocialNetwork } from "@jobmap/contract";

/** Social networks by their own names, in the order they are shown. */
export const NETWORKS: readonly (readonly [network: SocialNetwork, text: string])[] = [
  ["linkedin", "LinkedIn"],
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["x", "X"],
  ["youtube", "YouTube"],
  ["tiktok", "TikTok"],
];
