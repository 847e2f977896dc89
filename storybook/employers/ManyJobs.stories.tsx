import type { EmployerJobSummary, JobBatch } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { BatchBanner } from "../../webapp/src/features/employer-jobs/BatchStatus.tsx";
import { JobFilters } from "../../webapp/src/features/employer-jobs/JobFilters.tsx";
import { JOB_COLUMNS } from "../../webapp/src/features/employer-jobs/job-columns.tsx";
import { NoJobs } from "../../webapp/src/features/employer-jobs/NoJobs.tsx";
import { useJobSelection } from "../../webapp/src/features/employer-jobs/use-job-selection.ts";
import {
  type JobsSearch,
  readSearch,
  sortOf,
} from "../../webapp/src/features/employer-jobs/use-jobs-search.ts";
import { Table } from "../../webapp/src/ui/index.ts";
import { batch, ownJob } from "./own-jobs-data.ts";

interface Shown {
  jobs: readonly EmployerJobSummary[];
  /** All jobs that the filter finds, of which `jobs` are a page. */
  total: number;
  batch: JobBatch | null;
}

/** An employer's jobs: filters, order, the choice of many, and what became of a change of them. Nothing is sent. */
const meta = {
  title: "Employers/Many jobs",
  render: (shown) => <ManyJobs {...shown} />,
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<Shown>;

function ManyJobs({ jobs, total, batch: shown }: Shown) {
  const [state, setState] = useState<JobsSearch>(() => readSearch(new URLSearchParams()));
  const { keys, selected, choose } = useJobSelection(state, jobs, total);
  return (
    <>
      <JobFilters state={state} show={(change) => setState({ ...state, ...change })} />
      {shown && <BatchBanner batch={shown} onClose={() => {}} />}
      <Table<EmployerJobSummary>
        caption={total === 1 ? "1 job" : `${total} jobs`}
        columns={JOB_COLUMNS}
        rows={jobs}
        keyOf={({ id }) => String(id)}
        sort={sortOf(state)}
        onSortChange={() => {}}
        hasSortElsewhere
        empty={<NoJobs state={state} onShowAll={() => {}} />}
        selection={{
          selected: keys,
          count: selected.count,
          onSelectedChange: choose,
          nameOf: ({ title }) => title,
        }}
      />
    </>
  );
}

const of = (count: number, more: Partial<EmployerJobSummary> = {}) =>
  Array.from({ length: count }, (_, n) => ownJob(n, more));

export const Many: Story = { args: { jobs: of(50), total: 200, batch: null } };
export const One: Story = { args: { jobs: of(1), total: 1, batch: null } };
export const Empty: Story = { args: { jobs: [], total: 0, batch: null } };
export const TooLong: Story = {
  args: { jobs: of(2, { title: "W".repeat(200), requisition_id: "R".repeat(75) }), total: 2, batch: null },
};
export const BatchRunning: Story = {
  args: { jobs: of(3), total: 200, batch: batch({ waiting: 80, done: 120 }, { state: "RUNNING" }) },
};
export const BatchWithProblems: Story = {
  args: {
    jobs: of(3),
    total: 200,
    batch: batch(
      { done: 197, refused: 3 },
      {
        problems: [1, 2, 3].map((id) => ({
          id,
          title: id === 3 ? "" : "Deckhand",
          message: "This job is expired: the action “pause” is not available.",
        })),
      },
    ),
  },
};
export const BatchScheduled: Story = {
  args: {
    jobs: of(3),
    total: 3,
    batch: batch(
      { waiting: 3 },
      { state: "SCHEDULED", change: { kind: "move", action: "close", close_reason: "FILLED" } },
    ),
  },
};
