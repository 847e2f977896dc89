import type { ResumeDocument } from "../resume-document.ts";

/** A line of a resume, as the person wrote it. */
export interface ResumeLine {
  readonly text: string;
  /** It is a part of a list of skills, or of languages. */
  readonly isList?: "skills" | "languages" | undefined;
}

/** The lines of a resume's text. */
export function linesOfText(text: string): ResumeLine[] {
  let isList: ResumeLine["isList"];
  return text.split(/\r?\n/).flatMap((raw): ResumeLine[] => {
    const line = raw.trim();
    if (line === "") return [];
    const heading = HEADING.exec(line);
    if (heading) isList = listNamed(line);
    const own = /^([^:]{3,40}):\s/.exec(line)?.[1];
    return [{ text: line, isList: isList ?? (own === undefined ? undefined : listNamed(own)) }];
  });
}

/** A short line without a sentence, as headings are. */
const HEADING = /^(?:[^a-z]{4,40}|(?:\p{Lu}[\p{L}&]*(?:\s+(?:and|of|&)\s+|\s+)?){1,4}):?$/u;

function listNamed(heading: string): ResumeLine["isList"] {
  if (/\blanguages?\b/i.test(heading) && !/\b(?:programming|computer)\b/i.test(heading)) return "languages";
  if (
    /\b(?:skills?|software|tools|technolog\w+|programming|computer|languages?|competenc\w+)\b/i.test(heading)
  )
    return "skills";
  return undefined;
}

/** Whether a resume says anything that listings ask for. */
export const hasWords = (resume: ResumeDocument): boolean => linesOfDocument(resume).length > 0;

/** The lines of a resume as data: every text in it by itself. */
export function linesOfDocument(resume: ResumeDocument): ResumeLine[] {
  const lines: ResumeLine[] = [];
  const add = (text: string | undefined, isList?: ResumeLine["isList"]) => {
    for (const line of text?.split("\n") ?? [])
      if (line.trim() !== "") lines.push({ text: line.trim(), isList });
  };
  const all = (texts: readonly string[] | undefined, isList?: ResumeLine["isList"]) => {
    for (const text of texts ?? []) add(text, isList);
  };
  add(resume.basics?.label);
  add(resume.basics?.summary);
  for (const { position, summary, highlights, skills } of resume.work ?? []) {
    add(position);
    add(summary);
    all(highlights);
    all(skills, "skills");
  }
  for (const { position, summary, highlights } of resume.volunteer ?? []) {
    add(position);
    add(summary);
    all(highlights);
  }
  for (const { studyType, area, courses } of resume.education ?? []) {
    add(studyType);
    add(area);
    all(courses);
  }
  for (const { name, keywords } of resume.skills ?? []) {
    add(name, "skills");
    all(keywords, "skills");
  }
  for (const { language } of resume.languages ?? []) add(language, "languages");
  for (const { name } of resume.certificates ?? []) add(name, "skills");
  for (const { type } of resume.licenses ?? []) add(type, "skills");
  for (const { name, description, highlights, keywords } of resume.projects ?? []) {
    add(name);
    add(description);
    all(highlights);
    all(keywords, "skills");
  }
  for (const { role } of resume.affiliations ?? []) add(role);
  for (const { title, summary } of resume.awards ?? []) {
    add(title);
    add(summary);
  }
  for (const { name, summary } of resume.publications ?? []) {
    add(name);
    add(summary);
  }
  return lines;
}
