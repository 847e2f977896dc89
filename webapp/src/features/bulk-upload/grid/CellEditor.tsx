import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import styles from "./Grid.module.css";

/** How an edit ends: kept or not, for all cells like this one, and where the focus goes. */
export interface EditEnd {
  readonly value: string | null;
  readonly forAll: boolean;
  readonly step: "down" | "next" | "previous" | "stay";
}

/** What an editor begins with: the text of the cell, selected, or the first key that was pressed, to go on from. */
export interface Draft {
  readonly text: string;
  readonly isTyped: boolean;
}

interface CellEditorProps {
  label: string;
  initial: Draft;
  onEnd: (end: EditEnd) => void;
}

/** The text of one cell while it is changed. Enter keeps it and goes down, Tab goes on, Escape leaves it as it was. */
export function CellEditor({ label, initial, onEnd }: CellEditorProps) {
  const [value, setValue] = useState(initial.text);
  const ref = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  const end = (result: EditEnd) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(result);
  };
  useEffect(() => {
    const area = ref.current;
    area?.focus();
    area?.setSelectionRange(initial.isTyped ? area.value.length : 0, area.value.length);
  }, [initial]);
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (key === "Escape") end({ value: null, forAll: false, step: "stay" });
    else if (key === "Enter" && !altKey && !shiftKey)
      end({ value, forAll: isControl, step: isControl ? "stay" : "down" });
    else if (key === "Tab") end({ value, forAll: false, step: shiftKey ? "previous" : "next" });
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={ref}
      aria-label={label}
      className={styles["editor"]}
      rows={initial.text.length > 60 ? 6 : 1}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onKeyDown={press}
      onBlur={() => end({ value, forAll: false, step: "stay" })}
    />
  );
}
