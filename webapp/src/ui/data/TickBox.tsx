import { useEffect, useRef } from "react";
import { classNames } from "../classes.ts";
import choice from "../fields/Choice.module.css";
import styles from "./Table.module.css";

const cx = classNames({ ...choice, ...styles });

export interface TickBoxProps {
  /** Heard, not seen: the row beside it says what is ticked. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  mixed?: boolean;
  onChange: () => void;
}

/** A tick without words, as wide as a finger. */
export function TickBox({ label, checked, mixed = false, onChange }: TickBoxProps) {
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
        onChange={onChange}
        className={cx("check")}
      />
    </label>
  );
}
