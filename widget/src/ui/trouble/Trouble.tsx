import type { ReactElement } from "react";
import { lateStringsFor } from "../../core/strings-late.ts";
import type { Trouble as Kind } from "../api/api.ts";
import type { WidgetState } from "../state/state.ts";
import { type Reason, tellFailure } from "./tell-failure.ts";

const REASONS: Readonly<Record<Kind, Reason>> = {
  lost: "connection",
  busy: "http-4xx",
  broken: "http-5xx",
  garbled: "garbled",
};

interface Props {
  readonly state: WidgetState;
  /** There has been no response yet. */
  readonly isSlow?: boolean;
}

/**
 * Explains what is wrong, as far as it is known, and for how long. A chunk of its own. If there is nothing to show at
 * all, it also reports the failure to the server for the employer.
 */
export function Trouble({ state, isSlow = false }: Props): ReactElement {
  const { trouble, meta, options } = state;
  const tell = (place: HTMLElement | null): void => {
    const root = place?.getRootNode();
    if (isSlow || meta !== null || !(root instanceof ShadowRoot)) return;
    tellFailure({ ...options, element: root.host, why: () => REASONS[trouble] });
  };
  return <span ref={tell}>{wordsOf(state, isSlow)}</span>;
}

function wordsOf({ trouble, wait, options, meta, strings }: WidgetState, isSlow: boolean): string {
  const late = lateStringsFor(options.locale);
  if (trouble === "lost" && !isSlow) return meta === null ? strings.downText : strings.stale;
  const seconds = new Intl.NumberFormat(options.locale).format(wait);
  const what = {
    lost: late.slow,
    busy: wait > 0 ? late.busyFor(seconds, wait === 1) : late.busy,
    broken: late.broken,
    garbled: late.garbled,
  };
  return `${isSlow ? late.slow : what[trouble]} ${meta === null ? "" : late.maybeOld}`;
}
