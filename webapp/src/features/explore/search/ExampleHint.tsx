import { useEffect, useState } from "react";
import { t } from "#text";
import { loadChunk } from "../../../lib/load-chunk.ts";
import styles from "./ExampleHint.module.css";

/** The first of the examples; the others come when it is their turn. */
export const FIRST_PHRASE = t`Registered nurse, night shift`;

/** Long enough to read twice, in milliseconds. */
const EACH = 3_800;

/**
 * Replaces the placeholder in the empty search box: examples one after the other. Decorative, so hidden from screen readers; with reduced
 * motion only the first is shown. A narrow box shows none.
 */
export function ExampleHint() {
  const [phrase, setPhrase] = useState<string>(FIRST_PHRASE);
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    if (still.matches) return;
    // Starts at a random example; otherwise few visitors would see the later ones.
    let next = Math.floor(Math.random() * 100);
    const turn = ({ EXAMPLE_PHRASES: all }: typeof import("./example-phrases.ts")) =>
      setPhrase(all[next++ % all.length] ?? FIRST_PHRASE);
    const timer = setInterval(() => {
      if (still.matches || document.hidden) return;
      // Without the others the first one stays.
      loadChunk(() => import("./example-phrases.ts")).then(turn, () => {});
    }, EACH);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" className={styles["hint"]}>
      <span key={phrase} className={styles["phrase"]}>
        {phrase}
      </span>
      <span className={styles["short"]}>{t`Job or skill`}</span>
    </span>
  );
}
