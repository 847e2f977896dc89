import type { DimensionFit } from "@jobmap/contract/fit";
import { Disclosure } from "../../ui/index.ts";
import styles from "./Fit.module.css";
import { dimensionName, dimensionText, IMPORTANCE_TEXT, sumSteps, sumText } from "./fit-words.ts";

/** Ways of working, compared one by one: what it means, and the sum it comes from. */
export function DimensionList({ fits, label }: { fits: readonly DimensionFit[]; label: string }) {
  return (
    <ul className={styles["dimensions"]} aria-label={label}>
      {fits.map((fit) => {
        const sum = sumText(fit);
        return (
          <li key={fit.dimension}>
            <p>
              <b>{dimensionName(fit)}</b>{" "}
              <span className={styles["fine"]}>{IMPORTANCE_TEXT[fit.importance].toLowerCase()}</span>
            </p>
            <p>{dimensionText(fit)}</p>
            {sum && (
              <Disclosure look="word" className={styles["sum"]} summary={<bdi dir="ltr">{sum}</bdi>}>
                <ul>
                  {sumSteps(fit).map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
