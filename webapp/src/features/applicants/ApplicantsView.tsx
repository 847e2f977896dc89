import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
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

/** `/employer/all-application`: all applicants, as a table or a board, with a side panel for one application. */
export function ApplicantsView() {
  const shown = useApplicantsSearch();
  const { state, application, show, closeApplication } = shown;
  const [move, setMove] = useState<Move>();
  // If the job names fail to load, everything else still works.
  const jobs = useQuery(endpointQuery("GET employer/job/get-all-job-list", {})).data ?? [];
  const list = {
    shown,
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
      {application && <ApplicationPanel id={application} onMove={list.onMove} onClose={closeApplication} />}
      {move && <MoveDialog move={move} onClose={() => setMove(undefined)} />}
    </Page>
  );
}
