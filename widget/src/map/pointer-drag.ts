import type { Pixels } from "./camera.ts";

/** Movements up to this many pixels count as a press. */
const DRAG_THRESHOLD_PX = 3;
/** Milliseconds: after a longer pause before the release there is no inertia. */
const INERTIA_MAX_PAUSE_MS = 60;
/** How long a released drag would continue at its speed, in milliseconds. */
const INERTIA_MS = 117;

export interface DragEvents {
  /**
   * A drag starts at a pixel; the returned function is called with each new position, and with the change of distance between two fingers.
   */
  readonly hold: (at: Pixels) => (to: Pixels, scale: number) => void;
  /** The drag ends, with this many pixels of inertia. */
  readonly release: (x: number, y: number) => void;
  readonly click: (at: Pixels) => void;
}

export interface PointerDrag {
  wasDragged(): boolean;
  stop(): void;
}

/** Handles mouse, pen, one finger and two: each is a dragged point, and a distance. */
export function listenToDrags(element: HTMLElement, events: DragEvents): PointerDrag {
  const life = new AbortController();
  const { signal } = life;
  let isDragged = false;
  let fingers = 0;
  let move: ((to: Pixels, scale: number) => void) | undefined;
  let press: AbortController | undefined;
  let start: Pixels = { x: 0, y: 0 };
  let spread = 1;
  let last = { x: 0, y: 0, time: 0 };
  let speed: Pixels = { x: 0, y: 0 };

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Pixels => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const take = (points: readonly Pixels[]): void => {
    ({ middle: start, spread } = measure(points));
    fingers = points.length;
    speed = { x: 0, y: 0 };
    last = { ...start, time: performance.now() };
    move = fingers > 1 ? events.hold(start) : undefined;
  };
  const drag = (points: readonly Pixels[]): void => {
    const { middle, spread: now } = measure(points);
    if (move === undefined) {
      if (Math.hypot(middle.x - start.x, middle.y - start.y) < DRAG_THRESHOLD_PX) return;
      // A touch drag is not followed by a click.
      isDragged = press !== undefined;
      move = events.hold(start);
      element.classList.add("is-dragging");
    }
    const time = performance.now();
    const since = Math.max(1, time - last.time);
    speed = { x: (middle.x - last.x) / since, y: (middle.y - last.y) / since };
    last = { ...middle, time };
    move(middle, now / spread);
  };
  const drop = (): void => {
    press?.abort();
    press = undefined;
    element.classList.remove("is-dragging");
    const held = fingers;
    fingers = 0;
    if (move === undefined) return;
    move = undefined;
    const isThrown =
      held === 1 &&
      performance.now() - last.time < INERTIA_MAX_PAUSE_MS &&
      Math.hypot(speed.x, speed.y) > 0.3 &&
      !matchMedia("(prefers-reduced-motion: reduce)").matches;
    events.release(isThrown ? -speed.x * INERTIA_MS : 0, isThrown ? -speed.y * INERTIA_MS : 0);
  };

  element.addEventListener(
    "pointerdown",
    (event) => {
      isDragged = false;
      if (event.pointerType === "touch" || event.button !== 0) return;
      press?.abort();
      press = new AbortController();
      const during = { signal: press.signal };
      take([at(event)]);
      // The pointer may leave the map, and even the window, during a drag.
      window.addEventListener("pointermove", (moved) => drag([at(moved)]), during);
      window.addEventListener("pointerup", drop, during);
      window.addEventListener("pointercancel", drop, during);
    },
    { signal },
  );
  const touched = (event: TouchEvent): void => {
    const points = [...event.touches].slice(0, 2).map(at);
    if (event.type === "touchstart") take(points);
    else if (event.type !== "touchmove") drop();
    else if (points.length === fingers) {
      // Otherwise the page would scroll as well.
      if (event.cancelable) event.preventDefault();
      drag(points);
    }
  };
  for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) {
    element.addEventListener(kind, touched, { signal, passive: false });
  }
  element.addEventListener(
    "click",
    (event) => {
      if (!isDragged) events.click(at(event));
    },
    { signal },
  );
  return {
    wasDragged: () => isDragged,
    stop: () => {
      life.abort();
      press?.abort();
      element.classList.remove("is-dragging");
    },
  };
}

function measure(points: readonly Pixels[]): { middle: Pixels; spread: number } {
  const [a = { x: 0, y: 0 }, b = a] = points;
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    spread: Math.hypot(a.x - b.x, a.y - b.y) || 1,
  };
}
