import type { Data } from "@jobmap/contract";
import { plural } from "../../ui/index.ts";
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
      label="Job"
      placeholder="All jobs"
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
  const { applications, new_applications } = job;
  const name = titleOf(job);
  if (applications === 0) return name;
  const fresh = new_applications > 0 ? `, ${new_applications} new` : "";
  return `${name} (${plural(applications, "applicant")}${fresh})`;
}
