import { useEffect, useState } from "react";
import styles from "./ExampleHint.module.css";
import { EXAMPLE_PHRASES } from "./example-phrases.ts";

/** Long enough to read twice, in milliseconds. */
const EACH = 3_800;

/**
 * Replaces the placeholder in the empty search box: examples one after the other. Decorative, so hidden from screen readers; with reduced
 * motion only the first is shown. A narrow box shows none.
 */
export function ExampleHint() {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    if (still.matches) return;
    // Starts at a random example; otherwise few visitors would see the later ones.
    let next = Math.floor(Math.random() * EXAMPLE_PHRASES.length);
    const timer = setInterval(() => {
      if (still.matches || document.hidden) return;
      next = (next + 1) % EXAMPLE_PHRASES.length;
      setAt(next);
    }, EACH);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" className={styles["hint"]}>
      <span key={at} className={styles["phrase"]}>
        {EXAMPLE_PHRASES[at]}
      </span>
      <span className={styles["short"]}>Job or skill</span>
    </span>
  );
}
