import { type TouchEvent, useRef } from "react";

/** A flick goes at least this far to the side, in pixels, and this many times farther than up or down. */
const FLICK_PX = 56;
const SLANT = 2;

interface Flicked {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Handlers for an element that is flicked through like pages; scrolling and pinching stay as they are. */
export function useFlick({ onPrevious, onNext }: Flicked) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(dx) < FLICK_PX || Math.abs(dx) < SLANT * Math.abs(dy)) return;
      const isRtl = getComputedStyle(currentTarget).direction === "rtl";
      const turn = dx < 0 !== isRtl ? onNext : onPrevious;
      turn?.();
    },
  };
}
