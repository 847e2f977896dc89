import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { type ApplyFormData, initialValues } from "../../webapp/src/features/apply/apply-values.ts";
import { ResumeChoice } from "../../webapp/src/features/apply/ResumeChoice.tsx";
import { Form, useForm } from "../../webapp/src/ui/index.ts";

const NOTHING: ApplyFormData = {
  job_id: 1,
  title: "Deckhand",
  company: "Harbor Works",
  first_name: "Ada",
  last_name: "Harbor",
  email: "ada@example.com",
  phone: "",
  resume_requirement: "OPTIONAL",
  last_resume: null,
  resumes: [],
  has_profile: false,
  preferred_resume: null,
  questions: [],
  application_id: null,
};
const LAST = { application_id: 3, applied_at: "2026-11-22T10:00:00.000Z", name: "Ada’s resume.pdf" };

interface ChoiceArgs {
  /** How many resumes the candidate has made here. */
  resumes: number;
  hasProfile: boolean;
  hasSentFile: boolean;
  isRequired: boolean;
}

/** What can be sent with an application. */
function Choice({ resumes, hasProfile, hasSentFile, isRequired }: ChoiceArgs) {
  const own = Array.from({ length: resumes }, (_, n) => ({ id: n + 1, name: `For ships ${n + 1}` }));
  const data: ApplyFormData = {
    ...NOTHING,
    resume_requirement: isRequired ? "REQUIRED" : "OPTIONAL",
    resumes: own,
    has_profile: hasProfile,
    last_resume: hasSentFile ? LAST : null,
    preferred_resume: own[0]?.id ?? (hasProfile ? "profile" : hasSentFile ? "last" : null),
  };
  const form = useForm({ initial: initialValues(data), submit: async () => {} });
  return (
    <main>
      <Form form={form} label="Apply for Deckhand">
        <ResumeChoice data={data} form={form} />
      </Form>
    </main>
  );
}

const meta = {
  title: "Candidates/Resume of an application",
  component: Choice,
  tags: ["autodocs"],
  args: { resumes: 0, hasProfile: true, hasSentFile: false, isRequired: false },
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FileAlone: Story = { args: { hasProfile: false } };
export const Profile: Story = {};
export const All: Story = { args: { resumes: 2, hasSentFile: true } };
/** More than fit in sight become a list that drops down. */
export const Many: Story = { args: { resumes: 20, hasSentFile: true } };
export const AnotherFile: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "A file" }));
    await expect(canvas.getByLabelText(/^Your file/)).toBeInTheDocument();
  },
};
/** Nobody who has to send one is offered to send none. */
export const Required: Story = {
  args: { resumes: 1, isRequired: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("radio", { name: "No resume" })).toBeNull();
  },
};
export const RequiredFile: Story = { args: { hasProfile: false, isRequired: true } };
