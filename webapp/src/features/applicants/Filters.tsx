import type { Data } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { SearchField, Select } from "../../ui/index.ts";
import styles from "./Applicants.module.css";
import { STAGES } from "./stages.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";

interface FiltersProps {
  jobs: Data<"GET employer/job/get-all-job-list">;
  shown: ShownApplicants;
}

const RATINGS = [
  { value: "", text: "Any rating" },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), text: stars === 5 ? "5" : `${stars} or more` })),
];
const ALL_STAGES = [
  { value: "all" as const, text: "All stages" },
  ...STAGES.map(({ id, text }) => ({ value: id, text })),
];

/** Filters by job, stage, rating and name. The board omits the stage filter because its columns are the stages. */
export function Filters({ jobs, shown }: FiltersProps) {
  const { state, show } = shown;
  const [typed, setTyped] = useState(state.search);
  useEffect(() => setTyped(state.search), [state.search]);
  return (
    <form
      className={styles["filters"]}
      aria-label="Filter applications"
      onSubmit={(event) => {
        event.preventDefault();
        show({ search: typed.trim() });
      }}
    >
      <SearchField
        label="Name or email"
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          if (text === "" && state.search !== "") show({ search: "" });
        }}
      />
      <Select
        label="Job"
        options={[
          { value: "", text: "All jobs" },
          ...jobs.map(({ id, title }) => ({ value: String(id), text: title })),
        ]}
        value={state.job}
        onValueChange={(job) => show({ job })}
      />
      {state.view === "table" && (
        <Select
          label="Stage"
          options={ALL_STAGES}
          value={state.stage}
          onValueChange={(stage) => show({ stage })}
        />
      )}
      <Select
        label="Rating"
        options={RATINGS}
        value={state.rating}
        onValueChange={(rating) => show({ rating })}
      />
    </form>
  );
}
