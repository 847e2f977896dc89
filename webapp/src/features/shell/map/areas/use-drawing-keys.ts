import type { JobMap } from "@jobmap/widget/map";
import type { KeyboardEvent } from "react";
import { cornerAt } from "./project.ts";

interface Drawing {
  readonly map: JobMap;
  readonly add: () => void;
  readonly undo: () => void;
  readonly end: () => void;
}

/** Pixels that an arrow key moves the map, and with Shift. */
const STEP = 24;
const LONG_STEP = 120;

export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move the map under the cross, Enter adds a corner there, Backspace removes the last one, Escape ends. */
export function useDrawingKeys({ map, add, undo, end }: Drawing) {
  return (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const view = map.getViewport();
      const step = event.shiftKey ? LONG_STEP : STEP;
      const center = { x: view.width / 2 + arrow[0] * step, y: view.height / 2 + arrow[1] * step };
      map.flyTo(cornerAt(view, center), view.zoom, { animate: false, insets: {} });
    } else if (event.key === "Enter" || event.key === " ") add();
    else if (event.key === "Backspace" || event.key === "Delete") undo();
    else if (event.key === "Escape") end();
    else if (event.key === "+" || event.key === "=") map.zoomIn();
    else if (event.key === "-") map.zoomOut();
    else return;
    event.preventDefault();
  };
}
