import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Button, classNames, Page, Tabs } from "../../ui/index.ts";
import styles from "./Applicants.module.css";
import { ApplicantTable } from "./ApplicantTable.tsx";
import { ApplicationPanel } from "./ApplicationPanel.tsx";
import { Board } from "./board/Board.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { Filters } from "./Filters.tsx";
import { KeysHelp } from "./KeysHelp.tsx";
import { MoveBar } from "./MoveBar.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import type { Move, StartMove } from "./move.ts";
import { Review } from "./Review.tsx";
import { SavedViews } from "./SavedViews.tsx";
import { useApplicantsSearch } from "./use-applicants-search.ts";

const cx = classNames(styles);

const VIEWS = [
  { id: "table", text: t`Table` },
  { id: "board", text: t`Board` },
  { id: "review", text: t`Review` },
] as const;

/** `/employer/all-application`: all applicants, as a table or a board, with a side panel for one application. */
export function ApplicantsView() {
  const shown = useApplicantsSearch();
  const { state, application, show, closeApplication } = shown;
  // Whoever reads or moves many wants to see them, not what is above.
  const isCompact = state.dense || state.view !== "table";
  const [move, setMove] = useState<Move>();
  const [hasFilters, setHasFilters] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  // If the job names fail to load, everything else still works.
  const jobs = useQuery(endpointQuery("GET employer/job/get-all-job-list", {})).data ?? [];
  const onMove = useCallback<StartMove>(
    (action, target, onMoved) => setMove({ action, target, onMoved }),
    [],
  );
  const list = { shown, onMove };
  return (
    <Page
      title={t`Applicants`}
      width="board"
      className={cx(
        "screen",
        isCompact && "compact",
        state.view === "review" && "reading",
        !hasFilters && "folded",
      )}
      tools={
        <>
          {state.view === "table" && (
            <Button
              variant="line"
              aria-pressed={state.dense}
              onClick={() => show({ dense: !state.dense })}
            >{t`Dense rows`}</Button>
          )}
          <Button
            ref={fold}
            variant="line"
            className={styles["fold"]}
            aria-expanded={hasFilters}
            onClick={() => setHasFilters(!hasFilters)}
          >{t`Filters`}</Button>
          <KeysHelp view={state.view} />
          <SavedViews shown={shown} />
          <ExportMenu state={state} />
        </>
      }
    >
      <Filters jobs={jobs} shown={shown} isCompact={isCompact} onNone={() => fold.current?.focus()} />
      <Tabs label={t`Views`} tabs={VIEWS} selected={state.view} onSelectedChange={(view) => show({ view })}>
        {state.view === "table" && <ApplicantTable {...list} />}
        {state.view === "board" && <Board {...list} />}
        {state.view === "review" && <Review {...list} />}
      </Tabs>
      {application && state.view !== "review" && (
        <ApplicationPanel id={application} onMove={onMove} onClose={closeApplication} />
      )}
      {move && <MoveDialog move={move} onClose={() => setMove(undefined)} />}
      <MoveBar />
    </Page>
  );
}
