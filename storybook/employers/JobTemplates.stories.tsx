import type { Meta, StoryObj } from "@storybook/react-vite";
import { TemplateRow } from "../../webapp/src/features/job-from-source/TemplateRow.tsx";

interface Args {
  name: string;
  title: string;
  town: string;
  count: number;
  busy: boolean;
}

/** Jobs that a company keeps under a name, to begin others with. */
const meta = {
  title: "Employers/Job templates",
  args: { name: "Crew", title: "Deckhand", town: "Cambridge", count: 1, busy: false },
  render: ({ name, title, town, count, busy }) => (
    <ul>
      {Array.from({ length: count }, (_, n) => (
        <TemplateRow
          key={`${n + 1}`}
          template={{ id: n + 1, name: count > 1 ? `${name} ${n + 1}` : name, title, town }}
          busy={busy}
          onStart={() => {}}
          onDelete={() => {}}
        />
      ))}
    </ul>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const One: Story = {};
export const Many: Story = { args: { count: 200 } };
export const Starting: Story = { args: { busy: true } };
export const Untitled: Story = { args: { title: "", town: "" } };
export const TooLong: Story = {
  args: { name: "Wolfeschlegelsteinhausenbergerdorff".repeat(2), title: "W".repeat(200) },
};
