import type { Company } from "@jobmap/contract";
import { CULTURE_DIMENSIONS, MAX_SCORE } from "@jobmap/contract/culture";
import { Trans, t } from "#text";
import { careerDateText } from "../../lib/career-date.ts";
import { STATEMENTS } from "../../lib/culture-statements.ts";
import { Heading } from "../../ui/index.ts";
import styles from "./CompanyWays.module.css";

/** How an employer describes its ways of working, statement by statement. A candidate's own comparison is put below it. */
export function CompanyWays({ company: { id, name, culture, is_demo: isDemo } }: { company: Company }) {
  if (!culture?.answered_at) return null;
  const answers = CULTURE_DIMENSIONS.flatMap((dimension) => {
    const { name: way, ...statements } = STATEMENTS[dimension];
    const { first = null, second = null } = culture.culture[dimension] ?? {};
    const said = [
      { statement: statements.first, score: first },
      { statement: statements.second, score: second },
    ].filter(({ score }) => score !== null);
    return said.length === 0 ? [] : [{ way, said }];
  });
  const day = careerDateText(culture.answered_at.slice(0, 10));
  return (
    <section id="ways" data-company={id} className={styles["ways"]} aria-labelledby="ways-title">
      <Heading level={2} id="ways-title">{t`How it works here`}</Heading>
      <p className={styles["fine"]}>
        {isDemo ? (
          t`Invented, as the company is, to show how this works.`
        ) : (
          <Trans>
            What <bdi>{name}</bdi> says of itself, not something we checked. One person answered for it, on{" "}
            {day}.
          </Trans>
        )}{" "}
        {t`1 is not true at all, ${MAX_SCORE} is very true.`}
      </p>
      <dl className={styles["list"]}>
        {answers.map(({ way, said }) => (
          <div key={way}>
            <dt>{way}</dt>
            {said.map(({ statement, score }) => (
              <dd key={statement}>
                <span>{statement}</span> <b dir="ltr">{t`${score ?? ""} of ${MAX_SCORE}`}</b>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
