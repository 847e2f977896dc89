import type { ResumeContent } from "@jobmap/contract";
import {
  RESUME_SECTIONS,
  type ResumeSection,
  type ResumeTemplateId,
  resumeTemplate,
} from "@jobmap/contract/resume-templates";
import type { ResumeProfile } from "./resume-draft.ts";

/** A section of a resume: its own heading, and whether it is hidden. */
export type SectionRow = ResumeContent["sections"][number];

const orderOf = (template: ResumeTemplateId): readonly ResumeSection[] =>
  resumeTemplate(template)?.sections ?? RESUME_SECTIONS;

/** All sections in the order in which the file has them; hidden ones where they would stand. */
export function sectionRows(template: ResumeTemplateId, { sections }: ResumeContent): SectionRow[] {
  const placed =
    sections.length === RESUME_SECTIONS.length ? sections : sections.filter(({ is_hidden }) => !is_hidden);
  const rest = orderOf(template).filter((id) => placed.every((row) => row.id !== id));
  return [...placed, ...rest.map((id) => sections.find((row) => row.id === id) ?? { id })];
}

/** The sections that have something to show, in the order of all. */
export function filledRows(
  rows: readonly SectionRow[],
  { parts, summary }: Pick<ResumeProfile, "parts" | "summary">,
  content: ResumeContent,
): SectionRow[] {
  const filled = new Set<ResumeSection>(parts.map(({ section }) => section));
  if (content.summary ?? summary) filled.add("summary");
  return rows.filter(({ id }) => filled.has(id));
}

/** The content with these sections. Those in the template's order under its headings stay the template's. */
export function withRows(
  content: ResumeContent,
  template: ResumeTemplateId,
  rows: readonly SectionRow[],
): ResumeContent {
  const order = orderOf(template);
  const isTemplates = rows.every(({ id, heading }, at) => id === order[at] && !heading);
  return { ...content, sections: isTemplates ? rows.filter(({ is_hidden }) => is_hidden) : [...rows] };
}

/** All rows, those that are seen in a new order in the places that they had. */
export function rowsInOrder(rows: readonly SectionRow[], ids: readonly ResumeSection[]): SectionRow[] {
  const seen = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return rows.map((row) => (ids.includes(row.id) ? (seen.shift() ?? row) : row));
}

/** All rows, one of them changed. */
export function rowsWith(rows: readonly SectionRow[], changed: SectionRow): SectionRow[] {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}
