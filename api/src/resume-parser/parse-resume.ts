import type { ResumeDocument } from "@jobmap/contract";
import { passagesOf } from "./body.ts";
import { readContact } from "./contact.ts";
import { readAffiliations, readCredentials } from "./credentials.ts";
import { readEducation } from "./education.ts";
import { usualGap } from "./entries.ts";
import type { SectionKind } from "./headings.ts";
import { keepValid } from "./keep-valid.ts";
import { readLanguages } from "./languages.ts";
import { readAwards, readInterests } from "./lists.ts";
import { readName } from "./name.ts";
import { readProjects } from "./projects.ts";
import { type Finding, Recorder } from "./recorder.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { readSkills } from "./skills.ts";
import { type Line, type ResumeText, textOf } from "./text.ts";
import { readWork } from "./work.ts";

/** As long as a summary of a profile can be. */
const MAX_SUMMARY = 2_600;

export interface ParsedResume {
  readonly document: ResumeDocument;
  readonly findings: readonly Finding[];
}

/**
 * Reads a resume. Deterministic; what it does not understand stays out of the document. See docs/adr/0063-resume-parser.md.
 */
export function parseResume({ lines, links }: ResumeText): ParsedResume {
  const recorder = new Recorder();
  const sections = sectionsOf(lines);
  const contact = sections.filter(({ kind }) => kind === "contact").flatMap((section) => section.lines);
  readName(contact, recorder);
  readContact(contact, linesButReferences(sections), links, recorder);
  for (const section of sections) READERS[section.kind]?.(section.lines, recorder);
  const { document, leftOut } = keepValid(recorder.tree);
  const gone = new Set(leftOut.map(({ path }) => path));
  return { document, findings: recorder.findings.filter(({ path }) => !gone.has(path)) };
}

const linesButReferences = (sections: readonly Section[]): Line[] =>
  sections.filter(({ kind }) => kind !== "references").flatMap((section) => section.lines);

type SectionReader = (lines: readonly Line[], recorder: Recorder) => void;

const READERS: Partial<Record<SectionKind, SectionReader>> = {
  summary: readSummary,
  work: (lines, recorder) => readWork(lines, "work", recorder),
  volunteer: (lines, recorder) => readWork(lines, "volunteer", recorder),
  education: readEducation,
  skills: readSkills,
  languages: readLanguages,
  certificates: (lines, recorder) => readCredentials(lines, "certificates", recorder),
  licenses: (lines, recorder) => readCredentials(lines, "licenses", recorder),
  affiliations: readAffiliations,
  projects: readProjects,
  awards: readAwards,
  interests: readInterests,
};

function readSummary(lines: readonly Line[], recorder: Recorder): void {
  const passages = passagesOf(lines, usualGap(lines));
  const text = passages.map((each) => each.text).join("\n");
  const boxes = passages.flatMap((each) => each.boxes);
  if (text.length <= MAX_SUMMARY) recorder.basic("summary", text, 0.9, boxes);
}

/** Whether there is any text to read: pictures of text have none, and fonts without a map of letters give symbols. */
export function legibility(lines: readonly Line[]): "readable" | "no_text" | "no_letters" {
  const text = lines.map(textOf).join("");
  if (text.replaceAll(/\s/g, "").length < 20) return "no_text";
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters < 0.4 * text.replaceAll(/\s/g, "").length ? "no_letters" : "readable";
}
