import type { Data } from "@jobmap/contract";
import { t } from "#text";
import { appliedText } from "../../lib/applicant-counts.ts";
import { MultiCombobox } from "../../ui/signed-in.ts";

export type JobName = Data<"GET employer/job/get-all-job-list">[number];

interface JobPickerProps {
  jobs: readonly JobName[];
  /** A job's id, or empty for all. */
  value: string;
  onValueChange: (job: string) => void;
}

/** One job by parts of its title, its town or its requisition ID; choosing another takes its place. */
export function JobPicker({ jobs, value, onValueChange }: JobPickerProps) {
  return (
    <MultiCombobox
      label={t`Job`}
      placeholder={t`All jobs`}
      options={jobs.map((job) => ({ value: String(job.id), text: nameOf(job) }))}
      value={value === "" ? [] : [value]}
      onValueChange={(chosen) => onValueChange(chosen.at(-1) ?? "")}
    />
  );
}

/** What tells jobs of one title apart. */
export const titleOf = ({ title, town, requisition_id }: JobName): string =>
  [title, town, requisition_id].filter(Boolean).join(", ");

/** The same, and how many applied. */
export function nameOf(job: JobName): string {
  const name = titleOf(job);
  return job.applications === 0 ? name : `${name} (${appliedText(job)})`;
}
