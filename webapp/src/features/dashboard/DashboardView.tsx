import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ButtonLink, EmptyState, ErrorState, Page, Select, TextSkeleton } from "../../ui/index.ts";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { ByDay } from "./ByDay.tsx";
import { type Counts, isSpan, SPANS, type Span } from "./counts.ts";
import styles from "./Dashboard.module.css";
import { FirstSteps } from "./FirstSteps.tsx";
import { Funnel } from "./Funnel.tsx";
import { JobStates } from "./JobStates.tsx";
import { MapFailures } from "./MapFailures.tsx";
import { Waiting } from "./Waiting.tsx";

/**
 * `/employer/dashboard`: pending work, and the metrics of the company's listings and map over the last `?days=` days.
 * @param host this server's public origin
 */
export function DashboardView({ host }: { host: string }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("days") ?? "";
  const days = isSpan(asked) ? asked : "30";
  return (
    <Page
      title={t`Dashboard`}
      width="table"
      tools={
        <Select<Span>
          label={t`Date range`}
          look="word"
          options={SPANS.map((span) => ({ value: span, text: t`Last ${span} days` }))}
          value={days}
          onValueChange={(next) =>
            setParams(
              (shown) => {
                if (next === "30") shown.delete("days");
                else shown.set("days", next);
                return shown;
              },
              { replace: true },
            )
          }
        />
      }
    >
      <NeedsCompany>
        <div className={styles["parts"]}>
          <FirstSteps />
          <Figures days={days} host={host} />
        </div>
      </NeedsCompany>
    </Page>
  );
}

function Figures({ days, host }: { days: Span; host: string }) {
  const counts = useQuery(endpointQuery("GET employer/dashboard-count", { query: { days } }));
  const { data } = counts;
  if (counts.isLoadingError)
    return (
      <ErrorState title={t`Your stats did not load.`} onRetry={() => void counts.refetch()}>
        {counts.error.message}
      </ErrorState>
    );
  if (!data)
    return (
      <div aria-busy="true">
        <TextSkeleton lines={8} />
      </div>
    );
  if (hasNoJobs(data))
    return (
      <EmptyState
        title={t`Stats appear with your first job.`}
        action={<ButtonLink to="/employer/post-job">{t`Post a job`}</ButtonLink>}
      >{t`We count views and applications as soon as it is on the map.`}</EmptyState>
    );
  return (
    <div className={styles["parts"]} aria-busy={counts.isPlaceholderData}>
      <Waiting counts={data} />
      <MapFailures days={Number(days)} host={host} />
      <ByDay counts={data} />
      <Funnel days={days} />
      <JobStates jobs={data.jobs} />
    </div>
  );
}

const hasNoJobs = ({ jobs }: Counts) => Object.values(jobs).every((count) => count === 0);
