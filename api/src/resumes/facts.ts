import type { Sheet, SheetEntry, SheetLine, SheetSection } from "./sheet.ts";

/** Something that a resume says, and where: "Captain: dates". */
export interface Fact {
  readonly field: string;
  readonly text: string;
}

/** Every fact of a resume, as it should come back from its file: a line of its own, or whole lines. */
export function factsOf({ name, headline = "", contacts, sections, letter }: Sheet): Fact[] {
  const facts = [
    { field: "Name", text: name },
    { field: "Headline", text: headline },
    ...contacts.map(({ text }) => ({ field: "Contact", text })),
    ...sections.flatMap(factsOfSection),
    ...(letter
      ? [
          { field: "Date", text: letter.date },
          ...letter.to.map((text) => ({ field: "Address", text })),
          ...letter.paragraphs.map((text) => ({ field: "Letter", text })),
        ]
      : []),
  ];
  return facts.map(({ field, text }) => ({ field, text: clean(text) })).filter(({ text }) => text !== "");
}

function factsOfSection({ heading, paragraphs, entries, items }: SheetSection): Fact[] {
  return [
    { field: "Heading", text: heading },
    ...paragraphs.map((text) => ({ field: heading, text })),
    ...entries.flatMap((entry) => factsOfEntry(entry, heading)),
    ...items.flatMap(({ text, notes }) => [
      { field: heading, text },
      ...notes.map((note) => ({ field: `${heading}: ${text}`, text: note })),
    ]),
  ];
}

function factsOfEntry({ title, lines, paragraphs, bullets }: SheetEntry, heading: string): Fact[] {
  const own = title || heading;
  return [
    { field: heading, text: title },
    ...lines.map(({ kind, text }) => ({ field: `${own}: ${KINDS[kind]}`, text })),
    ...paragraphs.map((text) => ({ field: `${own}: description`, text })),
    ...bullets.map((text) => ({ field: `${own}: what you did`, text })),
  ];
}

const KINDS: Readonly<Record<SheetLine["kind"], string>> = {
  contact: "contact",
  organization: "organization",
  dates: "dates",
  place: "place",
  detail: "detail",
  link: "link",
};

const BULLET = /^[•–▪]\s*/u;
/** Marks that only steer the direction of text are no part of it. */
const STEERING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** A text without what does not count when it is compared. */
export function clean(text: string): string {
  return text
    .normalize("NFC")
    .replace(STEERING, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(BULLET, "")
    .replace(/\s*•$/u, "");
}
