import type { Category } from "./category.ts";
import type { Company } from "./company.ts";
import type { Job } from "./job.ts";
import type { JobLocation } from "./job-location.ts";
import type { JobEmploymentType } from "./job-parts.ts";

/** What is shown of a company beside its jobs. */
export type ListedCompany = Pick<
  Company,
  | "id"
  | "slug"
  | "username"
  | "name"
  | "logo"
  | "size"
  | "isThirdParty"
  | "isDemo"
  | "answerPercent"
  | "answerDays"
  | "answerPromiseDays"
  | "provedDomain"
  | "provedBy"
  | "provedAt"
>;

/** What a company is called wherever it is only named. */
export type CompanyLabel = Pick<Company, "name" | "isThirdParty">;

/** A place of work of a listed job. */
export type ListedLocation = Pick<
  JobLocation,
  | "position"
  | "street"
  | "locality"
  | "region"
  | "postalCode"
  | "country"
  | "latitude"
  | "longitude"
  | "precision"
>;

/** What lists show of a job, with the parts that were loaded. A whole `Job` is one too. */
export interface ListedJob
  extends Pick<
    Job,
    | "id"
    | "slug"
    | "title"
    | "locationType"
    | "salaryCurrency"
    | "salaryMin"
    | "salaryMax"
    | "salaryUnit"
    | "occupationCode"
    | "openings"
    | "hoursPerWeek"
    | "startsOn"
    | "endsOn"
    | "applyKind"
    | "applicationDeadline"
    | "validThrough"
    | "datePosted"
    | "lastConfirmedAt"
    | "source"
    | "status"
    | "firstPublishedAt"
    | "isFeatured"
  > {
  readonly company?: ListedCompany;
  readonly category?: Pick<Category, "id" | "code" | "name"> | null;
  readonly locations?: readonly ListedLocation[];
  readonly employmentTypes?: readonly Pick<JobEmploymentType, "employmentType">[];
}
