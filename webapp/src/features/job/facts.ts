import type { JobDetail } from "@jobmap/contract";
import { type FieldFact, fieldFacts, JOB_FIELDS_SHOWN } from "@jobmap/contract/job-fields-shown";
import { regionText } from "../../lib/regions.ts";
import {
  answerDetail,
  dayText,
  EMPLOYMENT_TYPE_TEXT,
  LOCATION_TYPE_TEXT,
  plural,
  relative,
} from "../../ui/index.ts";
import { webAddress } from "./apply.ts";

/** A row of the facts table. */
export interface Fact {
  name: string;
  value: string;
  /** A link to an external site. */
  href?: string | undefined;
}

const LANGUAGES = new Intl.DisplayNames("en-US", { type: "language" });

/** What the employer stated, in the order readers look for it. Fields that the employer left out are omitted. */
export function jobFacts(job: JobDetail, now: number): Fact[] {
  const { hours_per_week, months_of_experience, education_level, openings, ...others } = fieldFacts(
    job,
    JOB_FIELDS_SHOWN,
  );
  const facts: (FieldFact | undefined)[] = [
    ["Season", season(job)],
    hours_per_week,
    ["Job type", job.employment_types.map((type) => EMPLOYMENT_TYPE_TEXT[type]).join(", ")],
    ["Workplace type", LOCATION_TYPE_TEXT[job.location_type]],
    ["Open to people in", job.applicant_location_requirements.map(regionText).join(", ")],
    months_of_experience,
    education_level,
    ["License", job.licences.join(", ")],
    openings,
    ["Other compensation", job.other_compensation.join(", ")],
    ...Object.values(others),
    ["Field", job.category?.name],
    ["Language", job.language.startsWith("en") ? null : languageName(job.language)],
    [
      job.applications_closed_on ? "Applications closed on" : "Apply by",
      dayText(job.application_deadline, { year: true }),
    ],
    ["Posted", job.date_posted && relative("Posted", job.date_posted, now).replace(/^Posted /, "")],
    ["Listed until", dayText(job.valid_through, { year: true })],
    [
      job.is_from_source ? "Last seen at its source" : "Last confirmed",
      job.last_confirmed_at && dayText(job.last_confirmed_at, { year: true }),
    ],
    [
      "Answer promised",
      job.answer_promise_days === null ? null : `Within ${plural(job.answer_promise_days, "day")}`,
    ],
    ["Answers", job.company.answering && answerDetail(job.company.answering)],
    ["Reference", job.requisition_id ?? `Jobmap ${job.id}`],
    ["Source", job.source, webAddress(job.source_url)?.href],
  ];
  return facts.flatMap((fact) => {
    const [name = "", value, href] = fact ?? [];
    return value ? [{ name, value, href }] : [];
  });
}

function season({ starts_on, ends_on }: JobDetail): string | null {
  const start = dayText(starts_on, { year: true });
  const end = dayText(ends_on, { year: true });
  if (start && end) return `${start} to ${end}`;
  return start ? `From ${start}` : end ? `Until ${end}` : null;
}

/** Codes come from external sources; an unknown one is shown as is. */
function languageName(code: string): string {
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}
