import { Heading } from "../../webapp/src/ui/index.ts";
import styles from "./foundations.module.css";

const SPACES = [4, 8, 12, 16, 24, 32, 48, 72];
const CORNERS = [
  ["--jm-r-1", "1, plate, 2 px"],
  ["--jm-r-2", "2, button, 4 px"],
  ["--jm-r-3", "3, card, 8 px"],
  ["--jm-r-4", "4, sheet, 14 px"],
] as const;
const MOTION = [
  ["--jm-fast", "fast, 120 ms: hover and press", 120],
  ["--jm-move", "move, 220 ms: sheet, card, dialog", 220],
  ["--jm-far", "far, 420 ms: flights of the map", 420],
] as const;

export function Measure() {
  return (
    <>
      <Heading level={1}>Measure</Heading>
      <p className={styles["lead"]}>
        Lines before shadows, square before round. Targets are 24 px at the least, 44 under a finger. Nothing
        moves off its place, and nothing moves at all where reduced motion is asked for.
      </p>
      <section className={styles["part"]}>
        <Heading level={2} size="xl">
          Space, 4 px grid
        </Heading>
        <ul className={styles["boxes"]}>
          {SPACES.map((px, i) => (
            <li key={px}>
              <span className={styles["space"]} style={{ inlineSize: px, blockSize: px }} />
              {i + 1}, {px}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles["part"]}>
        <Heading level={2} size="xl">
          Corners
        </Heading>
        <ul className={styles["boxes"]}>
          {CORNERS.map(([token, text]) => (
            <li key={token}>
              <span className={styles["corner"]} style={{ borderRadius: `var(${token})` }} />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles["part"]}>
        <Heading level={2} size="xl">
          Depth
        </Heading>
        <ul className={styles["boxes"]}>
          {["none", "var(--jm-shadow-1)", "var(--jm-shadow-2)"].map((shadow, i) => (
            <li key={shadow}>
              <span className={styles["depth"]} style={{ boxShadow: shadow }} />
              {["A line", "1, pins and controls", "2, what floats over the map"][i]}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles["part"]}>
        <Heading level={2} size="xl">
          Motion, cubic-bezier(.2, 0, 0, 1)
        </Heading>
        <ul className={styles["motion"]}>
          {MOTION.map(([token, text, ms]) => (
            <li key={token}>
              {text}
              <span style={{ inlineSize: `${ms / 5}%` }} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
