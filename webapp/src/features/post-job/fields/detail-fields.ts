import type { ApplyKind, JobDraft, ResumeRequirement } from "@jobmap/contract";
import { t } from "#text";
import { Problem, type StepFields } from "./conversion.ts";
import { linesOf } from "./lines.ts";
import { type PlainFields, plainStep } from "./plain-fields.ts";

type Skill = JobDraft["skills"][number];

/** The work, its requirements and how people apply, as form fields. */
export interface DetailFields extends PlainFields<"description"> {
  readonly description: string;
  readonly responsibilities: string;
  readonly qualifications: string;
  /** One per line. */
  readonly skills: string;
  /** One per line. */
  readonly licences: string;
  /** In `experience_unit`. */
  readonly experience: string;
  readonly experience_unit: "months" | "years";
  readonly apply_kind: ApplyKind;
  readonly apply_url: string;
  readonly apply_email: string;
  /** Of a listing that says nothing it is shown as optional. */
  readonly resume_requirement: ResumeRequirement;
  readonly application_deadline: string;
}

const PLAIN = plainStep("description");
const MAX_MONTHS = 600;
const EXPERIENCE_PROBLEM = t`Please enter a number, at most 50 years.`;

export const DETAIL: StepFields<DetailFields> = {
  show: (draft: JobDraft) => ({
    description: draft.description,
    responsibilities: draft.responsibilities ?? "",
    qualifications: draft.qualifications ?? "",
    skills: draft.skills.map(skillText).join("\n"),
    licences: draft.licences.join("\n"),
    ...PLAIN.show(draft),
    ...experienceFields(draft.months_of_experience),
    apply_kind: draft.apply_kind,
    apply_url: draft.apply_url ?? "",
    apply_email: draft.apply_email ?? "",
    resume_requirement: shownRequirement(draft),
    application_deadline: draft.application_deadline ?? "",
  }),
  readings: {
    description: { from: ["description"], read: (fields) => fields.description },
    responsibilities: { from: ["responsibilities"], read: (fields) => fields.responsibilities || null },
    qualifications: { from: ["qualifications"], read: (fields) => fields.qualifications || null },
    skills: { from: ["skills"], read: (fields, base) => skillsOf(fields.skills, base.skills) },
    licences: { from: ["licences"], read: ({ licences }) => linesOf(licences) },
    ...PLAIN.readings,
    months_of_experience: {
      from: ["experience", "experience_unit"],
      read: ({ experience, experience_unit: unit }) => {
        const text = experience.trim();
        if (text === "") return null;
        const months = Math.round(Number(text) * (unit === "years" ? 12 : 1));
        const isNumber = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) && (unit === "years" || !text.includes("."));
        return isNumber && months <= MAX_MONTHS ? months : new Problem("experience", EXPERIENCE_PROBLEM);
      },
      shownAt: () => ["experience"],
    },
    apply_kind: { from: ["apply_kind"], read: (fields) => fields.apply_kind },
    apply_url: { from: ["apply_url"], read: (fields) => fields.apply_url.trim() || null },
    apply_email: { from: ["apply_email"], read: (fields) => fields.apply_email.trim() || null },
    resume_requirement: {
      from: ["resume_requirement"],
      // Journal entries from before the field existed have none.
      read: ({ resume_requirement: chosen }, base) =>
        chosen === undefined || chosen === shownRequirement(base) ? base.resume_requirement : chosen,
    },
    application_deadline: {
      from: ["application_deadline"],
      read: (fields) => fields.application_deadline || null,
    },
  },
};

const shownRequirement = ({ resume_requirement }: JobDraft): ResumeRequirement =>
  resume_requirement ?? "OPTIONAL";

function experienceFields(months: number | null): Pick<DetailFields, "experience" | "experience_unit"> {
  if (months === null) return { experience: "", experience_unit: "years" };
  const isWholeYears = months % 12 === 0;
  return {
    experience: String(isWholeYears ? months / 12 : months),
    experience_unit: isWholeYears ? "years" : "months",
  };
}

/** In each language: what was typed in one is kept on the device, and may be read in the other. */
const REQUIRED = /(?<=\S)\s*\((?:required|obligatori[ao])\)$/i;
const skillText = ({ name, required }: Skill) => (required ? t`${name} (required)` : name);

/** Parses lines as skills. A line that matches a skill of the listing stays that skill, whatever its name ends with. */
function skillsOf(text: string, base: readonly Skill[]): Skill[] {
  const left = base.map((skill) => ({ line: skillText(skill), skill }));
  return linesOf(text).map((line) => {
    const at = left.findIndex((one) => one.line === line);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same?.skill ?? { name: line.replace(REQUIRED, ""), required: REQUIRED.test(line) };
  });
}
