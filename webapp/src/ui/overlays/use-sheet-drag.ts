import { type RefObject, useEffect } from "react";
import { type SheetStop, settle, sheetTravel } from "./sheet-snap.ts";

/** Drag threshold: smaller movements count as a press. In px. */
const SLOP = 6;

interface Drag {
  pointer: number;
  fromHead: boolean;
  startY: number;
  /** px below the edge when it began. */
  startHidden: number;
  active: boolean;
  lastY: number;
  lastTime: number;
  velocity: number;
}

interface Parts {
  sheet: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
}

/**
 * Lets a pointer drag the sheet: always by its head; by its content with touch, if the sheet is not full yet, or its content is at the top
 * and pulled down. Writes the position straight to the element; React learns only the stop.
 */
export function useSheetDrag(parts: Parts, stop: SheetStop, onStopChange: (stop: SheetStop) => void): void {
  const { sheet: sheetRef, head: headRef, body: bodyRef } = parts;
  useEffect(() => {
    const sheet = sheetRef.current;
    const head = headRef.current;
    const body = bodyRef.current;
    if (!sheet || !head || !body) return;
    let drag: Drag | undefined;
    const travel = () => sheetTravel(sheet.offsetHeight, head.offsetHeight);

    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0 || getComputedStyle(sheet).position !== "absolute") return;
      const fromHead = event.target instanceof Node && head.contains(event.target);
      if (!fromHead && event.pointerType === "mouse") return;
      drag = {
        pointer: event.pointerId,
        fromHead,
        startY: event.clientY,
        startHidden: travel()[stop],
        active: false,
        lastY: event.clientY,
        lastTime: event.timeStamp,
        velocity: 0,
      };
    };
    const move = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const way = event.clientY - drag.startY;
      if (!drag.active) {
        if (Math.abs(way) < SLOP) return;
        if (!drag.fromHead && stop === "full" && (way < 0 || body.scrollTop > 0)) {
          drag = undefined;
          return;
        }
        drag.active = true;
        sheet.dataset["dragging"] = "";
        sheet.setPointerCapture(drag.pointer);
      }
      const elapsed = Math.max(1, event.timeStamp - drag.lastTime);
      drag.velocity = 0.6 * ((event.clientY - drag.lastY) / elapsed) + 0.4 * drag.velocity;
      drag.lastY = event.clientY;
      drag.lastTime = event.timeStamp;
      sheet.style.translate = `0 ${Math.min(Math.max(0, drag.startHidden + way), travel().peek)}px`;
    };
    const up = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const { active, startHidden, startY, velocity, lastTime } = drag;
      drag = undefined;
      if (!active) return;
      delete sheet.dataset["dragging"];
      sheet.style.removeProperty("translate");
      const still = event.timeStamp - lastTime > 80;
      onStopChange(settle(travel(), startHidden + event.clientY - startY, still ? 0 : velocity));
      // A drag must not trigger a press.
      const swallow = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      sheet.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => sheet.removeEventListener("click", swallow, { capture: true }), 0);
    };
    // At the top of a full sheet the browser would start scrolling before a downward drag is recognized.
    const touch = (event: TouchEvent) => {
      if (!drag || !event.cancelable) return;
      const way = (event.touches[0]?.clientY ?? drag.startY) - drag.startY;
      if (drag.active || (way > 0 && body.scrollTop <= 0)) event.preventDefault();
    };

    sheet.addEventListener("pointerdown", down);
    sheet.addEventListener("pointermove", move);
    sheet.addEventListener("pointerup", up);
    sheet.addEventListener("pointercancel", up);
    sheet.addEventListener("touchmove", touch, { passive: false });
    return () => {
      sheet.removeEventListener("pointerdown", down);
      sheet.removeEventListener("pointermove", move);
      sheet.removeEventListener("pointerup", up);
      sheet.removeEventListener("pointercancel", up);
      sheet.removeEventListener("touchmove", touch);
      delete sheet.dataset["dragging"];
      sheet.style.removeProperty("translate");
    };
  }, [sheetRef, headRef, bodyRef, stop, onStopChange]);
}
