import { useCallback, useState } from "react";
import { call } from "../../lib/api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Page, Tabs } from "../../ui/index.ts";
import { DownloadButton } from "../applied/DownloadButton.tsx";
import { ApplicantTable } from "./ApplicantTable.tsx";
import { ApplicationPanel } from "./ApplicationPanel.tsx";
import { Board } from "./Board.tsx";
import { Filters } from "./Filters.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import type { Move } from "./move.ts";
import { useApplicantsSearch } from "./use-applicants-search.ts";

const VIEWS = [
  { id: "table", text: "Table" },
  { id: "board", text: "Board" },
] as const;

/** `/employer/all-application`: everybody who applied, as rows or as a board, and each application beside it. */
export function ApplicantsView() {
  const shown = useApplicantsSearch();
  const { state, application, show, closeApplication } = shown;
  const [version, setVersion] = useState(0);
  const [move, setMove] = useState<Move>();
  const loadJobs = useCallback(
    (signal: AbortSignal) => call("GET employer/job/get-all-job-list", {}, { signal }),
    [],
  );
  // Without the names of the jobs everything else still works.
  const jobs = useLoaded(loadJobs).loaded.data ?? [];
  const changed = () => setVersion((before) => before + 1);
  const list = {
    shown,
    version,
    isActing: move !== undefined || application !== "",
    onMove: (action: Move["action"], applications: Move["applications"]) => setMove({ action, applications }),
  };
  return (
    <Page
      title="Applicants"
      width="board"
      tools={
        <DownloadButton
          file="GET employer/application/export"
          input={{ query: state.job ? { job_id: state.job } : {} }}
          name="applications.csv"
        >
          Export as CSV
        </DownloadButton>
      }
    >
      <Filters jobs={jobs} shown={shown} />
      <Tabs label="Views" tabs={VIEWS} selected={state.view} onSelectedChange={(view) => show({ view })}>
        {state.view === "board" ? <Board {...list} /> : <ApplicantTable {...list} />}
      </Tabs>
      {application && (
        <ApplicationPanel
          id={application}
          version={version}
          onMove={list.onMove}
          onClose={() => {
            closeApplication();
            changed();
          }}
        />
      )}
      {move && (
        <MoveDialog
          move={move}
          onClose={() => setMove(undefined)}
          onMoved={() => {
            setMove(undefined);
            changed();
          }}
        />
      )}
    </Page>
  );
}
