/** Stops of a bottom sheet: only its head, half of it, all of it. */
export const SHEET_STOPS = ["peek", "half", "full"] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

/** How much of the sheet is below the edge of the screen at each stop, in px. */
export type SheetTravel = Readonly<Record<SheetStop, number>>;

/** @param height of the whole sheet, @param head of the part that always shows; both in px. */
export function sheetTravel(height: number, head: number): SheetTravel {
  const peek = Math.max(0, height - head);
  return { full: 0, half: Math.min(height / 2, peek), peek };
}

/** A flick continues for this long, at its release speed. */
const COAST_MS = 160;

/** The stop where a sheet settles if released with `hidden` px below the edge, moving at `velocity` px/ms downward. */
export function settle(travel: SheetTravel, hidden: number, velocity: number): SheetStop {
  const landing = hidden + velocity * COAST_MS;
  let best: SheetStop = "full";
  for (const stop of SHEET_STOPS) {
    if (Math.abs(travel[stop] - landing) < Math.abs(travel[best] - landing)) best = stop;
  }
  return best;
}

/** Pressing the handle moves to the next larger stop, and from the largest to the smallest. */
export function stopAfterPress(stop: SheetStop): SheetStop {
  return stop === "peek" ? "half" : stop === "half" ? "full" : "peek";
}

/** Keyboard control of the handle. Undefined for keys that do nothing. */
export function stopAfterKey(key: string, stop: SheetStop): SheetStop | undefined {
  const at = SHEET_STOPS.indexOf(stop);
  if (key === "ArrowUp" || key === "PageUp") return SHEET_STOPS[Math.min(at + 1, SHEET_STOPS.length - 1)];
  if (key === "ArrowDown" || key === "PageDown") return SHEET_STOPS[Math.max(at - 1, 0)];
  if (key === "Home") return "full";
  if (key === "End") return "peek";
  return undefined;
}
