import { type ReactNode, useEffect, useId, useRef } from "react";
import { t } from "#text";
import { classNames } from "../classes.ts";
import styles from "./Sheet.module.css";
import { type SheetStop, stopAfterKey, stopAfterPress } from "./sheet-snap.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";

const cx = classNames(styles);

export interface SheetProps {
  /** Accessible name of the region. */
  label: string;
  stop: SheetStop;
  /** Must be referentially stable between renders. */
  onStopChange: (stop: SheetStop) => void;
  /** The part visible at `peek`, which is also the drag handle. */
  head: ReactNode;
  /** The scrolling content. */
  children: ReactNode;
  className?: string;
}

const HANDLE_TEXT: Readonly<Record<SheetStop, string>> = {
  peek: t`Show half of the list`,
  half: t`Show all of the list`,
  full: t`Show less of the list`,
};

/**
 * A sheet over the map on phones; from 768 px on, the same element is a plain panel beside the map. Its parent is positioned and as high as
 * the map; `--jm-sheet-top` reserves room above a full sheet. It never traps focus: the map stays usable, and focus that enters the list at
 * `peek` brings the list into view.
 */
export function Sheet({ label, stop, onStopChange, head, children, className }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  useSheetDrag({ sheet, head: headRef, body }, stop, onStopChange);
  useEffect(() => {
    const [box, top] = [sheet.current, headRef.current];
    if (!box || !top) return;
    const watch = new ResizeObserver(() => box.style.setProperty("--peek", `${top.offsetHeight}px`));
    watch.observe(top);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={sheet} aria-label={label} data-stop={stop} className={cx("sheet", className)}>
      <div ref={headRef} className={cx("head")}>
        <button
          type="button"
          className={cx("handle")}
          aria-label={HANDLE_TEXT[stop]}
          aria-controls={bodyId}
          aria-expanded={stop !== "peek"}
          onClick={() => onStopChange(stopAfterPress(stop))}
          onKeyDown={(event) => {
            const next = stopAfterKey(event.key, stop);
            if (next === undefined) return;
            event.preventDefault();
            onStopChange(next);
          }}
        />
        {head}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the focus of what it holds */}
      <div
        ref={body}
        id={bodyId}
        className={cx("body")}
        onFocus={() => {
          if (stop === "peek") onStopChange("half");
        }}
      >
        {children}
      </div>
    </section>
  );
}
