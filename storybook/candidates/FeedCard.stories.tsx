import type { FeedJob } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeedCard } from "../../webapp/src/features/fit/FeedCard.tsx";
import { storyJob } from "../../webapp/src/ui/jobs/story-data.ts";
import { FIT, PREFERENCES } from "./fit-data.ts";

const ITEM: FeedJob = {
  job: storyJob({ distance: 12 }),
  wished: { occupation: "nursery", reason: "in the title" },
  occupation: { code: "45-2092.00", name: "Farmworkers and Laborers, Crop" },
  facts: FIT.facts,
};

/** A job of the Job Feed: its row with the heart, why it is there, and the presses that correct it. */
const meta = {
  title: "Candidates/Feed card",
  component: FeedCard,
  args: { item: ITEM, preferences: PREFERENCES, now: Date.parse("2026-11-23T12:00:00Z") },
  decorators: [
    (Story) => (
      <main>
        <h1>Your Job Feed</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof FeedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithReasons: Story = {};
export const NothingToCorrect: Story = {
  args: {
    item: { ...ITEM, job: storyJob(), occupation: null, wished: null, facts: [] },
    preferences: { ...PREFERENCES, distance: null, location_types: { value: ["ONSITE"], importance: "LOW" } },
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
