import { useEffect, useState } from "react";
import styles from "./ExampleHint.module.css";
import { EXAMPLE_PHRASES } from "./example-phrases.ts";

/** Long enough to be read twice, in milliseconds. */
const EACH = 3_800;

/**
 * What stands in the empty search box instead of a placeholder: one example after the other. Decoration, so not read aloud;
 * with reduced motion the first stays. A narrow box has room for none of them.
 */
export function ExampleHint() {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    if (still.matches) return;
    // Starts somewhere else on each visit, or nobody would ever see the later ones.
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
