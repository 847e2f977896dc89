import type { BulkColumn } from "@jobmap/contract";
import { t } from "#text";
import type { BadgeProps } from "../../ui/index.ts";

/** Below this share of fitting values, somebody should look. */
const SURE = 0.9;

/** How sure a match is, in words: by what it was found, and how many of its first values fit. */
export function confidenceOf({ field, by, confidence }: BulkColumn): {
  readonly text: string;
  readonly tone: NonNullable<BadgeProps["tone"]>;
} {
  if (field === null)
    return { text: by === "remembered" ? t`Not used last time` : t`Not recognized`, tone: "neutral" };
  const isSure = by === "header" && (confidence ?? 1) >= SURE;
  return {
    text: confidence === null ? sourceText(by) : t`${sourceText(by)}, ${Math.round(confidence * 100)}% fit`,
    tone: by === "remembered" || isSure ? "ok" : by === "chosen" ? "sea" : "warn",
  };
}

function sourceText(by: BulkColumn["by"]): string {
  if (by === "remembered") return t`As last time`;
  if (by === "chosen") return t`Your choice`;
  return by === "content" ? t`By its values` : t`By its name`;
}
