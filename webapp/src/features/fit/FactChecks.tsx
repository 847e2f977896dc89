import type { Fit, Preferences } from "@jobmap/contract";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { VisuallyHidden } from "../../ui/index.ts";
import styles from "./Fit.module.css";
import { brokenOf, FACT_NAMES, factText, MARKS, SAID } from "./fit-words.ts";

interface FactChecksProps {
  facts: Fit["facts"];
  preferences: Preferences;
}

/** Each wish, held against what a job states: dealbreakers that it does not keep first, and a link to change each. */
export function FactChecks({ facts, preferences }: FactChecksProps) {
  const broken = brokenOf(facts);
  const others = facts.filter((check) => !broken.includes(check));
  return (
    <ul className={styles["reasons"]} aria-label={t`Your wishes, one by one`}>
      {[...broken, ...others].map((check) => (
        <li key={check.fact} data-mark={MARKS[check.outcome]}>
          <VisuallyHidden>{SAID[check.outcome]}. </VisuallyHidden>
          {check.importance === "DEALBREAKER" && <b>{t`Dealbreaker.`} </b>}
          {factText(check, preferences)}{" "}
          <Link to={`/culture-preferences?view=wishes#${check.fact}`}>
            <Trans>
              Change<VisuallyHidden> your wish: {FACT_NAMES[check.fact]}</VisuallyHidden>
            </Trans>
          </Link>
        </li>
      ))}
    </ul>
  );
}
