import type { Corner } from "@jobmap/contract/drawn-areas";
import type { JobMap } from "@jobmap/widget/map";
import type { KeyboardEvent } from "react";
import { cornerAt } from "./project.ts";
import { ARROWS } from "./use-drawing-keys.ts";

interface Editing {
  readonly map: JobMap;
  /** The chosen corner. */
  readonly corner: Corner | undefined;
  readonly onMove: (to: Corner) => void;
  /** The key that moved it was let go. */
  readonly onMoved: () => void;
  readonly onChoose: (step: 1 | -1 | "first" | "last") => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly onDone: () => void;
}

/** Pixels that an arrow key moves a corner, and with Shift. */
const STEP = 8;
const LONG_STEP = 48;

/** The keys of drawing, for the corners of an area: arrows move one, Enter adds one, Backspace removes it, Escape ends. */
export function useEditingKeys({ map, corner, ...does }: Editing) {
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow && corner) {
      const step = event.shiftKey ? LONG_STEP : STEP;
      const { x, y } = map.project(corner);
      does.onMove(cornerAt(map.getViewport(), { x: x + arrow[0] * step, y: y + arrow[1] * step }));
    } else if (event.key === "PageDown") does.onChoose(1);
    else if (event.key === "PageUp") does.onChoose(-1);
    else if (event.key === "Home") does.onChoose("first");
    else if (event.key === "End") does.onChoose("last");
    else if (event.key === "Enter" || event.key === " ") does.onAdd();
    else if (event.key === "Backspace" || event.key === "Delete") does.onRemove();
    else if (event.key === "Escape") does.onDone();
    else if (event.key === "+" || event.key === "=") map.zoomIn();
    else if (event.key === "-") map.zoomOut();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (ARROWS[event.key]) does.onMoved();
  };
  return { onKeyDown, onKeyUp };
}
