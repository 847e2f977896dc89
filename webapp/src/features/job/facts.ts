import type { JobDetail } from "@jobmap/contract";
import { type FieldFact, fieldFacts, JOB_FIELDS_SHOWN } from "@jobmap/contract/job-fields-shown";
import { plural, t } from "#text";
import { categoryText } from "../../lib/category-text.ts";
import { regionText } from "../../lib/regions.ts";
import { answerDetail, dayText, EMPLOYMENT_TYPE_TEXT, LOCATION_TYPE_TEXT, relative } from "../../ui/index.ts";
import { webAddress } from "./apply.ts";
import { SPANISH_FIELDS_SHOWN } from "./facts-spanish.ts";

/** A row of the facts table. */
export interface Fact {
  name: string;
  value: string;
  /** A link to an external site. */
  href?: string | undefined;
}

const SHOWN = import.meta.env.LANGUAGE === "es" ? SPANISH_FIELDS_SHOWN : JOB_FIELDS_SHOWN;

/** What the employer stated, in the order readers look for it. Fields that the employer left out are omitted. */
export function jobFacts(job: JobDetail, now: number): Fact[] {
  const { hours_per_week, months_of_experience, education_level, openings, ...others } = fieldFacts(
    job,
    SHOWN,
  );
  const facts: (FieldFact | undefined)[] = [
    [t`Season`, season(job)],
    hours_per_week,
    [t`Job type`, job.employment_types.map((type) => EMPLOYMENT_TYPE_TEXT[type]).join(", ")],
    [t`Workplace type`, LOCATION_TYPE_TEXT[job.location_type]],
    [t`Open to people in`, job.applicant_location_requirements.map(regionText).join(", ")],
    months_of_experience,
    education_level,
    [t`License`, job.licences.join(", ")],
    openings,
    [t`Other compensation`, job.other_compensation.join(", ")],
    ...Object.values(others),
    [
      t`Field`,
      import.meta.env.LANGUAGE === "es" && job.category
        ? categoryText(job.category.name)
        : job.category?.name,
    ],
    [
      t`Language`,
      job.language.startsWith(import.meta.env.LANGUAGE ?? "en") ? null : languageName(job.language),
    ],
    [
      job.applications_closed_on ? t`Applications closed on` : t`Apply by`,
      dayText(job.application_deadline, { year: true }),
    ],
    [t`Posted`, job.date_posted && relative("", job.date_posted, now).trim()],
    [t`Listed until`, dayText(job.valid_through, { year: true })],
    [
      job.is_from_source ? t`Last seen at its source` : t`Last confirmed`,
      job.last_confirmed_at && dayText(job.last_confirmed_at, { year: true }),
    ],
    [
      t`Answer promised`,
      job.answer_promise_days === null
        ? null
        : t`Within ${plural(job.answer_promise_days, { one: "# day", other: "# days" })}`,
    ],
    [t`Answers`, job.company.answering && answerDetail(job.company.answering)],
    [t`Reference`, job.requisition_id ?? `Jobmap ${job.id}`],
    [t`Source`, job.source, webAddress(job.source_url)?.href],
  ];
  return facts.flatMap((fact) => {
    const [name = "", value, href] = fact ?? [];
    return value ? [{ name, value, href }] : [];
  });
}

function season({ starts_on, ends_on }: JobDetail): string | null {
  const start = dayText(starts_on, { year: true });
  const end = dayText(ends_on, { year: true });
  if (start && end) return t`${start} to ${end}`;
  return start ? t`From ${start}` : end ? t`Until ${end}` : null;
}

/** Codes come from external sources; an unknown one is shown as is. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames("en-US", { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
