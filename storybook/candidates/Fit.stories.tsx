import type { Meta, StoryObj } from "@storybook/react-vite";
import { FitPart } from "../../webapp/src/features/fit/FitPart.tsx";
import { FIT, PREFERENCES } from "./fit-data.ts";

/** On the pages of jobs and companies, for the signed-in candidate alone: wish by wish, way by way, and no total. */
const meta = {
  title: "Candidates/Fit",
  component: FitPart,
  args: { of: "job", fit: FIT, preferences: PREFERENCES },
  // On pages it stands below "The employer".
  decorators: [
    (Story) => (
      <main>
        <h1>Deckhand</h1>
        <h2>The employer</h2>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof FitPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAJob: Story = {};
export const WithACompany: Story = { args: { of: "company", fit: { ...FIT, facts: [] } } };
export const NotAnswered: Story = {
  args: {
    fit: {
      ...FIT,
      answered_at: null,
      culture: FIT.culture.map((one) => ({
        ...one,
        theirs: { first: null, second: null },
        difference: null,
        nearness: null,
        wants: null,
      })),
    },
  },
};
export const OneDealbreakerKept: Story = {
  args: {
    fit: {
      ...FIT,
      facts: [{ fact: "pay_floor", importance: "DEALBREAKER", outcome: "MET", found: ["6500000"] }],
      culture: [],
    },
  },
};
export const TooLong: Story = {
  args: { fit: { ...FIT, company: "Schiffsausrüstungsunterlagenverwaltung".repeat(3) } },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
