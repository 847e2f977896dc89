import { JOB_FIELDS, namesOf } from "@jobmap/contract";
import { attributeOf } from "../format/attributes.ts";
import { jsonOf } from "../models/json-column.ts";
import type { PlainAttributes } from "../models/plain-columns.ts";
import type { ShownJob, WrittenJob } from "../models/shown-job.ts";
import { textsOf } from "../models/text-list.ts";
import { findListedJobs } from "./listed-jobs.ts";
import { select } from "./plain-rows.ts";

type Lists = "applicantLocationRequirements" | "benefits" | "otherCompensation" | "licences";
/** A row of {@link WRITTEN}; plain fields of yes or no are numbers. */
type WrittenRow = Omit<WrittenJob, Lists | "skills"> &
  Pick<ShownJob, "sourceUrl"> & { readonly skills: readonly StatedSkill[] | string | null } & Readonly<
    Record<Lists, unknown>
  >;
/** A skill in {@link WRITTEN}, in no order. */
interface StatedSkill {
  readonly name: string;
  readonly required: number;
  readonly spelling: string | null;
  readonly position: number;
  readonly id: number;
}

const WRITTEN = `SELECT j.description, j.responsibilities, j.qualifications,
    j.applicant_location_requirements AS applicantLocationRequirements, j.benefits, j.other_compensation AS otherCompensation,
    j.licences, j.apply_url AS applyUrl, j.apply_email AS applyEmail, j.apply_kind AS applyKind,
    j.application_deadline AS applicationDeadline, j.language, j.source_url AS sourceUrl,
    (SELECT JSON_ARRAYAGG(JSON_OBJECT('name', s.name, 'required', k.required, 'spelling', k.spelling,
        'position', k.position, 'id', s.id))
      FROM job_skills k JOIN skills s ON s.id = k.skill_id WHERE k.job_id = j.id) AS skills,
    ${namesOf(JOB_FIELDS)
      .map((name) => `j.${name} AS ${attributeOf(name)}`)
      .join(", ")}
  FROM jobs j WHERE j.id IN (:ids)`;

/** A job with what its page shows, or null. Plain rows, as in lists: Sequelize's objects took four times as long. */
export async function findShownJob(id: number): Promise<ShownJob | null> {
  const [listed, [row]] = await Promise.all([findListedJobs([id]), select<WrittenRow>(WRITTEN, [id])]);
  const job = listed.get(id);
  if (!job || !row) return null;
  return {
    ...row,
    ...yesAndNo(row),
    ...job,
    applicantLocationRequirements: textsOf(row.applicantLocationRequirements),
    benefits: textsOf(row.benefits),
    otherCompensation: textsOf(row.otherCompensation),
    licences: textsOf(row.licences),
    skills: skillsOf(row),
  };
}

function skillsOf({ skills }: WrittenRow): NonNullable<ShownJob["skills"]> {
  const stated = skills === null ? [] : [...jsonOf(skills)];
  stated.sort((a, b) => a.position - b.position || a.id - b.id);
  return stated.map(({ name, required, spelling }) => ({
    required: Boolean(required),
    spelling,
    skill: { name },
  }));
}

const YES_OR_NO = namesOf(JOB_FIELDS).filter((name) => JOB_FIELDS[name].kind === "yes_no");

/** MySQL has no booleans. */
function yesAndNo(row: WrittenRow): Partial<PlainAttributes> {
  const values = YES_OR_NO.map((name) => {
    const stored: unknown = Reflect.get(row, attributeOf(name));
    return [attributeOf(name), stored === null ? null : Boolean(stored)];
  });
  return Object.fromEntries(values);
}
