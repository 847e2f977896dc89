import { eachField, JOB_FIELDS, type JobField } from "@jobmap/contract";
import { payText } from "../format/pay-text.ts";
import type { ImportedJob, ImportedLocation } from "./job.ts";
import type { ReadRow } from "./read-jobs.ts";
import type { MappedColumn, Mapping } from "./recognize.ts";
import { ROLE_NAMES } from "./roles.ts";
import type { FactSource } from "./rows/row.ts";

type Told = readonly [label: string, tell: (job: ImportedJob) => string, rule: string];

const RULES: Readonly<Record<JobField["kind"], string>> = {
  text: "the text as written",
  number: "the number as written",
  yes_no: "yes or no, as in the cell",
  choice: "the value in the cell",
  date: "the date as written",
};

function told({ label, kind }: JobField, name: string): Told {
  return [label, (job) => list([Reflect.get(job, name)]), RULES[kind]];
}

/**
 * The facts of a job by the names that their sources are traced under: the text of each, "" for none, and the rule that makes it
 * if none is traced.
 */
const FACTS: Readonly<Record<string, Told>> = {
  ...eachField(JOB_FIELDS, told),
  title: ["Title", ({ title }) => title, "tidied: capitals, occupation codes and loose marks"],
  company: [
    "Employer",
    ({ company }) => list([company.name, company.locality, company.region, company.website]),
    "tidied: capitals",
  ],
  locations: [
    "Place",
    (job) => [...job.locations.map(placeText), ...modeText(job)].join("; "),
    "as written in the cells",
  ],
  pay: [
    "Pay",
    ({ pay, other_compensation }) => list([pay && payText(pay), ...other_compensation]),
    "as stated in the cells",
  ],
  employment_types: [
    "Employment",
    ({ employment_types }) => list(employment_types),
    "derived from the words of the cells",
  ],
  status: ["State", ({ status, close_reason }) => list([status, close_reason]), "as its source says"],
  starts_on: ["Begins", ({ starts_on }) => list([starts_on]), "the date as written"],
  ends_on: ["Ends", ({ ends_on }) => list([ends_on]), "the date as written"],
  posted_on: ["Posted", ({ posted_on }) => list([posted_on]), "the date as written"],
  valid_through: ["Valid through", ({ valid_through }) => list([valid_through]), "the date as written"],
  application_deadline: [
    "Deadline",
    ({ application_deadline }) => list([application_deadline]),
    "the date as written",
  ],
  apply: [
    "Apply",
    ({ apply_kind, apply_url, apply_email }) => list([apply_kind, apply_url, apply_email]),
    "no cell has a link or an email address",
  ],
  source_url: ["Page at the source", ({ source_url }) => list([source_url]), "the link of its own column"],
  requisition_id: ["Number", ({ requisition_id }) => list([requisition_id]), "the source's own number"],
  category: ["Category", ({ category }) => list([category]), "derived from the words of the cells"],
  occupation_code: ["Occupation", ({ occupation_code }) => list([occupation_code]), "the code as written"],
  education_level: ["Education", ({ education_level }) => list([education_level]), "the minimum in the cell"],
  months_of_experience: [
    "Months of experience",
    ({ months_of_experience }) => list([months_of_experience]),
    "the minimum in the cell, in months",
  ],
  skills: ["Skills", ({ skills }) => list(skills), "a list, as the cell separates it"],
  benefits: ["Benefits", ({ benefits }) => list(benefits), "a list, as the cell separates it"],
  language: ["Language", ({ language }) => language, "English, unless a cell says otherwise"],
  description: ["Description", ({ description }) => shortened(description), "the text as written, made safe"],
  responsibilities: [
    "Responsibilities",
    ({ responsibilities }) => shortened(responsibilities ?? ""),
    "the text as written, made safe",
  ],
  qualifications: [
    "Qualifications",
    ({ qualifications }) => shortened(qualifications ?? ""),
    "the text as written, made safe",
  ],
};

/**
 * Explains where every fact of a row comes from, in lines: its cells as a spreadsheet names them, how their columns were
 * recognized, and the rules that were applied. Ends with the cells that contributed nothing.
 */
export function explainRow(
  event: ReadRow,
  { columns, foreign }: Mapping,
  headers: readonly string[],
): string[] {
  const cell = (index: number, header: string) =>
    `${columnName(index)}${event.row}  ${header} = ${JSON.stringify(shortened(event.cells[index] ?? ""))}`;
  const used = new Set<number>();
  const from = ({ fields }: FactSource) =>
    [...fields].flatMap((field) => {
      const column = columns.get(field);
      if (column === undefined) return [];
      used.add(column.index);
      return [`    ${cell(column.index, column.header)}  -> ${field}${HOW[column.by]}`];
    });
  const facts = [...event.trace].flatMap(([name, source]) => {
    const cells = from(source);
    const [label, tell, rule] = FACTS[name] ?? [name, () => "", ""];
    const value = "keyed" in event ? tell(event.keyed.job) : "";
    if (value === "" && cells.length === 0) return [];
    const rules = source.rules.length > 0 ? source.rules : [rule];
    return [`  ${label}: ${value || "-"}`, ...cells, ...rules.map((text) => `    rule: ${text}`)];
  });
  const owner = new Map(
    foreign.map(({ index, role }) => [
      index,
      role === undefined ? "unclear whose address" : ROLE_NAMES[role],
    ]),
  );
  const rest = event.cells.flatMap((text, index) => {
    if (text.trim() === "" || used.has(index)) return [];
    const of = owner.get(index);
    return [`    ${cell(index, headers[index] ?? "")}${of === undefined ? "" : `  (${of})`}`];
  });
  const outcome =
    "rejection" in event
      ? `rejected: ${[event.rejection.column, event.rejection.reason].filter(Boolean).join(" ")}`
      : `job "${event.keyed.key}"`;
  return [`Row ${event.row}, ${outcome}`, ...facts, ...(rest.length > 0 ? ["  Not used:", ...rest] : [])];
}

const HOW: Readonly<Record<MappedColumn["by"], string>> = {
  header: "",
  content: ", by its content",
  mapping: ", by the mapping",
};

function placeText({
  street,
  locality,
  region,
  postal_code,
  country,
  latitude,
  longitude,
  precision,
}: ImportedLocation): string {
  const at = precision === null ? "not located" : `${latitude}, ${longitude} ${precision}`;
  return `${list([street, locality, region, postal_code, country])} (${at})`;
}

function modeText({ location_type, applicant_location_requirements }: ImportedJob): string[] {
  return location_type === "ONSITE" ? [] : [list([location_type, ...applicant_location_requirements])];
}

function list(parts: readonly (string | number | boolean | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(", ");
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** Name of a column in a spreadsheet: 0 is A, 26 is AA. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
