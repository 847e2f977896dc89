import type { ApplyKind, PayUnit, QuestionType } from "@jobmap/contract";
import { EDUCATION_IN_SPANISH } from "../../lib/education-spanish.ts";
import { EMPLOYMENT_TYPE_TEXT, LOCATION_TYPE_TEXT } from "../../ui/index.ts";

const PAY_UNITS: Readonly<Record<PayUnit, string>> = {
  HOUR: "por hora",
  DAY: "por día",
  WEEK: "por semana",
  MONTH: "por mes",
  YEAR: "por año",
};

const APPLY_KINDS: Readonly<Record<ApplyKind, string>> = {
  NATIVE: "En Jobmap",
  URL: "En nuestro sitio web",
  EMAIL: "Por correo",
};

const QUESTION_TYPES: Readonly<Record<QuestionType, string>> = {
  SINGLE_LINE_TEXT: "Texto corto",
  MULTI_LINE_TEXT: "Texto largo",
  BOOLEAN: "Sí o no",
  SINGLE_SELECT: "Una de varias opciones",
  MULTI_SELECT: "Varias opciones",
  NUMERIC: "Un número",
  DATE: "Una fecha",
  FILE: "Un archivo",
};

/** The vocabularies of the form in Spanish. In the Spanish build alone. */
export const SPANISH_OPTIONS = {
  employment_types: EMPLOYMENT_TYPE_TEXT,
  location_types: LOCATION_TYPE_TEXT,
  education_levels: EDUCATION_IN_SPANISH,
  pay_units: PAY_UNITS,
  apply_kinds: APPLY_KINDS,
  question_types: QUESTION_TYPES,
};
