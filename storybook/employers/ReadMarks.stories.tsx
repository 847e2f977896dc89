import type { JobMarks } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MarksBanner } from "../../webapp/src/features/post-job/MarksBanner.tsx";

/** What a draft was read from, with every field that nobody has checked yet. */
const meta = { title: "Employers/Marks of what was read", component: MarksBanner } satisfies Meta<
  typeof MarksBanner
>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = (origin: JobMarks["origin"], quote = "Pay: $21 to $26 an hour"): JobMarks => ({
  origin,
  findings: [
    { field: "base_salary", source: "LABEL", label: "Pay", quote, confidence: 0.9 },
    { field: "licences", source: "SENTENCE", label: "", quote: "CPR is needed.", confidence: 0.6 },
    { field: "title", source: "JSON_LD", label: "title", quote: "Deckhand", confidence: 0.97 },
  ],
});

export const FromALink: Story = {
  args: { marks: marks({ kind: "LINK", name: "https://careers.skipjack.example/deckhand" }) },
};
export const FromText: Story = { args: { marks: marks({ kind: "TEXT", name: "" }) } };
export const TooLong: Story = {
  args: { marks: marks({ kind: "FILE", name: `${"deckhand-".repeat(30)}.pdf` }, "Pays well. ".repeat(50)) },
};
