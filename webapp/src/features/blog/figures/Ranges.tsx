import type { BlogDrawing } from "@jobmap/contract";
import styles from "./Figure.module.css";

const WIDTH = 100;

/** Lines on one scale, each with a dot in its middle. */
export function Ranges({ drawing: { items, min, max, ticks } }: { drawing: BlogDrawing<"ranges"> }) {
  const at = (value: number) => (WIDTH * (value - min)) / (max - min);
  return (
    <div className={styles["bars"]} aria-hidden="true">
      {items.map(({ label, low, middle, high, text }) => (
        <div key={label} className={styles["bar"]}>
          <span className={styles["label"]}>{label}</span>
          <svg className={styles["range"]} overflow="visible" aria-hidden="true">
            {ticks.map(({ value }) => (
              <line key={value} x1={`${at(value)}%`} x2={`${at(value)}%`} y1="0" y2="100%" />
            ))}
            <rect x={`${at(low)}%`} width={`${at(high) - at(low)}%`} y="34%" height="32%" rx="4" />
            <circle cx={`${at(middle)}%`} cy="50%" r="6" />
          </svg>
          <span className={styles["value"]}>{text}</span>
        </div>
      ))}
      <div className={styles["bar"]}>
        <span />
        <svg className={styles["axis"]} overflow="visible" aria-hidden="true">
          {ticks.map(({ value, text }, i) => (
            <text
              key={value}
              x={`${at(value)}%`}
              y="1em"
              textAnchor={i === 0 ? "start" : value === max ? "end" : "middle"}
            >
              {text}
            </text>
          ))}
        </svg>
        <span />
      </div>
    </div>
  );
}
