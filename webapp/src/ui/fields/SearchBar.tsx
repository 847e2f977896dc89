import type { ComponentPropsWithRef } from "react";
import { classNames } from "../classes.ts";
import styles from "./SearchBar.module.css";

const cx = classNames(styles);

export interface SearchBarProps extends ComponentPropsWithRef<"form"> {
  /** `row` is one line of cells for a bar; `stack` is a bordered form for a landing page or a phone. */
  layout?: "row" | "stack";
  /** Accessible name of the search landmark. */
  label: string;
}

/** A box around keywords, place, distance and the search button. Cells are comboboxes and selects. */
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

/** The end of a search bar: its button and further actions. */
export function SearchActions(props: ComponentPropsWithRef<"div">) {
  return <div {...props} className={cx("actions", props.className)} />;
}
