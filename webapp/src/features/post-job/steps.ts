import type { EmployerJob } from "@jobmap/contract";
import { rootOf } from "@jobmap/contract/field-path";
import { draftOf } from "@jobmap/contract/job-content-keys";
import { eachField, JOB_FIELDS } from "@jobmap/contract/job-fields";
import { t } from "#text";
import type { EditorState } from "./editor/editor-state.ts";
import type { JobEditor } from "./editor/job-editor.ts";
import type { FormData } from "./form-data.ts";

/** The steps of the form, in order. Any of them can be opened at any time. */
export const STEPS = [
  { id: "job", text: t`The job` },
  { id: "pay", text: t`Pay` },
  { id: "description", text: t`Description` },
  { id: "questions", text: t`Questions` },
  { id: "review", text: t`Review` },
] as const;
export type StepId = (typeof STEPS)[number]["id"];

export const isStep = (id: string | null): id is StepId => STEPS.some((step) => step.id === id);

/** The step that contains each field that a check can name. */
const STEP_OF_FIELD: Readonly<Record<string, StepId>> = {
  title: "job",
  category_id: "job",
  employment_types: "job",
  locations: "job",
  applicant_location_requirements: "job",
  base_salary: "pay",
  benefits: "pay",
  other_compensation: "pay",
  description: "description",
  responsibilities: "description",
  qualifications: "description",
  skills: "description",
  licences: "description",
  apply_url: "description",
  apply_email: "description",
  application_deadline: "description",
  questions: "questions",
  ...eachField(JOB_FIELDS, ({ step }) => step),
};
export const stepOfField = (field: string): StepId | undefined => STEP_OF_FIELD[field];

/** Steps that have content and nothing missing. */
export function finishedSteps(job: EmployerJob | undefined): ReadonlySet<StepId> {
  if (!job) return new Set();
  const draft = draftOf(job);
  const blocked = new Set(
    job.checks.filter(({ severity }) => severity === "blocks").map(({ field }) => stepOfField(field)),
  );
  const isWritten: Readonly<Record<StepId, boolean>> = {
    job: draft.title !== "",
    pay: draft.base_salary !== null || draft.benefits.length > 0,
    description: draft.description !== "",
    questions: draft.questions.length > 0,
    review: job.status !== "DRAFT" && !job.has_unpublished_changes,
  };
  return new Set(STEPS.map(({ id }) => id).filter((id) => isWritten[id] && !blocked.has(id)));
}

/** Steps with content that cannot be saved as it is. */
export function stepsWithProblems({ fields, problems }: Pick<EditorState, "fields" | "problems">) {
  const names = Object.keys(problems);
  return STEPS.filter(({ id }) => id !== "review" && names.some((path) => rootOf(path) in fields[id]));
}

export interface StepProps {
  editor: JobEditor;
  state: EditorState;
  data: FormData;
  onNext: () => void;
  /** The first step has none. */
  onBack?: () => void;
}
