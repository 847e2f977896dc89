import type { ComponentPropsWithRef } from "react";
import { classNames } from "../classes.ts";
import styles from "./SearchBar.module.css";

const cx = classNames(styles);

export interface SearchBarProps extends ComponentPropsWithRef<"form"> {
  /** `row` is one line of cells for a bar, `stack` a ruled form for a landing page or a phone. */
  layout?: "row" | "stack";
  /** Names the search landmark. */
  label: string;
}

/** One ruled box around what, where, how far, and the button that searches. Cells are comboboxes and selects. */
export function SearchBar({ layout = "row", label, className, children, ...form }: SearchBarProps) {
  return (
    <search>
      <form {...form} aria-label={label} className={cx("bar", layout, className)}>
        {children}
      </form>
    </search>
  );
}

/** A narrow cell of a search bar: a select, a switch. */
export function SearchCell(props: ComponentPropsWithRef<"div">) {
  return <div {...props} className={cx("narrow", props.className)} />;
}

/** The end of a search bar: its button, and what else acts on it. */
export function SearchActions(props: ComponentPropsWithRef<"div">) {
  return <div {...props} className={cx("actions", props.className)} />;
}
