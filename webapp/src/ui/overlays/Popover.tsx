import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { classNames } from "../classes.ts";
import type { Placement } from "./floating-position.ts";
import styles from "./Popover.module.css";
import { useFloatingPosition } from "./use-floating-position.ts";

const cx = classNames(styles);

/** What the button that opens it wears: `trigger={(wired) => <Chip {...wired} opens>Pay</Chip>}`. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-haspopup": "dialog" | "menu";
}

export interface PopoverProps {
  /** Names the panel. */
  label: string;
  trigger: (wired: TriggerProps) => ReactElement;
  align?: Placement["align"];
  /** Told when it opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** With `close`, a button inside can put it away. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel beside its button, on the browser's own popover: pressing elsewhere or Escape puts it away and the focus
 * returns. It is not modal, and the page goes on behind it.
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
