import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { classNames } from "../classes.ts";
import type { Placement } from "./floating-position.ts";
import styles from "./Popover.module.css";
import { useFloatingPosition } from "./use-floating-position.ts";

const cx = classNames(styles);

/** Props of the button that opens it: `trigger={(wired) => <Chip {...wired} opens>Pay</Chip>}`. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-haspopup": "dialog" | "menu";
}

export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string;
  trigger: (wired: TriggerProps) => ReactElement;
  align?: Placement["align"];
  /** Called when it opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** Receives `close`, so that a button inside can close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel beside its button, based on the browser's popover: pressing elsewhere or Escape closes it and restores focus. It is not modal, so
 * the page behind stays usable.
 */
export function Popover({ label, trigger, align = "start", onOpenChange, children }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useFloatingPosition(open, anchor, panel, { side: "below", align });
  const close = () => panel.current?.hidePopover();
  return (
    <>
      {trigger({ ref: anchor, popoverTarget: id, "aria-expanded": open, "aria-haspopup": "dialog" })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={cx("panel")}
        onToggle={(event) => {
          const next = event.newState === "open";
          setOpen(next);
          onOpenChange?.(next);
        }}
      >
        {open && (typeof children === "function" ? children(close) : children)}
      </div>
    </>
  );
}
