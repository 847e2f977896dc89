import { DAY_MS, HOUR_MS } from "@jobmap/contract/limits";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AnswerDue } from "../../webapp/src/features/applicants/AnswerDue.tsx";
import { answerPromised } from "../../webapp/src/features/applied/answer-promised.ts";
import { promiseText } from "../../webapp/src/ui/index.ts";

const NOW = Date.parse("2026-11-28T12:00:00Z");
const after = (ms: number) => new Date(NOW + ms).toISOString();

/** An answer that was promised, as the company sees its clock and as candidates read it. */
const meta = {
  title: "Employers/Promise of an answer",
  render: ({ left }) => (
    <div>
      <AnswerDue due={after(left)} now={NOW} />
      <p>{answerPromised("Harbor Foods", after(left), NOW)}</p>
    </div>
  ),
} satisfies Meta<{ left: number }>;
export default meta;
type Story = StoryObj<{ left: number }>;

export const InDays: Story = { args: { left: 2 * DAY_MS + HOUR_MS } };
export const InHours: Story = { args: { left: 5 * HOUR_MS } };
export const WithinTheHour: Story = { args: { left: 60_000 } };
export const Overdue: Story = { args: { left: -DAY_MS } };
export const LongOverdue: Story = { args: { left: -400 * DAY_MS } };

/** On listings, in the form and on the company's page, beside how it has answered. */
export const BesideTheRecord: Story = {
  args: { left: 0 },
  render: () => (
    <ul>
      {[
        promiseText(3, null),
        promiseText(3, { percent: 92, within_days: 2 }),
        promiseText(3, { percent: 60, within_days: 6 }),
        promiseText(1, { percent: 20, within_days: null }),
      ].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  ),
};
