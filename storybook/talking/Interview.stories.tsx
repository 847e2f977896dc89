import type { Interview, Interviews } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { InterviewList } from "../../webapp/src/features/interviews/InterviewList.tsx";
import { ServerState } from "../../webapp/src/lib/server-state/ServerState.tsx";

const AT = "2026-11-20T14:00:00.000Z";
const interview = (more: Partial<Interview> = {}): Interview => ({
  id: 3,
  application_id: 7,
  state: "OFFERED",
  round: 0,
  kind: "ON_SITE",
  place: "Pier 7, Baltimore",
  minutes: 45,
  note: "Bring boots.",
  time_zone: "America/New_York",
  candidate_time_zone: null,
  times: [
    { id: 1, starts_at: "2099-12-01T14:00:00.000Z" },
    { id: 2, starts_at: "2099-12-02T16:30:00.000Z" },
    { id: 3, starts_at: "2020-12-02T16:30:00.000Z" },
  ],
  steps: [{ action: "offer", by: "employer", at: AT, times: ["2099-12-01T14:00:00.000Z"], note: "" }],
  calendar: null,
  ...more,
});
const shown = (one: Partial<Interview> | null, more: Partial<Interviews> = {}): Interviews => ({
  application_id: 7,
  side: "candidate",
  other: "Harbor Works",
  interviews: one === null ? [] : [interview(one)],
  can_offer: false,
  ...more,
});
const AGREED: Partial<Interview> = {
  state: "ACCEPTED",
  times: [{ id: 1, starts_at: "2099-12-01T14:00:00.000Z" }],
  calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  candidate_time_zone: "America/Los_Angeles",
};
const EMPLOYER = { side: "employer", other: "Marisol Torres" } as const;

/** An interview about an application, as both sides see it. */
const meta = {
  title: "Talking/Interview",
  args: { shown: shown({}) },
  render: ({ shown: what }, { id }) => (
    <ServerState>
      <InterviewList
        source={{
          queryKey: [id],
          load: async () => {
            if (what === null)
              throw new Error("We couldn't reach Jobmap. Check your connection and try again.");
            return what;
          },
          answer: async () => {
            throw new Error("This time was taken back meanwhile. Please choose among those there are now.");
          },
        }}
      />
    </ServerState>
  ),
} satisfies Meta<{ shown: Interviews | null }>;
export default meta;
type Story = StoryObj<{ shown: Interviews | null }>;

export const Offered: Story = {};
export const Agreed: Story = { args: { shown: shown(AGREED) } };
export const AgreedForTheEmployer: Story = { args: { shown: shown(AGREED, EMPLOYER) } };
export const Proposed: Story = { args: { shown: shown({ state: "PROPOSED" }, EMPLOYER) } };
export const Held: Story = { args: { shown: shown({ state: "HELD", steps: [] }, EMPLOYER) } };
export const Over: Story = {
  args: { shown: shown({ ...AGREED, times: [{ id: 1, starts_at: "2020-12-01T14:00:00.000Z" }] }) },
};
export const Declined: Story = {
  args: {
    shown: shown(
      {
        state: "DECLINED",
        steps: [{ action: "decline", by: "candidate", at: AT, times: [], note: "I took another job." }],
      },
      { ...EMPLOYER, can_offer: true },
    ),
  },
};
export const NoneYet: Story = { args: { shown: shown(null, { ...EMPLOYER, can_offer: true }) } };
export const TooLong: Story = {
  args: {
    shown: shown({
      kind: "VIDEO",
      place: `https://meet.example.com/${"deck-".repeat(60)}`,
      note: "Bring boots, gloves and a warm coat. ".repeat(40),
      times: Array.from({ length: 10 }, (_, n) => ({
        id: n,
        starts_at: `2099-12-0${(n % 9) + 1}T14:00:00.000Z`,
      })),
    }),
  },
};
export const Failed: Story = { args: { shown: null } };
