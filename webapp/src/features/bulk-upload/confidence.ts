import type { BulkColumn } from "@jobmap/contract";
import type { BadgeProps } from "../../ui/index.ts";

/** Below this share of fitting values, somebody should look. */
const SURE = 0.9;

/** How sure a match is, in words: by what it was found, and how many of its first values fit. */
export function confidenceOf({ field, by, confidence }: BulkColumn): {
  readonly text: string;
  readonly tone: NonNullable<BadgeProps["tone"]>;
} {
  if (field === null)
    return { text: by === "remembered" ? "Not used last time" : "Not recognized", tone: "neutral" };
  const fit = confidence === null ? "" : `, ${Math.round(confidence * 100)}% fit`;
  if (by === "remembered") return { text: `As last time${fit}`, tone: "ok" };
  if (by === "chosen") return { text: `Your choice${fit}`, tone: "sea" };
  const isSure = by === "header" && (confidence ?? 1) >= SURE;
  return { text: `By its ${by === "content" ? "values" : "name"}${fit}`, tone: isSure ? "ok" : "warn" };
}
