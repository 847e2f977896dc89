import type { Meta, StoryObj } from "@storybook/react-vite";
import { ColumnMatches } from "../../webapp/src/features/bulk-upload/ColumnMatches.tsx";
import { useColumnChoice } from "../../webapp/src/features/bulk-upload/use-column-choice.ts";
import { COLUMNS, FIELDS } from "./bulk-data.ts";

/** Columns of a file or a feed, each with the field that it holds. */
const meta = { title: "Employers/Columns", render: ({ error }) => <Columns error={error} /> } satisfies Meta<{
  error: string | undefined;
}>;
export default meta;
type Story = StoryObj<{ error: string | undefined }>;

function Columns({ error }: { error: string | undefined }) {
  return (
    <ColumnMatches
      columns={COLUMNS}
      fields={FIELDS}
      choice={useColumnChoice()}
      errorAt={(path) => (path === "columns[3].field" ? error : undefined)}
      ifMissing="You can fill that in for all rows in the next step."
    />
  );
}

export const TwoAreTheSame: Story = {
  args: { error: "“Job title” and “A column of our own” are both Job title. Please choose one of them." },
};
