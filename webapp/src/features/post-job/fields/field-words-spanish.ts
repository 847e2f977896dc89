import type { JOB_FIELDS, JobFieldName } from "@jobmap/contract/job-fields";
import { EDUCATION_IN_SPANISH } from "../../../lib/education-spanish.ts";
import { RESUME_IN_SPANISH } from "../../job/facts-spanish.ts";

/** What the form shows of a field in words. */
type Shown = "label" | "hint" | "unreadable" | "options" | "yes" | "no";
type Words<Field> = {
  readonly [Part in Extract<keyof Field, Shown>]: Field[Part] extends string
    ? string
    : { readonly [Value in keyof Field[Part]]: string };
};

/** The words of a job's plain fields in Spanish. In the Spanish build alone. */
export const SPANISH_FIELD_WORDS: { readonly [Name in JobFieldName]: Words<(typeof JOB_FIELDS)[Name]> } = {
  openings: { label: "Vacantes" },
  requisition_id: { label: "ID de la requisición" },
  hours_per_week: {
    label: "Horas por semana",
    unreadable: "Escriba las horas, de 1 a 120, por ejemplo 37.5.",
  },
  education_level: { label: "Estudios", options: EDUCATION_IN_SPANISH },
  months_of_experience: { label: "Experiencia" },
  visa_sponsorship: { label: "Patrocinio de visa", yes: "Se ofrece", no: "No se ofrece" },
  starts_on: { label: "Fecha de inicio" },
  resume_requirement: { label: "Currículum", options: RESUME_IN_SPANISH },
};
