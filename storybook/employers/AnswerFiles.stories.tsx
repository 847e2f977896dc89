import type { Answer, QuestionType } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { AnswerList } from "../../webapp/src/features/applied/AnswerList.tsx";
import type { AnswerFile, AnswerValue } from "../../webapp/src/features/apply/apply-values.ts";
import { QuestionField } from "../../webapp/src/features/apply/QuestionField.tsx";

const answer = (question_id: number, type: QuestionType, question: string, value: string): Answer => ({
  question_id,
  question,
  type,
  value,
  is_knockout: false,
});
const LICENSE = "A copy of your license";

interface AnswersArgs {
  question: string;
  fileName: string;
  isRequired: boolean;
  error: string | undefined;
}

/** A question that is answered by a file: as it is asked, and as it was answered. */
function Answers({ question, fileName, isRequired, error }: AnswersArgs) {
  const [value, setValue] = useState<AnswerValue | AnswerFile>([]);
  return (
    <main>
      <QuestionField
        question={{ id: 1, text: question, type: "FILE", required: isRequired, options: [] }}
        name="answers.1"
        value={value}
        error={error}
        onValueChange={setValue}
      />
      <AnswerList
        answers={[
          answer(1, "FILE", question, fileName),
          answer(2, "BOOLEAN", "May you work in the United States?", "yes"),
        ]}
        onDownload={async () => {}}
      />
    </main>
  );
}

const meta = {
  title: "Employers/Files as answers",
  component: Answers,
  tags: ["autodocs"],
  args: { question: LICENSE, fileName: "License.pdf", isRequired: false, error: undefined },
} satisfies Meta<typeof Answers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Optional: Story = {};
export const Required: Story = { args: { isRequired: true } };
export const Missing: Story = { args: { isRequired: true, error: "Please answer this question." } };
export const LongNames: Story = {
  args: {
    question:
      "Please send us the certificate of your last training in first aid, with all of its pages. ".repeat(3),
    fileName: `${"certificate-of-first-aid-".repeat(4)}.pdf`,
  },
};
