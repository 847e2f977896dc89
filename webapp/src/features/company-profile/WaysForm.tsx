import { CULTURE_DIMENSIONS } from "@jobmap/contract/culture";
import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { careerDateText } from "../../lib/career-date.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { ErrorState, TextSkeleton } from "../../ui/index.ts";
import { StatementFields } from "../fit/StatementFields.tsx";
import { UNANSWERED, withScores } from "../fit/scores.ts";
import styles from "./CompanyProfile.module.css";

const cultureQuery = endpointQuery("GET employer/culture", {});

/** How true the statements on ways of working are of the company. Every press is saved. */
export function WaysForm() {
  const answer = useQuery(cultureQuery);
  const { mutate } = useChange("POST employer/culture/update", cultureQuery, (shown, { body }) => ({
    ...shown,
    culture: body?.culture ?? shown.culture,
  }));
  const { data } = answer;
  if (answer.isLoadingError)
    return (
      <ErrorState
        title={t`Your answers did not load.`}
        headingLevel={3}
        onRetry={() => void answer.refetch()}
      >
        <p>{answer.error.message}</p>
      </ErrorState>
    );
  if (data === undefined) return <TextSkeleton lines={8} />;
  const { culture, answered_at: answeredAt } = data;
  const all = CULTURE_DIMENSIONS.flatMap((dimension) => {
    const { first, second } = culture[dimension] ?? UNANSWERED;
    return [first, second];
  });
  const answered = all.filter((score) => score !== null).length;
  const day = answeredAt === null ? "" : careerDateText(answeredAt.slice(0, 10));
  return (
    <div className={styles["ways"]}>
      <p role="status">
        {answered === 0 || answeredAt === null
          ? t`Not answered yet, so your public page shows nothing of it.`
          : t`${answered} of ${all.length} statements answered by one person, on ${day}.`}
      </p>
      {CULTURE_DIMENSIONS.map((dimension) => {
        const scores = culture[dimension] ?? UNANSWERED;
        return (
          <StatementFields
            key={dimension}
            dimension={dimension}
            scores={scores}
            onScores={(next) => mutate({ body: { culture: withScores(culture, dimension, next) } })}
            canClear
          />
        );
      })}
    </div>
  );
}
