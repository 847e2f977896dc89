import type { ResumeRequirement } from "@jobmap/contract/enums";
import type { JOB_FIELDS } from "@jobmap/contract/job-fields";
import type { ShownFields } from "@jobmap/contract/job-fields-shown";
import { plural } from "#text";
import { EDUCATION_IN_SPANISH } from "../../lib/education-spanish.ts";

export const RESUME_IN_SPANISH: Readonly<Record<ResumeRequirement, string>> = {
  REQUIRED: "Obligatorio",
  OPTIONAL: "Opcional",
  NOT_WANTED: "No se pide",
};

/** How the plain fields of a job are shown in Spanish; the contract says it in English. In the Spanish build alone. */
export const SPANISH_FIELDS_SHOWN: ShownFields<typeof JOB_FIELDS> = {
  openings: {
    fact: { name: "Vacantes", text: (openings) => openings.toLocaleString("en-US") },
    schemaOrg: null,
  },
  requisition_id: { fact: null, schemaOrg: null },
  hours_per_week: { fact: { name: "Horas", text: (hours) => `${hours} por semana` }, schemaOrg: null },
  education_level: {
    fact: { name: "Estudios", text: (level) => EDUCATION_IN_SPANISH[level] },
    schemaOrg: null,
  },
  months_of_experience: { fact: { name: "Experiencia", text: experienceText }, schemaOrg: null },
  visa_sponsorship: {
    fact: { name: "Visa", text: (sponsored) => (sponsored ? "Con patrocinio" : "Sin patrocinio") },
    schemaOrg: null,
  },
  starts_on: { fact: null, schemaOrg: null },
  resume_requirement: {
    fact: { name: "Currículum", text: (requirement) => RESUME_IN_SPANISH[requirement] },
    schemaOrg: null,
  },
};

function experienceText(months: number): string {
  if (months === 0) return "No se requiere";
  const years = months / 12;
  return Number.isInteger(years)
    ? plural(years, { one: "# year", other: "# years" })
    : plural(months, { one: "# month", other: "# months" });
}
