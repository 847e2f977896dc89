import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { JobRowsSkeleton } from "../feedback/Skeleton.tsx";
import { JobRow } from "./JobRow.tsx";
import { LONG_JOB, STORY_JOBS, STORY_NOW, storyJob, storyLocation } from "./story-data.ts";

const meta = {
  title: "Jobs/JobRow",
  component: JobRow,
  args: { job: storyJob(), to: "/job/25506064", now: STORY_NOW, onSavedChange: () => {} },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 490 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JobRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Highlighted: Story = { args: { highlighted: true } };
export const Selected: Story = { args: { selected: true } };
export const Opened: Story = { args: { opened: true } };
export const New: Story = { args: { isNew: true } };
export const Saved: Story = { args: { saved: true } };
export const Approximate: Story = {
  args: { job: storyJob({ locations: [storyLocation({ locality: "Laurel", precision: "CITY" })] }) },
};
export const NoPay: Story = { args: { job: storyJob({ base_salary: null }) } };
export const PayRange: Story = {
  args: { job: storyJob({ base_salary: { currency: "USD", min: 7850000, max: 9600000, unit: "YEAR" } }) },
};
export const Remote: Story = {
  args: { job: storyJob({ location_type: "TELECOMMUTE", locations: [], distance: null }) },
};
export const Hybrid: Story = { args: { job: storyJob({ location_type: "HYBRID" }) } };
export const Stale: Story = { args: { job: storyJob({ last_confirmed_at: "2026-02-18T09:00:00.000Z" }) } };
export const ThirdParty: Story = {
  args: {
    job: storyJob({ company: { ...storyJob().company, is_third_party: true }, last_confirmed_at: null }),
  },
};
export const FromASource: Story = {
  args: { job: storyJob({ is_from_source: true, company: { ...storyJob().company, answering: null } }) },
};
export const RarelyAnswers: Story = {
  args: {
    job: storyJob({ company: { ...storyJob().company, answering: { percent: 20, within_days: null } } }),
  },
};
export const Closed: Story = { args: { closed: true } };
export const ApplicationsClosed: Story = {
  args: { job: storyJob({ applications_closed_on: "2026-03-12" }) },
};
export const Demo: Story = { args: { job: storyJob({ company: { ...storyJob().company, is_demo: true } }) } };
export const LongText: Story = { args: { job: LONG_JOB } };
export const FewFacts: Story = {
  args: {
    job: storyJob({
      employment_types: [],
      hours_per_week: null,
      openings: null,
      starts_on: null,
      ends_on: null,
      distance: null,
    }),
  },
};
export const Loading: Story = { render: () => <JobRowsSkeleton /> };

function List() {
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set([3]));
  return (
    <ul>
      {STORY_JOBS.map((job, i) => (
        <li key={job.id}>
          <JobRow
            job={job}
            to={`/job/${job.id}`}
            now={STORY_NOW}
            selected={i === 1}
            opened={i === 3}
            isNew={i === 0}
            saved={saved.has(job.id)}
            onSavedChange={(changed, on) =>
              setSaved(
                (before) =>
                  new Set(on ? [...before, changed.id] : [...before].filter((id) => id !== changed.id)),
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
export const Many: Story = { render: () => <List /> };
export const RightToLeft: Story = { render: () => <List />, parameters: { direction: "rtl" } };
