import type { ReactElement } from "react";
import { lateStringsFor } from "../core/strings-late.ts";
import type { WidgetState } from "./state.ts";

/** What is wrong, as far as it is known, and until when. A chunk of its own: where nothing can be had, nothing answered. */
export function Trouble({
  state: { trouble, wait, options, meta, strings },
  isSlow = false,
}: {
  readonly state: WidgetState;
  /** It has not answered yet. */
  readonly isSlow?: boolean;
}): ReactElement {
  const late = lateStringsFor(options.locale);
  if (trouble === "lost" && !isSlow) return <>{meta === null ? strings.downText : strings.stale}</>;
  const seconds = new Intl.NumberFormat(options.locale).format(wait);
  const what = {
    lost: late.slow,
    busy: wait > 0 ? late.busyFor(seconds, wait === 1) : late.busy,
    broken: late.broken,
    garbled: late.garbled,
  };
  return (
    <>
      {isSlow ? late.slow : what[trouble]} {meta !== null && late.maybeOld}
    </>
  );
}
