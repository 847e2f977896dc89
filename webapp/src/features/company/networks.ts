import type { SocialNetwork } from "@jobmap/contract";

/** Social networks with their display names, in display order. */
export const NETWORKS: readonly (readonly [network: SocialNetwork, text: string])[] = [
  ["linkedin", "LinkedIn"],
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["x", "X"],
  ["youtube", "YouTube"],
  ["tiktok", "TikTok"],
];
