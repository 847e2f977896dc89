import type { BlogDrawing } from "@jobmap/contract";
import styles from "./Figure.module.css";

export function Bars({ drawing: { items, max } }: { drawing: BlogDrawing<"bars"> }) {
  return (
    <div className={styles["bars"]} aria-hidden="true">
      {items.map(({ label, value, text }) => (
        <div key={label} className={styles["bar"]}>
          <span className={styles["label"]}>{label}</span>
          <svg className={styles["track"]} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * value) / max} height="10" />
          </svg>
          <span className={styles["value"]}>{text}</span>
        </div>
      ))}
    </div>
  );
}
