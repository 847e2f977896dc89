import type { Fit, Preferences } from "@jobmap/contract";
import { useId } from "react";
import { Link } from "react-router";
import { plural, Trans, t } from "#text";
import { careerDateText } from "../../lib/career-date.ts";
import { Heading } from "../../ui/index.ts";
import { DimensionList } from "./DimensionList.tsx";
import { FactChecks } from "./FactChecks.tsx";
import styles from "./Fit.module.css";
import { brokenOf } from "./fit-words.ts";

interface FitPartProps {
  /** A company's own page says above it whose answers these are, and when. */
  of: "job" | "company";
  fit: Fit;
  preferences: Preferences;
}

/** How a job or a company compares with what the candidate stated: wish by wish, way by way, and nothing added up. */
export function FitPart({ of, fit, preferences }: FitPartProps) {
  const { facts } = fit;
  const id = useId();
  const broken = brokenOf(facts).length;
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <Heading level={3} size="xl" id={id}>
        {of === "job" ? t`Your wishes and this job` : t`Your ways of working and theirs`}
      </Heading>
      <p
        className={styles["fine"]}
      >{t`Only you see this. Nothing is added up, and no job is moved by it.`}</p>
      {broken > 0 && (
        <p>
          <Trans>
            <b>
              This job does not keep {plural(broken, { one: "# dealbreaker", other: "# dealbreakers" })} of
              yours
            </b>
            , so your Job Feed leaves it out.
          </Trans>
        </p>
      )}
      {facts.length > 0 && <FactChecks facts={facts} preferences={preferences} />}
      <Ways fit={fit} isSaidAbove={of === "company"} />
    </section>
  );
}

function Ways({ fit, isSaidAbove }: { fit: Fit; isSaidAbove: boolean }) {
  const { company, is_demo: isDemo, culture, answered_at: answeredAt } = fit;
  if (culture.length === 0) return null;
  if (answeredAt === null)
    return (
      <p className={styles["fine"]}>
        <Trans>
          <bdi>{company}</bdi> has not said how it works, so there is nothing to compare with your answers.
        </Trans>
      </p>
    );
  const day = careerDateText(answeredAt.slice(0, 10));
  return (
    <>
      {!isSaidAbove && (
        <p className={styles["fine"]}>
          {isDemo ? (
            t`The answers are invented, as the company is, to show how this works.`
          ) : (
            <Trans>
              What <bdi>{company}</bdi> says of itself, not something we checked. One person answered for it,
              on {day}.
            </Trans>
          )}
        </p>
      )}
      <DimensionList fits={culture} label={t`Ways of working, yours and theirs`} />
      <p className={styles["links"]}>
        <Link to="/culture-preferences?view=ways">{t`Change your answers`}</Link>
        <Link to="/culture-preference">{t`How the sum is made`}</Link>
      </p>
    </>
  );
}
