import type { Funnel, FunnelBy, FunnelRow } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FirstStepList } from "../../webapp/src/features/dashboard/FirstSteps.tsx";
import { FunnelTable } from "../../webapp/src/features/dashboard/FunnelTable.tsx";

interface Shown {
  by: FunnelBy;
  rows: readonly FunnelRow[];
}

/** What an employer's listings bring, from views to hires. */
const meta = {
  title: "Employers/Results",
  render: ({ by, rows }) => (
    <FunnelTable data={funnelOf(rows)} state={{ by, job: "", source: "", embed: "", page: "" }} />
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<Shown>;

const sum = (
  rows: readonly FunnelRow[],
  name: "views" | "apply_starts" | "applications" | "answered" | "interviews" | "hires",
) => rows.reduce((total, row) => total + row[name], 0);

const funnelOf = (rows: readonly FunnelRow[]): Funnel => ({
  from: "2026-11-01",
  to: "2026-11-30",
  starts_counted_from: "2026-10-01",
  total: {
    views: sum(rows, "views"),
    apply_starts: sum(rows, "apply_starts"),
    applications: sum(rows, "applications"),
    answered: sum(rows, "answered"),
    interviews: sum(rows, "interviews"),
    hires: sum(rows, "hires"),
    median_answer_seconds: rows.length > 0 ? 93_000 : null,
  },
  rows: [...rows],
  more_rows: 0,
});

const row = (n: number, more: Partial<FunnelRow> = {}): FunnelRow => ({
  job: { id: n + 1, title: `Deckhand ${n + 1}`, town: "Baltimore", requisition_id: n % 2 ? `REQ-${n}` : "" },
  source: null,
  embed: null,
  page: null,
  day: null,
  views: 1_240 - 31 * n,
  apply_starts: 96 - n,
  applications: 40 - n,
  answered: Math.max(0, 9 - n),
  interviews: Math.max(0, 4 - n),
  hires: n === 0 ? 1 : 0,
  median_answer_seconds: n < 9 ? 50_000 * (n + 1) : null,
  ...more,
});

const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n));

export const Jobs: Story = { args: { by: "job", rows: rows(4) } };
export const ManyJobs: Story = { args: { by: "job", rows: rows(40) } };
export const OneJob: Story = { args: { by: "job", rows: rows(1) } };
export const NobodyYet: Story = {
  args: {
    by: "job",
    rows: [
      row(0, {
        views: 0,
        apply_starts: 0,
        applications: 0,
        answered: 0,
        interviews: 0,
        hires: 0,
        median_answer_seconds: null,
      }),
    ],
  },
};
export const Nothing: Story = { args: { by: "source", rows: [] } };
export const NoEmbeds: Story = { args: { by: "embed", rows: [] } };
export const Embeds: Story = {
  args: {
    by: "embed",
    rows: [
      row(0, { job: null, source: "embed", embed: "careers", page: "https://harbor.example/careers" }),
      row(1, {
        job: null,
        source: "embed",
        page: `https://harbor.example/${"a-page-with-a-very-long-name-".repeat(5)}`,
      }),
    ],
  },
};
export const LongTitle: Story = {
  args: {
    by: "job",
    rows: [
      row(0, {
        job: {
          id: 1,
          title:
            "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch station keeper, nights and weekends",
          town: "Winchester-on-the-Severn",
          requisition_id: "REQ-2026-11-000000000000000001",
        },
      }),
    ],
  },
};
export const FirstSteps: Story = {
  args: { by: "job", rows: [] },
  render: () => (
    <FirstStepList
      steps={{
        is_dismissed: false,
        has_logo: true,
        has_description: false,
        has_published: false,
        has_embed: false,
      }}
      onDismiss={() => {}}
    />
  ),
};
