import type { Job } from "./job.ts";
import type { JobSkill, Skill } from "./job-parts.ts";
import type { ListedJob } from "./listed-job.ts";
import type { PlainAttributes } from "./plain-columns.ts";

/** What the employer of a job has written in it, with the skills if they were loaded. A whole `Job` is one too. */
export interface WrittenJob
  extends PlainAttributes,
    Pick<
      Job,
      | "description"
      | "responsibilities"
      | "qualifications"
      | "applicantLocationRequirements"
      | "benefits"
      | "otherCompensation"
      | "licences"
      | "applyKind"
      | "applyUrl"
      | "applyEmail"
      | "applicationDeadline"
      | "language"
    > {
  readonly skills?: readonly WrittenSkill[];
}

interface WrittenSkill extends Pick<JobSkill, "required" | "spelling"> {
  readonly skill?: Pick<Skill, "name">;
}

/** What a job's own page shows. */
export interface ShownJob extends ListedJob, WrittenJob, Pick<Job, "sourceUrl"> {}
