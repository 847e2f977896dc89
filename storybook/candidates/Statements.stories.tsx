import { compareCulture, type Scores } from "@jobmap/contract/fit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DimensionList } from "../../webapp/src/features/fit/DimensionList.tsx";
import { StatementFields } from "../../webapp/src/features/fit/StatementFields.tsx";

interface StatementsProps {
  theirs: Scores;
  canClear: boolean;
  hasImportance: boolean;
}

/** The two statements of a way of working as a form, and what comes of the answers beside an employer's. */
function Statements({ theirs, canClear, hasImportance }: StatementsProps) {
  const [mine, setMine] = useState<Scores>({ first: 4, second: null });
  const [importance, setImportance] = useState<"HIGH" | "LOW">("LOW");
  return (
    <div style={{ display: "grid", gap: "var(--jm-5)" }}>
      <StatementFields
        dimension="team"
        scores={mine}
        onScores={setMine}
        canClear={canClear}
        {...(hasImportance && { importance: { value: importance, onChange: setImportance } })}
      />
      <DimensionList
        label="What comes of it"
        fits={compareCulture({ team: { ...mine, importance } }, { team: theirs })}
      />
    </div>
  );
}

const meta = {
  title: "Candidates/Ways of working",
  component: Statements,
  args: { theirs: { first: 2, second: 4 }, canClear: true, hasImportance: true },
} satisfies Meta<typeof Statements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACandidate: Story = {};
export const OfAnEmployer: Story = { args: { hasImportance: false } };
export const EmployerWithoutAnswer: Story = { args: { theirs: { first: null, second: null } } };
