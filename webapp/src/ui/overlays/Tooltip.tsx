import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../classes.ts";
import styles from "./Tooltip.module.css";
import { useFloatingPosition } from "./use-floating-position.ts";

const cx = classNames(styles);

/** Long enough that moving the pointer across a row of buttons shows nothing. In ms. */
const DELAY_MS = 350;

/**
 * Shows an icon button's accessible name as text, or adds a shortcut. It is never the only label, so it is hidden from assistive
 * technology. Escape hides it without moving the pointer.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useFloatingPosition(open, anchor, tip, { side: "below", align: "center" });
  useEffect(() => {
    if (!open) return;
    const box = tip.current;
    box?.showPopover();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      box?.hidePopover();
    };
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the control it wraps
    <span
      ref={anchor}
      className={cx("anchor")}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(DELAY_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && show(0)}
      onBlur={hide}
    >
      {children}
      <span ref={tip} popover="manual" aria-hidden="true" className={cx("tip")}>
        {text}
      </span>
    </span>
  );
}
