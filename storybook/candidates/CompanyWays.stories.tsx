import type { Meta, StoryObj } from "@storybook/react-vite";
import { CompanyWays } from "../../webapp/src/features/company/CompanyWays.tsx";
import { storyCompany } from "../../webapp/src/ui/jobs/story-data.ts";

const both = { first: 4, second: 2 };
const answered_at = "2026-11-03T10:00:00.000Z";

/** How an employer describes its ways of working, on its public page. Without an answer there is nothing. */
const meta = {
  title: "Candidates/How it works here",
  component: CompanyWays,
  args: {
    company: storyCompany({
      culture: {
        answered_at,
        culture: {
          innovation: both,
          stability: both,
          people: { first: 5, second: 5 },
          outcome: both,
          aggressiveness: { first: 1, second: 1 },
          detail: { first: 3, second: null },
          team: both,
        },
      },
    }),
  },
} satisfies Meta<typeof CompanyWays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OneStatement: Story = {
  args: {
    company: storyCompany({ culture: { answered_at, culture: { team: { first: 3, second: null } } } }),
  },
};
export const TooLong: Story = {
  args: {
    company: storyCompany({
      name: "Schiffsausrüstungsunterlagenverwaltung".repeat(3),
      culture: { answered_at, culture: { team: both } },
    }),
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
