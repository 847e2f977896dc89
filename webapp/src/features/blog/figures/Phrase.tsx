import type { BlogDrawing } from "@jobmap/contract";
import styles from "./Figure.module.css";

/** A line of text, with what each piece was understood as below it. */
export function Phrase({ drawing: { items } }: { drawing: BlogDrawing<"phrase"> }) {
  return (
    <div className={styles["phrase"]} aria-hidden="true">
      {items.map(({ text, meaning }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line never change places
        <span key={i} className={meaning === null ? styles["between"] : styles["piece"]}>
          <span>{text}</span>
          {meaning !== null && <small>{meaning}</small>}
        </span>
      ))}
    </div>
  );
}
