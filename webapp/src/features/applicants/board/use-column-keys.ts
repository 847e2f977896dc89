import type { Virtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

interface ColumnKeys {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  count: number;
  scrollTo: Virtualizer<HTMLElement, HTMLElement>["scrollToIndex"];
  onToggle: (index: number) => void;
  onExtend: (index: number) => void;
  onEscape: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** The cards of a column by keys: one stop of the Tab key, arrows inside. Keys that a button or a menu needs are left to it. */
export function useColumnKeys({ box, count, scrollTo, onToggle, onExtend, onEscape }: ColumnKeys) {
  const [chosenAt, setAt] = useState(0);
  const at = Math.max(0, Math.min(chosenAt, count - 1));
  /** The card that gets the focus as soon as it is there: it may have to be fetched first. */
  const wanted = useRef<number>(undefined);
  /** The focus was in here last, and nobody has taken it elsewhere. */
  const isHere = useRef(false);
  useEffect(() => {
    const isLost = isHere.current && document.activeElement === document.body;
    const index = wanted.current ?? (isLost ? at : undefined);
    if (index === undefined) return;
    const { current: here } = box;
    // The last card has gone: the next column goes on, or the one before.
    if (count === 0) {
      if (here && !aside(here, 1) && !aside(here, -1)) here.focus();
      return;
    }
    const link = box.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
    if (!link) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  });
  const go = (index: number) => {
    if (index < 0 || index >= count) return;
    setAt(index);
    wanted.current = index;
    scrollTo(index);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (target.closest("[role=menu]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const step = STEPS[key];
    const isOnName = target instanceof HTMLAnchorElement;
    const run = (work: () => void) => {
      event.preventDefault();
      work();
    };
    if (step !== undefined)
      return run(() => {
        go(at + step);
        if (shiftKey && at + step >= 0 && at + step < count) onExtend(at + step);
      });
    if (key === "Home") return run(() => go(0));
    if (key === "End") return run(() => go(count - 1));
    if (key === "x" || (key === " " && isOnName)) return run(() => onToggle(at));
    if (key === "Escape") return onEscape();
    if (key === "m")
      return run(() => target.closest("li")?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click());
    if (key === "ArrowLeft" || key === "ArrowRight")
      return run(() => void aside(target, key === "ArrowLeft" ? -1 : 1));
  };
  return {
    at,
    setAt,
    wiring: {
      onKeyDown: press,
      onFocus: () => {
        isHere.current = true;
      },
      // React says nothing of the blur of an element that it removes: then the focus is lost, and goes to whoever takes its place.
      onBlur: () => {
        isHere.current = false;
      },
    },
  };
}

/** Goes to the next column that has cards. @returns whether there is one */
function aside(from: HTMLElement, step: number): boolean {
  const columns = [...document.querySelectorAll("[data-stage]")];
  const here = columns.findIndex((column) => column.contains(from));
  const onward = step > 0 ? columns.slice(here + 1) : columns.slice(0, here).reverse();
  const link = onward
    .map((column) => column.querySelector<HTMLElement>("li a[tabindex='0']"))
    .find((found) => found !== null);
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  link?.focus();
  return link !== undefined;
}
