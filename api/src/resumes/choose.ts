import {
  PROFILE_SECTION_NAMES,
  type ProfileFields,
  type ProfileSection,
  type ResumeBasics,
  type ResumeContent,
  ResumeDocument,
} from "@jobmap/contract";
import type { ResumeSection, ResumeTemplate } from "@jobmap/contract/resume-templates";
import { paragraphs } from "./entries.ts";
import type { SheetLetter } from "./sheet.ts";
import type { SheetOptions } from "./sheet-of.ts";

export interface ProfilePart {
  readonly id: number;
  readonly section: ProfileSection;
  readonly data: ProfileFields;
}

/** What a resume takes from a profile: its entries in their order, in the resume's own words where it has any. */
export function chosenDocument(
  basics: ResumeBasics,
  parts: readonly ProfilePart[],
  content: ResumeContent,
): ResumeDocument {
  const hidden = new Set(content.hidden);
  const place = new Map(content.order.map((id, at) => [id, at]));
  const words = new Map(content.wording.map(({ entry, ...own }) => [entry, own]));
  const shown = parts
    .filter(({ id }) => !hidden.has(id))
    .toSorted((a, b) => (place.get(a.id) ?? place.size) - (place.get(b.id) ?? place.size));
  const entriesOf = (section: ProfileSection) =>
    shown
      .filter((part) => part.section === section)
      .map(({ id, data }) => inOwnWords(section, data, words.get(id)));
  const { headline: label = basics.label, summary = basics.summary } = content;
  return ResumeDocument.parse({
    basics: { ...basics, label, summary },
    ...Object.fromEntries(PROFILE_SECTION_NAMES.map((section) => [section, entriesOf(section)])),
  });
}

type OwnWords =
  | { readonly summary?: string | undefined; readonly highlights?: readonly string[] | undefined }
  | undefined;

/** Projects have their text as `description`, as JSON Resume has. */
function inOwnWords(section: ProfileSection, data: ProfileFields, own: OwnWords): ProfileFields {
  const { summary, highlights } = own ?? {};
  const field = section === "projects" ? "description" : "summary";
  return {
    ...data,
    ...(summary === undefined ? {} : { [field]: summary }),
    ...(highlights ? { highlights } : {}),
  };
}

/** The order and headings of sections. */
export function chosenSections(template: ResumeTemplate, { sections }: ResumeContent): SheetOptions {
  const named = new Set<ResumeSection>(sections.map(({ id }) => id));
  return {
    sections: [
      ...sections.filter(({ is_hidden }) => !is_hidden).map(({ id }) => id),
      ...template.sections.filter((id) => !named.has(id)),
    ],
    headings: Object.fromEntries(sections.flatMap(({ id, heading }) => (heading ? [[id, heading]] : []))),
  };
}

/** A cover letter of today. */
export function letterOf({ letter }: ResumeContent, now: Date): SheetLetter {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(now);
  return { date, to: paragraphs(letter?.to), paragraphs: paragraphs(letter?.body) };
}

/** A document without the sections that a resume hides: there is more in a document than is set. */
export function withoutHidden(document: ResumeDocument, { sections }: ResumeContent): ResumeDocument {
  const hidden = new Set<string>(sections.flatMap(({ id, is_hidden }) => (is_hidden ? [id] : [])));
  const { summary, ...basics } = document.basics ?? {};
  return {
    ...Object.fromEntries(Object.entries(document).filter(([section]) => !hidden.has(section))),
    basics: hidden.has("summary") || summary === undefined ? basics : { ...basics, summary },
  };
}
