import type { Camera } from "./camera.ts";
import type { MapStrings } from "./strings.ts";

/** Wheel, double click and keys. The camera handles dragging and pinching itself. */
export interface GestureOptions {
  /** The page keeps its scrolling: zooming by wheel needs ctrl or ⌘, panning by touch needs two fingers, and a hint says so. */
  readonly cooperative: boolean;
  readonly strings: Pick<MapStrings, "wheelHint" | "touchHint">;
  /** Milliseconds of one zoom step; 0 under reduced motion. */
  readonly duration: () => number;
}

const PIXELS_PER_ZOOM = 240;
const ARROW_PIXELS = 96;
/** Milliseconds that a gesture must last before the hint is shown: users who merely scroll past the map need none. */
const HINT_DELAY_MS = 150;
/** After this many milliseconds without a wheel event, the next one is a new attempt. */
const WHEEL_PAUSE_MS = 400;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Starts listening; the returned function stops it. */
export function listenToGestures(element: HTMLElement, camera: Camera, options: GestureOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isMac = navigator.platform.startsWith("Mac");
  const hint = options.cooperative ? makeHint(element, signal) : undefined;
  const wheel = smoothWheel(camera, options.duration, signal);

  element.addEventListener(
    "wheel",
    (event) => {
      if (options.cooperative && !event.ctrlKey && !event.metaKey) {
        hint?.(options.strings.wheelHint(isMac ? "⌘" : "Ctrl"));
        return;
      }
      event.preventDefault();
      const box = element.getBoundingClientRect();
      wheel(event.clientX - box.left, event.clientY - box.top, event);
    },
    { signal, passive: false },
  );

  element.addEventListener(
    "dblclick",
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest("button, a") !== null) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const by = event.shiftKey ? -1 : 1;
      camera.easeZoom(
        event.clientX - box.left,
        event.clientY - box.top,
        camera.zoom + by,
        options.duration(),
      );
    },
    { signal },
  );

  element.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isOnPin = event.target instanceof Element && event.target.closest(".jm-item") !== null;
      if (event.target !== element && !isOnPin) return;
      const { width, height } = camera.size;
      // On a pin the arrow keys move to its neighbors instead.
      const arrow = isOnPin ? undefined : ARROWS[event.key];
      const by = event.key === "+" || event.key === "=" ? 1 : event.key === "-" || event.key === "_" ? -1 : 0;
      if (arrow !== undefined) {
        const pixels = event.shiftKey ? ARROW_PIXELS * 3 : ARROW_PIXELS;
        camera.panBy(arrow[0] * pixels, arrow[1] * pixels, options.duration() > 0);
      } else if (by !== 0) {
        camera.easeZoom(width / 2, height / 2, Math.round(camera.zoom + by), options.duration());
      } else return;
      event.preventDefault();
    },
    { signal },
  );

  if (options.cooperative) {
    element.addEventListener(
      "touchmove",
      (event) => {
        if (event.touches.length === 1) hint?.(options.strings.touchHint);
      },
      { signal, passive: true },
    );
  }
  return () => stop.abort();
}

/** Smooths wheel events into one glide: each frame moves a fraction of the remaining distance. */
function smoothWheel(camera: Camera, duration: () => number, signal: AbortSignal) {
  let frame = 0;
  let target = 0;
  let at = { x: 0, y: 0 };
  const glide = (): void => {
    const rest = target - camera.zoom;
    if (Math.abs(rest) < 0.004) {
      frame = 0;
      const settled = camera.limitZoom(target);
      if (settled !== camera.zoom) camera.zoomAbout(at.x, at.y, settled);
      camera.settle();
      return;
    }
    camera.zoomAbout(at.x, at.y, camera.zoom + rest * 0.28);
    frame = requestAnimationFrame(glide);
  };
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  return (x: number, y: number, event: WheelEvent): void => {
    const lines =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE
        ? 32
        : event.deltaMode === WheelEvent.DOM_DELTA_PAGE
          ? 240
          : 1;
    // A trackpad's pinch arrives as ctrl + wheel in small steps.
    const pinch = event.ctrlKey && Math.abs(event.deltaY) < 40 ? 3 : 1;
    const by = Math.max(-1, Math.min(1, (-event.deltaY * lines * pinch) / PIXELS_PER_ZOOM));
    if (frame === 0) target = camera.zoom;
    target = Math.max(camera.minZoom, Math.min(camera.maxZoom, target + by));
    at = { x, y };
    if (duration() === 0) {
      camera.easeZoom(x, y, target, 0);
      return;
    }
    if (frame === 0 && target !== camera.zoom) {
      camera.stop();
      camera.begin();
      frame = requestAnimationFrame(glide);
    }
  };
}

function makeHint(element: HTMLElement, signal: AbortSignal): (text: string) => void {
  const note = document.createElement("div");
  note.className = "jm-hint";
  note.setAttribute("aria-hidden", "true");
  const words = document.createElement("span");
  note.append(words);
  element.append(note);
  let timer = 0;
  let [since, last] = [0, 0];
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    note.remove();
  });
  return (text) => {
    const now = performance.now();
    if (now - last > WHEEL_PAUSE_MS) since = now;
    last = now;
    if (now - since < HINT_DELAY_MS) return;
    words.textContent = text;
    note.classList.add("is-shown");
    clearTimeout(timer);
    timer = window.setTimeout(() => note.classList.remove("is-shown"), 1_400);
  };
}
