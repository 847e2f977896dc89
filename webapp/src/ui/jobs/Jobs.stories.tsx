import type { Meta, StoryObj } from "@storybook/react-vite";
import { AnswerLine } from "./AnswerLine.tsx";
import { CompanyCard } from "./CompanyCard.tsx";
import { Flag } from "./Flag.tsx";
import { JobPreviewCard } from "./JobPreviewCard.tsx";
import { MapKey } from "./MapKey.tsx";
import { Pay } from "./Pay.tsx";
import { ClosedLine, SurveyLine } from "./SurveyLine.tsx";
import { LONG_JOB, STORY_NOW, storyCompany, storyJob } from "./story-data.ts";

const meta = { title: "Jobs/Cards and figures" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const usd = (min: number, max: number | null, unit: "HOUR" | "MONTH" | "YEAR") => ({
  currency: "USD",
  min,
  max,
  unit,
});

export const PayFigures: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <Pay pay={usd(1821, null, "HOUR")} size="3xl" />
      <Pay pay={usd(1821, 2240, "HOUR")} size="2xl" period="under" />
      <Pay pay={usd(7850000, 9600000, "YEAR")} size="xl" />
      <Pay pay={usd(205800, null, "MONTH")} />
      <Pay pay={{ currency: "EUR", min: 1450, max: null, unit: "HOUR" }} />
      <Pay pay={null} />
    </div>
  ),
};
export const SurveyLines: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {["2026-03-14", "2026-03-13", "2026-03-08", "2026-02-18"].map((day) => (
        <SurveyLine
          key={day}
          job={{
            last_confirmed_at: `${day}T09:00:00.000Z`,
            date_posted: "2026-01-02T09:00:00.000Z",
            ends_on: null,
          }}
          now={STORY_NOW}
        />
      ))}
      <SurveyLine
        job={{ last_confirmed_at: null, date_posted: "2026-01-02T09:00:00.000Z", ends_on: null }}
        now={STORY_NOW}
      />
      <SurveyLine
        job={{ last_confirmed_at: null, date_posted: "2026-01-02T09:00:00.000Z", ends_on: "2026-02-28" }}
        now={STORY_NOW}
      />
    </div>
  ),
};
export const AnswerLines: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {[1, 3, 20, 75, null].map((within_days) => (
        <AnswerLine
          key={within_days}
          company={{ answering: { percent: 60, within_days }, proved_domain: null }}
        />
      ))}
      <ClosedLine />
    </div>
  ),
};
export const Preview: Story = {
  render: () => (
    <JobPreviewCard
      job={storyJob()}
      to="/job/1"
      now={STORY_NOW}
      saved
      onSavedChange={() => {}}
      onClose={() => {}}
    />
  ),
};
export const PreviewLongText: Story = {
  render: () => (
    <JobPreviewCard job={LONG_JOB} to="/job/1" now={STORY_NOW} onSavedChange={() => {}} onClose={() => {}} />
  ),
};
export const PreviewFlat: Story = {
  render: () => (
    <JobPreviewCard look="flat" job={storyJob({ base_salary: null })} to="/job/1" onClose={() => {}} />
  ),
};
export const PreviewRightToLeft: Story = { ...Preview, parameters: { direction: "rtl" } };
export const Companies: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12, maxInlineSize: 480 }}>
      <CompanyCard company={storyCompany()} to="/company/wingslanding" />
      <CompanyCard
        company={storyCompany({ is_third_party: true, job_count: 1, size: null })}
        to="/company/a"
      />
      <CompanyCard company={storyCompany({ is_demo: true, job_count: 10000 })} to="/company/b" />
      <CompanyCard company={storyCompany({ name: LONG_JOB.company.name, job_count: 0 })} to="/company/c" />
    </div>
  ),
};
export const Key: Story = { render: () => <MapKey /> };
export const KeyRightToLeft: Story = { render: () => <MapKey />, parameters: { direction: "rtl" } };
export const SelectedFlag: Story = {
  render: () => (
    <div style={{ padding: "60px 20px 20px" }}>
      <Flag pay={["$18", ".21"]} state="selected" />
    </div>
  ),
};
