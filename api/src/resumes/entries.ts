import type { ResumeDocument } from "@jobmap/contract";
import { monthOf, periodOf } from "./dates.ts";
import type { SheetEntry, SheetItem, SheetLine } from "./sheet.ts";

type Section<K extends Exclude<keyof ResumeDocument, "basics">> = NonNullable<ResumeDocument[K]>[number];
type Maybe = string | undefined;

/** Entries of each section of a resume, fact by fact. Months are said in `lang`. */
export const ENTRIES = {
  work: (e: Section<"work">, lang: string) =>
    entry(
      [e.position, e.name],
      [
        line("organization", e.position && e.name),
        line("dates", periodOf(e.startDate, e.endDate, lang)),
        line("place", e.location),
        line("detail", e.description),
        link(e.url),
      ],
      paragraphs(e.summary),
      e.highlights,
    ),
  volunteer: (e: Section<"volunteer">, lang: string) =>
    entry(
      [e.position, e.organization],
      [
        line("organization", e.position && e.organization),
        line("dates", periodOf(e.startDate, e.endDate, lang)),
        link(e.url),
      ],
      paragraphs(e.summary),
      e.highlights,
    ),
  education: (e: Section<"education">, lang: string) =>
    entry(
      [e.studyType, e.area, e.institution],
      [
        line("detail", e.studyType && e.area),
        line("organization", (e.studyType || e.area) && e.institution),
        line(
          "dates",
          e.isExpected && e.endDate
            ? `Expected ${monthOf(e.endDate, lang)}`
            : periodOf(e.startDate, e.endDate, lang),
        ),
        line("detail", labeled("Grade:", e.score)),
        link(e.url),
      ],
      [],
      e.courses,
    ),
  certificates: (e: Section<"certificates">, lang: string) =>
    entry(
      [e.name],
      [
        line("organization", e.issuer),
        line("dates", e.date && monthOf(e.date, lang)),
        line("dates", labeled("Expires", e.expires && monthOf(e.expires, lang))),
        line("detail", labeled("Credential", e.credentialId)),
        link(e.url),
      ],
    ),
  licenses: (e: Section<"licenses">, lang: string) =>
    entry(
      [e.type],
      [
        line("organization", e.authority),
        line("place", e.jurisdiction),
        line("detail", labeled("License number", e.number)),
        line("dates", labeled("Issued", e.issued && monthOf(e.issued, lang))),
        line("dates", labeled("Expires", e.expires && monthOf(e.expires, lang))),
        line("detail", e.status && e.status !== "ACTIVE" ? capitalized(e.status) : undefined),
      ],
    ),
  affiliations: (e: Section<"affiliations">, lang: string) =>
    entry(
      [e.role, e.organization],
      [
        line("organization", e.role && e.organization),
        line("dates", periodOf(e.startDate, e.endDate, lang)),
        line("detail", labeled("Member", e.memberId)),
      ],
    ),
  projects: (e: Section<"projects">, lang: string) =>
    entry(
      [e.name, e.entity],
      [
        line("organization", e.name && e.entity),
        ...(e.roles ?? []).map((role) => line("detail", role)),
        line("dates", periodOf(e.startDate, e.endDate, lang)),
        link(e.url),
      ],
      paragraphs(e.description),
      e.highlights,
    ),
  awards: (e: Section<"awards">, lang: string) =>
    entry(
      [e.title],
      [line("organization", e.awarder), line("dates", e.date && monthOf(e.date, lang))],
      paragraphs(e.summary),
    ),
  publications: (e: Section<"publications">, lang: string) =>
    entry(
      [e.name],
      [
        line("organization", e.publisher),
        line("dates", e.releaseDate && monthOf(e.releaseDate, lang)),
        link(e.url),
      ],
      paragraphs(e.summary),
    ),
  references: (e: Section<"references">) => entry([e.name], [], paragraphs(e.reference)),
} as const;

/** What is said in a few words each. */
export const ITEMS = {
  skills: (e: Section<"skills">): SheetItem[] => named(e.name, e.level ? [e.level] : [], e.keywords),
  interests: (e: Section<"interests">): SheetItem[] => named(e.name, [], e.keywords),
  languages: (e: Section<"languages">): SheetItem[] => named(e.language, levels(e), []),
} as const;

function named(text: Maybe, notes: readonly string[], keywords: readonly string[] | undefined): SheetItem[] {
  const own = text ? [{ text, notes }] : [];
  return [...own, ...(keywords ?? []).map((keyword) => ({ text: keyword, notes: [] }))];
}

function levels({ fluency, speaking, reading, writing }: Section<"languages">): string[] {
  if (fluency) return [fluency];
  const known = [speaking, reading, writing].filter((level) => level !== undefined);
  if (new Set(known).size <= 1) return known.slice(0, 1).map(levelName);
  return [
    labeled("Speaking", speaking && levelName(speaking)),
    labeled("Reading", reading && levelName(reading)),
    labeled("Writing", writing && levelName(writing)),
  ].filter((note) => note !== undefined);
}

const levelName = (level: string) => (level === "NATIVE" ? "Native" : level);

function entry(
  titles: readonly Maybe[],
  lines: readonly (SheetLine | undefined)[],
  texts: readonly string[] = [],
  bullets: readonly string[] = [],
): SheetEntry {
  return {
    title: titles.find(Boolean) ?? "",
    lines: lines.filter((one) => one !== undefined),
    paragraphs: texts,
    bullets: bullets.flatMap(paragraphs),
  };
}

function line(kind: SheetLine["kind"], text: Maybe | false): SheetLine | undefined {
  return text ? { kind, text } : undefined;
}

export function link(url: Maybe): SheetLine | undefined {
  if (!url) return undefined;
  const isWeb = /^https?:\/\//i.test(url);
  return {
    kind: "link",
    text: url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, ""),
    ...(isWeb ? { href: url } : {}),
  };
}

export function paragraphs(text: Maybe): string[] {
  return (text ?? "")
    .split(/\n+/)
    .map((one) => one.trim())
    .filter(Boolean);
}

function labeled(label: string, value: Maybe): Maybe {
  return value ? `${label} ${value}` : undefined;
}

function capitalized(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
