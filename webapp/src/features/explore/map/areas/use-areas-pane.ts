import { useEffect, useState } from "react";

/** An element of the map under its pins, which moves with them. */
export function useAreasPane(): HTMLElement | null {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const pins = document.querySelector("#map .jm-pins");
    if (!pins?.parentElement) return;
    const made = document.createElement("div");
    made.className = "jm-pane";
    made.style.zIndex = String(UNDER_PINS);
    pins.parentElement.append(made);
    setPane(made);
    return () => made.remove();
  }, []);
  return pane;
}

/** Above the land, below the names and pins. */
const UNDER_PINS = 400;

/** Where the map's top left corner is, in pixels of the pane. */
export function offsetOf(pane: HTMLElement | null): [x: number, y: number] {
  const map = pane?.closest(".jm-map")?.getBoundingClientRect();
  const own = pane?.getBoundingClientRect();
  return map && own ? [map.left - own.left, map.top - own.top] : [0, 0];
}
