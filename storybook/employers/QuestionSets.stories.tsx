import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuestionSetRow } from "../../webapp/src/features/post-job/QuestionSetRow.tsx";

interface RowArgs {
  name: string;
  questions: number;
  isLong: boolean;
}

const LONG = "When did you last take part in a training in first aid at sea, and who gave it? ".repeat(4);

/** Questions that a company keeps under a name. */
function Row({ name, questions, isLong }: RowArgs) {
  const set = {
    id: 1,
    name,
    questions: Array.from({ length: questions }, (_, n) => ({
      text: isLong ? `${n + 1}. ${LONG}` : `Question ${n + 1}`,
      type: "BOOLEAN" as const,
      required: true,
      options: [],
      knockout: [],
    })),
  };
  return (
    <main>
      <ul>
        <QuestionSetRow set={set} onAdd={() => {}} onDelete={() => {}} />
      </ul>
    </main>
  );
}

const meta = {
  title: "Employers/Question sets",
  component: Row,
  tags: ["autodocs"],
  args: { name: "Deck crew", questions: 3, isLong: false },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { questions: 1 } };
export const Most: Story = { args: { questions: 10 } };
export const LongTexts: Story = {
  args: { name: "Sets for every ship of the harbor ".repeat(2), isLong: true },
};
