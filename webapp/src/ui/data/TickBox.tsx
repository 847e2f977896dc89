import { useEffect, useRef } from "react";
import { classNames } from "../classes.ts";
import choice from "../fields/Choice.module.css";
import styles from "./Table.module.css";

const cx = classNames({ ...choice, ...styles });

export interface TickBoxProps {
  /** Visually hidden: the row beside it shows what it selects. */
  label: string;
  checked: boolean;
  /** Some but not all of its rows are selected. */
  mixed?: boolean;
  /** In a list that is one stop of the Tab key. */
  tabIndex?: number;
  onChange: () => void;
}

/** A checkbox without a visible label, with a finger-sized target. */
export function TickBox({ label, checked, mixed = false, tabIndex, onChange }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={cx("target")}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        tabIndex={tabIndex}
        onChange={onChange}
        className={cx("check")}
      />
    </label>
  );
}
