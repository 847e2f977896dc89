import type { Data, EmployerJob } from "@jobmap/contract";

export type FormData = Data<"GET employer/job/get-form-data">;

/** The steps of the form. Each is saved by itself when it is left forwards. */
export const STEPS = [
  { id: "job", text: "The job" },
  { id: "pay", text: "Pay" },
  { id: "description", text: "Description" },
  { id: "questions", text: "Questions" },
  { id: "review", text: "Review" },
] as const;
export type StepId = (typeof STEPS)[number]["id"];

export const isStep = (id: string | null): id is StepId => STEPS.some((step) => step.id === id);

/** The step on which each field that a check can name stands. */
const STEP_OF_FIELD: Readonly<Record<string, StepId>> = {
  title: "job",
  employment_types: "job",
  locations: "job",
  applicant_location_requirements: "job",
  base_salary: "pay",
  description: "description",
  apply_url: "description",
  apply_email: "description",
  application_deadline: "description",
  questions: "questions",
};
export const stepOfField = (field: string): StepId | undefined => STEP_OF_FIELD[field];

export interface StepProps {
  job: EmployerJob;
  data: FormData;
  /** Called with the job as the server has it now. */
  onSaved: (job: EmployerJob) => void;
  onBack: () => void;
}
