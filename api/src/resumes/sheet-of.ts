import type { ResumeDocument } from "@jobmap/contract";
import { RESUME_SECTIONS, type ResumeSection, SECTION_HEADINGS } from "@jobmap/contract/resume-templates";
import { ENTRIES, ITEMS, link, paragraphs } from "./entries.ts";
import { writtenIn } from "./script.ts";
import type { Sheet, SheetEntry, SheetItem, SheetLetter, SheetLine, SheetSection } from "./sheet.ts";

export interface SheetOptions {
  /** The sections shown, in their order. */
  readonly sections?: readonly ResumeSection[];
  readonly headings?: Partial<Readonly<Record<ResumeSection, string>>>;
  /** A cover letter in place of the sections. */
  readonly letter?: SheetLetter;
}

/** A resume as it is set. */
export function sheetOf(document: ResumeDocument, options: SheetOptions = {}): Sheet {
  const clean = normalized(document);
  const letter = options.letter && normalized(options.letter);
  const { lang, dir } = writtenIn(JSON.stringify(letter ?? clean));
  const { name, label } = clean.basics ?? {};
  const ids = options.sections ?? RESUME_SECTIONS;
  return {
    lang,
    dir,
    name: name ?? "",
    ...(label ? { headline: label } : {}),
    contacts: contactsOf(clean.basics ?? {}),
    sections: letter ? [] : ids.flatMap((id) => sectionOf(clean, id, lang, options.headings?.[id])),
    ...(letter ? { letter } : {}),
  };
}

function sectionOf(
  document: ResumeDocument,
  id: ResumeSection,
  lang: string,
  own: string | undefined,
): SheetSection[] {
  const texts = id === "summary" ? paragraphs(document.basics?.summary) : [];
  const entries = entriesOf(document, id, lang).filter(({ title, lines, bullets, paragraphs: said }) =>
    Boolean(title || lines.length || bullets.length || said.length),
  );
  const items = itemsOf(document, id);
  if (texts.length + entries.length + items.length === 0) return [];
  return [{ id, heading: own?.normalize("NFC") || SECTION_HEADINGS[id], paragraphs: texts, entries, items }];
}

function entriesOf(document: ResumeDocument, id: ResumeSection, lang: string): SheetEntry[] {
  switch (id) {
    case "work":
      return (document.work ?? []).map((entry) => ENTRIES.work(entry, lang));
    case "volunteer":
      return (document.volunteer ?? []).map((entry) => ENTRIES.volunteer(entry, lang));
    case "education":
      return (document.education ?? []).map((entry) => ENTRIES.education(entry, lang));
    case "certificates":
      return (document.certificates ?? []).map((entry) => ENTRIES.certificates(entry, lang));
    case "licenses":
      return (document.licenses ?? []).map((entry) => ENTRIES.licenses(entry, lang));
    case "affiliations":
      return (document.affiliations ?? []).map((entry) => ENTRIES.affiliations(entry, lang));
    case "projects":
      return (document.projects ?? []).map((entry) => ENTRIES.projects(entry, lang));
    case "awards":
      return (document.awards ?? []).map((entry) => ENTRIES.awards(entry, lang));
    case "publications":
      return (document.publications ?? []).map((entry) => ENTRIES.publications(entry, lang));
    case "references":
      return (document.references ?? []).map((entry) => ENTRIES.references(entry));
    default:
      return [];
  }
}

function itemsOf(document: ResumeDocument, id: ResumeSection): SheetItem[] {
  if (id === "skills") return (document.skills ?? []).flatMap(ITEMS.skills);
  if (id === "interests") return (document.interests ?? []).flatMap(ITEMS.interests);
  if (id === "languages") return (document.languages ?? []).flatMap(ITEMS.languages);
  return [];
}

function contactsOf({
  email,
  phone,
  location,
  url,
  profiles,
}: NonNullable<ResumeDocument["basics"]>): SheetLine[] {
  const place = [location?.city, location?.region, countryName(location?.countryCode)]
    .filter(Boolean)
    .join(", ");
  const links = [link(url), ...(profiles ?? []).map((one) => link(one.url ?? one.username))];
  return [
    ...(email ? [{ kind: "contact", text: email, href: `mailto:${email}` } as const] : []),
    ...(phone
      ? [{ kind: "contact", text: phone, href: `tel:${phone.replace(/[^+\d]/g, "")}` } as const]
      : []),
    ...(place ? [{ kind: "contact", text: place } as const] : []),
    ...links.filter((one) => one !== undefined),
  ];
}

/** Resumes for employers at home do not name the country. */
function countryName(code: string | undefined): string | undefined {
  if (!code || !/^[a-z]{2}$/i.test(code) || code.toUpperCase() === "US") return undefined;
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code.toUpperCase());
}

/** What controls text and is not seen; joiners of letters are kept. */
const UNSEEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cn}\p{Co}]/gu;

/** Composed letters only: readers put others together wrongly. */
function normalized<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === "string" ? one.normalize("NFC").replace(UNSEEN, "") : one,
  );
}
