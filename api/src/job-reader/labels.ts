import { contentFit } from "../import/content.ts";
import type { Field } from "../import/fields.ts";
import { readHeader } from "../import/header.ts";
import type { FactName, Facts } from "./facts.ts";
import { sectionOf } from "./sections.ts";
import type { SourceLine } from "./source.ts";

const LABELED = /^([\p{L}#][\p{L}\d /&()#'’.-]{0,38})(?::|：|\s[–—-]\s)\s*(\S.*)$/u;
const MAX_VALUE = 300;
/** Characters of a value that stands below its label. */
const MAX_VALUE_BELOW = 120;
const MIN_SCORE = 0.8;

/** What listings call a field and tables of jobs do not. */
const OWN: Readonly<Record<string, FactName>> = {
  "job id": "requisition_id",
  "apply by": "application_deadline",
  "apply before": "application_deadline",
  "applications close": "application_deadline",
  "closing date": "application_deadline",
  closes: "application_deadline",
  deadline: "application_deadline",
  pay: "salary",
  "pay range": "salary",
  "hourly pay": "salary",
  wage: "salary",
  compensation: "salary",
  "salary range": "salary",
  "starting pay": "salary",
  "rate of pay": "salary",
  "base pay": "salary",
  license: "licences",
  licenses: "licences",
  "required licenses": "licences",
  "licenses required": "licences",
  "license required": "licences",
  certification: "licences",
  certifications: "licences",
  "licenses and certifications": "licences",
  "required certifications": "licences",
  "start date": "starts_on",
  starts: "starts_on",
};

/** Fields whose values are words of a label's line; texts with many lines are sections. */
const OF_LABELS: ReadonlySet<FactName> = new Set<FactName>([
  "title",
  "company",
  "location",
  "street",
  "locality",
  "region",
  "postal_code",
  "country",
  "location_type",
  "employment_type",
  "salary",
  "salary_min",
  "salary_max",
  "schedule",
  "hours_per_week",
  "openings",
  "requisition_id",
  "education_level",
  "months_of_experience",
  "years_of_experience",
  "starts_on",
  "application_deadline",
  "apply_url",
  "apply_email",
  "licences",
  "benefits",
  "skills",
]);
/** Words that are a label and part of a sentence as well: a value below them would be a guess. */
const NEVER_ABOVE: ReadonlySet<FactName> = new Set<FactName>([
  "title",
  "country",
  "region",
  "benefits",
  "skills",
  "apply_url",
]);

/** Reads "Pay: $20 an hour", and labels with their values below. @returns the lines that say nothing else */
export function readLabels(lines: readonly SourceLine[], facts: Facts): Set<SourceLine> {
  const used = new Set<SourceLine>();
  for (const [at, line] of lines.entries()) {
    const match = line.text.length <= MAX_VALUE + 40 ? LABELED.exec(line.text) : null;
    const [, label = "", value = ""] = match ?? [];
    const name = match ? fieldOf(label, value) : undefined;
    if (name !== undefined) {
      facts.add(name, { value, source: "LABEL", label, quote: line.text, confidence: 0.9 });
      if (name !== "schedule" && name !== "benefits" && name !== "skills" && name !== "licences")
        used.add(line);
      continue;
    }
    const below = lines[at + 1];
    if (match || line.kind === "ITEM" || line.text.length > 32 || !below || below.kind === "HEADING")
      continue;
    const above = line.text.replace(/\s*:\s*$/, "");
    const belongs = below.text.length <= MAX_VALUE_BELOW && !LABELED.test(below.text) && !used.has(line);
    const known = belongs && !sectionOf(line) ? fieldOf(above, below.text) : undefined;
    if (known === undefined || NEVER_ABOVE.has(known) || lines[at + 2]?.kind === "ITEM") continue;
    facts.add(known, {
      value: below.text,
      source: "LABEL",
      label: above,
      quote: `${line.text} ${below.text}`,
      confidence: 0.8,
    });
    if (known !== "schedule" && known !== "licences") used.add(line).add(below);
  }
  return used;
}

function fieldOf(label: string, value: string): FactName | undefined {
  const words = label.toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, " ").trim();
  const [best] = readHeader(label).candidates;
  const named = OWN[words] ?? (best && best.score >= MIN_SCORE ? best.field : undefined);
  const name = named === "hours_per_week" && !HOURS.test(value) ? "schedule" : named;
  if (name === undefined || !OF_LABELS.has(name)) return undefined;
  return name === "licences" || (contentFit(name satisfies Field, [value]) ?? 1) > 0 ? name : undefined;
}

/** "40", "37.5 hours per week": not "9-5". */
const HOURS = /^\d{1,3}(?:[.,]\d+)?\s*(?:\+|(?:hours|hrs)\b.{0,30})?$/i;
