import type { Corner, DrawnArea } from "@jobmap/contract/drawn-areas";
import type { JobMap } from "@jobmap/widget/map";
import { type PointerEvent, useRef, useState } from "react";
import { cornerAt, type Pixel, thinned } from "./project.ts";

interface Drawing {
  readonly map: JobMap;
  readonly areas: readonly DrawnArea[];
  readonly corners: DrawnArea;
  readonly add: (corners: DrawnArea) => void;
  readonly finish: (area: DrawnArea) => void;
  readonly replace: (area: number, corner: number, to: Corner) => void;
  readonly edit: (area: number, corner: number) => void;
}

/** Pixels: a press is a stroke once it has moved so far, and takes hold of a corner that is so near. */
const STROKE = 6;
const NEAR = 14;

/**
 * A press adds a corner, at the first one it closes the area, at one of a finished area it edits that; a stroke draws a whole area, or moves
 * the corner it began at.
 */
export function useDrawingPointer({ map, areas, corners, add, finish, replace, edit }: Drawing) {
  const [stroke, setStroke] = useState<readonly Pixel[]>([]);
  const held = useRef<{ area: number; corner: number }>(undefined);
  const isNear = (corner: Corner, { x, y }: Pixel) => {
    const at = map.project(corner);
    return Math.hypot(at.x - x, at.y - y) < NEAR;
  };
  const pixelOf = (event: PointerEvent): Pixel => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const isStroke = (line: readonly Pixel[]) => {
    const [start] = line;
    return !!start && line.some(({ x, y }) => Math.hypot(x - start.x, y - start.y) > STROKE);
  };
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pixelOf(event);
      held.current = areas
        .flatMap((area, i) => area.map((corner, j) => ({ area: i, corner: j, isNear: isNear(corner, at) })))
        .find((each) => each.isNear);
      setStroke([at]);
    },
    onPointerMove: (event: PointerEvent) => {
      if (stroke.length > 0 && event.isPrimary) setStroke([...stroke, pixelOf(event)]);
    },
    onPointerCancel: () => setStroke([]),
    onPointerUp: (event: PointerEvent) => {
      if (stroke.length === 0 || !event.isPrimary) return;
      const view = map.getViewport();
      const line = [...stroke, pixelOf(event)];
      const last = line.at(-1) ?? { x: 0, y: 0 };
      setStroke([]);
      const [first] = corners;
      if (!isStroke(line)) {
        if (held.current && corners.length === 0) edit(held.current.area, held.current.corner);
        else if (first && corners.length > 2 && isNear(first, last)) finish(corners);
        else add([cornerAt(view, last)]);
      } else if (held.current && corners.length === 0)
        replace(held.current.area, held.current.corner, cornerAt(view, last));
      else {
        const drawn = [...corners, ...thinned(line).map((pixel) => cornerAt(view, pixel))];
        finish(drawn);
      }
    },
  };
  const line = isStroke(stroke) ? `M${stroke.map(({ x, y }) => `${x} ${y}`).join("L")}` : null;
  return { pointer, line };
}
