import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Chip, ErrorState, Heading, Tabs, TextSkeleton } from "../../ui/index.ts";
import { type Span, shortDay } from "./counts.ts";
import styles from "./Dashboard.module.css";
import { FunnelExport } from "./FunnelExport.tsx";
import { FunnelTable } from "./FunnelTable.tsx";
import { ENOUGH_ANSWERS, sourceText } from "./funnel-columns.tsx";
import { type FunnelState, funnelQuery, funnelSearch, funnelState, isNarrowed } from "./funnel-state.ts";

const TABS = [
  { id: "job", text: t`Jobs` },
  { id: "source", text: t`Sources` },
  { id: "embed", text: t`Embeds` },
  { id: "day", text: t`Days` },
] as const;

/** From views to hires, by job, source, embed or day. Each figure leads to what it counts. */
export function Funnel({ days }: { days: Span }) {
  const [params, setParams] = useSearchParams();
  const state = funnelState(params);
  const query = funnelQuery(days, state);
  const asked = useQuery(endpointQuery("GET employer/funnel", { query }));
  const { data, isPlaceholderData } = asked;
  // Until the next figures come, the table stays what it was, under its own headings.
  const shown = useRef(state);
  if (data && !isPlaceholderData) shown.current = state;
  const title = isPlaceholderData ? undefined : data?.rows[0]?.job?.title;
  const show = (next: Partial<FunnelState> & Pick<FunnelState, "by">) =>
    setParams(funnelSearch(params, next), { preventScrollReset: true });
  return (
    <section className={styles["part"]} aria-labelledby="funnel" aria-busy={isPlaceholderData}>
      <div className={styles["line"]}>
        <Heading level={2} size="xl" id="funnel">{t`From views to hires`}</Heading>
        <FunnelExport query={query} />
      </div>
      <Tabs label={t`Count by`} tabs={TABS} selected={state.by} onSelectedChange={(by) => show({ by })}>
        {isNarrowed(state) && (
          <p>
            <Chip removable onClick={() => show({ by: "day" })}>
              {narrowedText(state, title)}
            </Chip>
          </p>
        )}
        {asked.isLoadingError ? (
          <ErrorState
            title={
              asked.error.code === "not_found"
                ? t`Your company has no such job.`
                : t`The figures did not load.`
            }
            headingLevel={3}
            onRetry={() => void asked.refetch()}
          >
            {asked.error.message}
          </ErrorState>
        ) : data ? (
          <FunnelTable data={data} state={shown.current} />
        ) : (
          <TextSkeleton lines={5} />
        )}
      </Tabs>
      {data && (
        <p className={styles["hint"]}>
          {t`Applications received from ${shortDay(data.from)} to ${shortDay(data.to)} (UTC), and how far they have come by now. An apply start is an opened application form, or a press that leads to yours.`}
          {data.starts_counted_from > data.from &&
            ` ${t`Opened forms are counted since ${shortDay(data.starts_counted_from)}.`}`}{" "}
          {t`How fast you answer is shown from ${ENOUGH_ANSWERS} answers on.`}
        </p>
      )}
    </section>
  );
}

function narrowedText({ job, source, embed, page }: FunnelState, title: string | undefined): string {
  const parts = [job && (title ?? t`One job`), source && sourceText(source), embed, page];
  return t`Only ${parts.filter(Boolean).join(", ")}`;
}
