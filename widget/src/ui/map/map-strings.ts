import type { FirstStrings } from "../../core/wording.ts";
import type { MapStrings } from "../../map/strings.ts";

/** The map's texts in the widget's language. */
export function mapStrings(strings: FirstStrings): MapStrings {
  const { map, cluster, stack, approximate, opened, selected, wheelHint, touchHint } = strings;
  return {
    map,
    cluster,
    stack,
    stackPlate: (count) => strings.jobs(count, false),
    pin: (pay, title, facts) =>
      [pay ?? strings.payNone, title, ...facts]
        .filter((part) => part !== undefined && part !== "")
        .join(", "),
    approximate,
    opened,
    // Only used by the web app: visitors cannot sign in to an embed.
    saved: "",
    new: "",
    selected,
    wheelHint,
    touchHint,
  };
}
