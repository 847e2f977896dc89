import { richHtml } from "@jobmap/contract/rich-text";
import type { Facts } from "./facts.ts";
import { blocksOfLines } from "./lines.ts";
import type { SourceLine } from "./source.ts";

export type Section =
  | "responsibilities"
  | "qualifications"
  | "benefits"
  | "skills"
  | "licences"
  | "how_to_apply"
  | "description";

/** Words of headings, the first that fits counts. */
const SECTIONS: readonly (readonly [words: RegExp, section: Section])[] = [
  [
    /^(?:how|where) to apply\b|^to apply\b|^application (?:process|instructions)|^cómo (?:aplicar|postular)/i,
    "how_to_apply",
  ],
  [
    /\b(?:benefits|perks)\b|^(?:what )?we offer\b|^what you(?:['’]ll| will) (?:get|receive)|^beneficios|^(?:te )?ofrecemos/i,
    "benefits",
  ],
  [/\blicen[cs](?:e|es|ing|ure)\b|^certifications?\b/i, "licences"],
  [
    /responsibilit|\bduties\b|essential functions|^what you(?:['’]ll| will) (?:do|be doing)|^(?:you|in this (?:role|position),? you) will\b|day[- ]to[- ]day|^key tasks|responsabilidades|^funciones/i,
    "responsibilities",
  ],
  [
    /qualifi?cations?|requirements?\b|^what (?:you(?:['’]ll| will)? (?:need|bring|have)|we(?:['’]re| are)? look)|^(?:minimum|preferred|required) |^must[- ]haves?|^nice to have|^who you are|^about you\b|^you (?:have|are)\b|^requisitos/i,
    "qualifications",
  ],
  [/^(?:key |required |core )?skills\b|^habilidades/i, "skills"],
  [
    /^(?:job |position |role )?(?:description|summary|overview|purpose)\b|^about (?:the|this) (?:job|role|position|opportunity)|^the (?:role|job|position|opportunity)\b|^about (?:us|the company|the team|our)\b|^who we are|^our (?:company|mission|team)|^descripción|^company (?:description|overview)|^equal opportunity|^eeo\b|^(?:work )?schedule\b|^compensation\b|^pay\b|^salary\b/i,
    "description",
  ],
];
const MAX_HEADING = 70;
const MAX_WORDS = 9;

/** The section that a line begins; undefined for a line that is no heading we know. */
export function sectionOf({ kind, text }: SourceLine): Section | undefined {
  const words = text.replace(/\s*[:：]\s*$/, "").trim();
  if (kind === "ITEM" || words.length > MAX_HEADING || words.split(/\s+/).length > MAX_WORDS)
    return undefined;
  // A sentence is no heading, whatever its words.
  if (kind === "TEXT" && (/[.!?,;]$/.test(words) || /[:：]\s*\S/.test(words))) return undefined;
  return SECTIONS.find(([pattern]) => pattern.test(words))?.[1];
}

interface Part {
  readonly section: Section;
  readonly heading: SourceLine | undefined;
  readonly lines: SourceLine[];
}

/** Lines by the headings that they stand under; what comes first is the description. */
export function partsOf(lines: readonly SourceLine[]): Part[] {
  const parts: Part[] = [{ section: "description", heading: undefined, lines: [] }];
  for (const line of lines) {
    const section = sectionOf(line);
    if (section !== undefined) parts.push({ section, heading: line, lines: [] });
    // A heading that we do not know ends a part that is no text of its own.
    else if (line.kind === "HEADING" && parts.at(-1)?.section !== "description")
      parts.push({ section: "description", heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** Sections that become texts and lists of the draft; their order in it is the form's. */
export function readSections(
  parts: readonly Part[],
  facts: Facts,
  { isWhole }: { readonly isWhole: boolean },
): void {
  const own = (section: Section) => parts.filter((part) => part.section === section && part.lines.length > 0);
  for (const name of ["responsibilities", "qualifications"] as const) {
    const found = own(name);
    // A record's description stays as it is: its parts are not taken out of it.
    if (isWhole || found.length === 0) continue;
    const lines = found.flatMap(({ heading, lines: inner }, at) =>
      at > 0 && heading ? [{ ...heading, kind: "HEADING" as const }, ...inner] : inner,
    );
    facts.add(name, { ...said(found, 0.8), value: richHtml(blocksOfLines(lines)) });
  }
  for (const name of ["benefits", "skills", "licences"] as const) {
    const found = own(name);
    const items = listOf(found.flatMap((part) => part.lines));
    if (items.length > 0)
      facts.add(name, {
        ...said(found, 0.75),
        value: items.map((item) => item.replaceAll(";", ",")).join("; "),
      });
  }
  const [apply] = own("how_to_apply");
  if (apply)
    facts.add("how_to_apply", {
      ...said([apply], 0.7),
      value: apply.lines.map(({ text }) => text).join("\n"),
    });
}

const said = (parts: readonly Part[], confidence: number) => ({
  source: "SECTION" as const,
  label: parts[0]?.heading?.text.replace(/\s*[:：]\s*$/, "").slice(0, 120) ?? "",
  quote: parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" / "),
  confidence,
});

const MAX_ITEM = 200;

/** The items of a list; one short line without items is a list separated by commas. */
function listOf(lines: readonly SourceLine[]): string[] {
  const items = lines
    .filter(({ kind, text }) => kind === "ITEM" && text.length <= MAX_ITEM)
    .map(({ text }) => text);
  if (items.length > 0) return items;
  const [only] = lines;
  return lines.length === 1 && only && only.text.length <= MAX_ITEM && /[,;]/.test(only.text)
    ? only.text
        .replace(/\.$/, "")
        .split(/\s*[,;]\s*(?:and\s+)?/)
        .filter(Boolean)
    : [];
}
