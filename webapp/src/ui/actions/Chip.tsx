import type { ComponentPropsWithRef, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../classes.ts";
import { ChevronDownIcon, CloseIcon } from "../icons/icons.tsx";
import styles from "./Chip.module.css";

const cx = classNames(styles);
const COUNT = new Intl.NumberFormat("en-US");

interface ChipFace {
  /** Number of jobs that remain when it is pressed. `null` while loading. */
  count?: number | null;
  icon?: ReactNode;
}

export interface ChipProps extends ChipFace, Omit<ComponentPropsWithRef<"button">, "aria-pressed"> {
  /** Whether the filter is on. */
  pressed?: boolean;
  /** It opens a panel: draws an arrow. Pass `aria-expanded` and `aria-haspopup` as well. */
  opens?: boolean;
  /** It removes itself when pressed: draws a cross. */
  removable?: boolean;
}

/** A filter, square like a key on a chart. */
export function Chip({ count, icon, pressed, opens, removable, className, children, ...button }: ChipProps) {
  return (
    <button
      type="button"
      {...button}
      className={cx("chip", (pressed || removable) && "pressed", className)}
      aria-pressed={pressed}
    >
      <Face count={count} icon={icon}>
        {children}
      </Face>
      {opens && <ChevronDownIcon size="sm" />}
      {removable && <CloseIcon size="sm" />}
    </button>
  );
}

export interface ChipLinkProps extends ChipFace, ComponentPropsWithRef<typeof Link> {}

/** A link to a ready-made search. */
export function ChipLink({ count, icon, className, children, ...link }: ChipLinkProps) {
  return (
    <Link {...link} className={cx("chip", className)}>
      <Face count={count} icon={icon}>
        {children}
      </Face>
    </Link>
  );
}

/** Chips in one line that scrolls sideways if needed. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div role="group" aria-label={label} className={cx("row")}>
      {children}
    </div>
  );
}

function Face({
  count,
  icon,
  children,
}: {
  count: number | null | undefined;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {icon}
      {children}
      {typeof count === "number" && <span className={cx("count")}>{COUNT.format(count)}</span>}
      {count === null && <span className={cx("count", "counting")} />}
    </>
  );
}
