import type { Corner } from "@jobmap/contract/drawn-areas";
import type { JobMap } from "@jobmap/widget/map";
import { type PointerEvent, type RefObject, useRef } from "react";
import { cornerAt } from "./project.ts";

interface Dragging {
  readonly map: JobMap;
  /** What covers the map. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onMove: (to: Corner, corner: number) => void;
  /** It was let go, somewhere else than it was taken. What `onMove` set last need not be rendered by then. */
  readonly onMoved: (to: Corner, corner: number) => void;
}

/** A press moves a corner once it has gone so far, in pixels. */
const STROKE = 4;

/** Handlers for the button of a corner, which follows a mouse or a finger. */
export function useCornerDrag({ map, box, onMove, onMoved }: Dragging) {
  const held = useRef<{ x: number; y: number; to: Corner | null }>(undefined);
  const letGo = (corner: number) => {
    const to = held.current?.to;
    held.current = undefined;
    if (to) onMoved(to, corner);
  };
  return (corner: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, to: null };
    },
    onPointerMove: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      const { current } = held;
      const frame = box.current?.getBoundingClientRect();
      if (!current || !frame || !isPrimary) return;
      if (!current.to && Math.hypot(clientX - current.x, clientY - current.y) <= STROKE) return;
      current.to = cornerAt(map.getViewport(), { x: clientX - frame.left, y: clientY - frame.top });
      onMove(current.to, corner);
    },
    onPointerUp: () => letGo(corner),
    onPointerCancel: () => letGo(corner),
  });
}
