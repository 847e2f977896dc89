export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Placement {
  /** `below` is preferred; without room it flips above. */
  side: "above" | "below";
  /** Which edges align, along the text direction. */
  align: "start" | "center" | "end";
}

/** Distance from the anchor and from the window's edges, in px. */
const GAP = 6;
const EDGE = 8;

/** Position of a floating box beside its anchor, inside the window. All in px from the window's top left corner. */
export function floatingPosition(
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  { side, align }: Placement,
  rtl = false,
): { left: number; top: number } {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - size.height;
  const fitsBelow = below + size.height <= view.height - EDGE;
  const fitsAbove = above >= EDGE;
  const goesBelow = side === "below" ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow;
  const atLeft = align === (rtl ? "end" : "start");
  const left =
    align === "center"
      ? (anchor.left + anchor.right - size.width) / 2
      : atLeft
        ? anchor.left
        : anchor.right - size.width;
  return {
    left: Math.max(EDGE, Math.min(left, view.width - EDGE - size.width)),
    top: Math.max(EDGE, Math.min(goesBelow ? below : above, view.height - EDGE - size.height)),
  };
}
