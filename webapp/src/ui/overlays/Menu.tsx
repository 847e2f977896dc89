import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "../classes.ts";
import type { Placement } from "./floating-position.ts";
import styles from "./Menu.module.css";
import { menuIndexAfterKey } from "./menu-keys.ts";
import type { TriggerProps } from "./Popover.tsx";
import { useFloatingPosition } from "./use-floating-position.ts";

const cx = classNames(styles);

export interface MenuItem {
  id: string;
  text: string;
  icon?: ReactNode;
  tone?: "danger";
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** Accessible name of the menu. */
  label: string;
  trigger: (wired: TriggerProps) => ReactElement;
  items: readonly MenuItem[];
  align?: Placement["align"];
}

/** Actions behind one button (WAI-ARIA menu button): arrows, Home, End and first letters move focus, Escape returns it. */
export function Menu({ label, trigger, items, align = "end" }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useFloatingPosition(open, anchor, menu, { side: "below", align });
  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [open]);

  const buttons = () => Array.from(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []);
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") return menu.current?.hidePopover();
    const all = buttons();
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    const next = menuIndexAfterKey(
      event.key,
      at,
      items.map((item) => item.text),
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <>
      {trigger({ ref: anchor, popoverTarget: id, "aria-expanded": open, "aria-haspopup": "menu" })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={cx("menu")}
        onKeyDown={keyDown}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.disabled || undefined}
            className={cx("item", item.tone)}
            onClick={() => {
              if (item.disabled) return;
              menu.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.icon}
            {item.text}
          </button>
        ))}
      </div>
    </>
  );
}
