import { EDUCATION_LABELS } from "./education-labels.ts";
import { RESUME_REQUIREMENT_LABELS } from "./resume-requirement-labels.ts";

/** The step of the employer's form, and the part of the API that saves it. */
export type JobStep = "job" | "pay" | "description";

interface FieldBase {
  /** Its name in forms, changes and errors. */
  readonly label: string;
  /** Its meaning, for the page of all fields. */
  readonly about: string;
  readonly step: JobStep;
  /** `row`: its step shows a row for it. `own`: its step shows it in its own way. `none`: it is not in the form. */
  readonly form: "row" | "own" | "none";
  /** A line under the label of its row. */
  readonly hint?: string;
  /** Header names that an imported column is recognized by, separated by commas; null if `import/` recognizes it by other means. */
  readonly headers: string | null;
}

/** A text of one line. */
export interface TextField extends FieldBase {
  readonly kind: "text";
  /** Characters. */
  readonly max: number;
}
export interface NumberField extends FieldBase {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
  readonly decimals: 0 | 2;
  /** Messages of the schema and of the form, if the usual ones do not fit. */
  readonly tooLow?: string;
  readonly tooFine?: string;
  readonly unreadable?: string;
}
/** A yes-or-no question, or no answer. */
export interface YesNoField extends FieldBase {
  readonly kind: "yes_no";
  readonly yes: string;
  readonly no: string;
}
export interface ChoiceField extends FieldBase {
  readonly kind: "choice";
  /** Display name of each value. */
  readonly options: Readonly<Record<string, string>>;
}
/** A calendar date. */
export interface DateField extends FieldBase {
  readonly kind: "date";
}
export type JobField = TextField | NumberField | YesNoField | ChoiceField | DateField;
export type JobFieldTable = Readonly<Record<string, JobField>>;

/**
 * The plain fields of a job: one value in one column, or null. The schemas, the columns, the importer's headers, the rows of the
 * form and `docs/job-fields.md` are derived from them; how readers of a job see them is in `job-fields-shown.ts`. See
 * `docs/guides/job-fields.md`. No zod.
 */
export const JOB_FIELDS = {
  openings: {
    kind: "number",
    label: "Openings",
    about: "How many people are hired.",
    step: "job",
    form: "row",
    min: 1,
    max: 10_000,
    decimals: 0,
    tooLow: "A job needs at least one opening.",
    headers:
      "openings,number of openings,positions,number of positions,total positions,num openings,no of openings,vacancies,number of vacancies,headcount,number of workers,total workers,workers needed,total workers needed,workers requested,total workers requested,nbr workers requested,total worker positions,quantity,plazas,numero de plazas,vacantes,nombre de postes,anzahl stellen",
  },
  requisition_id: {
    kind: "text",
    label: "Requisition ID",
    about: "The employer's own number of the job.",
    step: "job",
    form: "row",
    max: 75,
    headers:
      "requisition id,requisition number,requisition,req id,req #,req number,req no,job req id,job number,job no,job #,job code,case number,case no,reference,reference id,reference number,ref,ref no,job ref,job reference,announcement number,posting number,order number,job order number,job order,vacancy number,referencia,reference de loffre,referenznummer,kennziffer,stellennummer",
  },
  hours_per_week: {
    kind: "number",
    label: "Hours a week",
    about: "Hours of work in a week.",
    step: "pay",
    form: "row",
    min: 1,
    max: 120,
    decimals: 2,
    tooFine: "Hours can have two decimals, such as 37.25.",
    unreadable: "Please enter hours from 1 to 120, such as 37.5.",
    headers:
      "hours per week,hours,weekly hours,hours week,work hours,work hours per week,work hour num basic,basic hours,hrs per week,hrs week,scheduled hours,horas por semana,horas semanales,heures par semaine,wochenstunden,stunden pro woche",
  },
  education_level: {
    kind: "choice",
    label: "Education",
    about: "The least education that is asked for.",
    step: "description",
    form: "row",
    options: EDUCATION_LABELS,
    headers:
      "education,education level,minimum education,required education,degree,degree required,education required,min education,educacion,nivel de estudios,formacion,niveau detudes,formation,ausbildung,bildungsabschluss",
  },
  months_of_experience: {
    kind: "number",
    label: "Experience",
    about: "The least experience that is asked for, in months. The form asks for months or years.",
    step: "description",
    form: "own",
    min: 0,
    max: 600,
    decimals: 0,
    headers:
      "months of experience,experience months,emp exp num months,emp experience num months,experience required months,min experience months,experience in months,meses de experiencia",
  },
  visa_sponsorship: {
    kind: "yes_no",
    label: "Visa sponsorship",
    about: "Whether the employer sponsors a work visa.",
    step: "description",
    form: "none",
    yes: "Offered",
    no: "Not offered",
    headers: "visa sponsorship,sponsorship,sponsorship available,visa sponsorship available",
  },
  starts_on: {
    kind: "date",
    label: "Start date",
    about: "The first day of work.",
    step: "description",
    form: "row",
    headers: null,
  },
  resume_requirement: {
    kind: "choice",
    label: "Resume",
    about: "Whether applicants send a resume. If nothing is said, it is optional.",
    step: "description",
    form: "own",
    options: RESUME_REQUIREMENT_LABELS,
    headers:
      "resume,resume requirement,resume required,require resume,requires resume,is resume required,resume needed,cv,cv required,cv requirement,curriculum,curriculum vitae,curriculum requerido,curriculum obligatorio,cv obligatorio,hoja de vida,cv requis,lebenslauf,lebenslauf erforderlich",
  },
} as const satisfies JobFieldTable;
export type JobFieldName = keyof typeof JOB_FIELDS;

/** The possible values of a field. */
export type StatedValue<F extends JobField> = F extends { kind: "number" }
  ? number
  : F extends { kind: "yes_no" }
    ? boolean
    : F extends { kind: "choice"; options: infer Options }
      ? keyof Options & string
      : string;
/** A field's value; null if it is not stated. */
export type JobFieldValue<F extends JobField> = StatedValue<F> | null;
export type JobFieldValues<T extends JobFieldTable = typeof JOB_FIELDS> = {
  readonly [Name in keyof T]: JobFieldValue<T[Name]>;
};
export type NameOfStep<T extends JobFieldTable, Step extends JobStep> = {
  [Name in keyof T & string]: T[Name] extends { step: Step } ? Name : never;
}[keyof T & string];

/** The names of a table's fields. */
export function namesOf<T extends JobFieldTable>(table: T): (keyof T & string)[] {
  const isName = (name: string): name is keyof T & string => name in table;
  return Object.keys(table).filter(isName);
}

/** The fields of one step, in the order of the table. */
export function fieldsOfStep<T extends JobFieldTable, Step extends JobStep>(
  table: T,
  step: Step,
): NameOfStep<T, Step>[] {
  const isOfStep = (name: string): name is NameOfStep<T, Step> => table[name]?.step === step;
  return Object.keys(table).filter(isOfStep);
}

/** Maps each field of a table. */
export function eachField<T extends JobFieldTable, Made>(
  table: T,
  make: (field: JobField, name: keyof T & string) => Made,
): { [Name in keyof T]: Made } {
  const made = namesOf(table).flatMap((name) => {
    const field = table[name];
    return field ? [[name, make(field, name)]] : [];
  });
  return Object.fromEntries(made) as { [Name in keyof T]: Made };
}

/** A job without any values yet. */
export const NO_JOB_FIELDS: JobFieldValues = eachField(JOB_FIELDS, () => null);
