import type { FirstStrings } from "../../core/wording.ts";
import type { MapStrings } from "../../map/strings.ts";

/** The map's texts in the widget's language. */
export const mapStrings = (strings: FirstStrings): MapStrings => ({
  ...strings,
  stackPlate: (count) => strings.jobs(count, false),
  pin: (pay, title, facts) => [pay ?? strings.payNone, title, ...facts].filter(Boolean).join(", "),
  // Only used by the web app: visitors cannot sign in to an embed.
  saved: "",
  new: "",
});
