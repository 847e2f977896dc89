import type { ResumeDocument } from "@jobmap/contract";
import { SECTIONS } from "./fields.ts";

/** A document as a form edits it: texts by their paths, and the entries that are not to be added. */
export interface Edits {
  readonly texts: Readonly<Record<string, string>>;
  /** Such as `work[0]`. */
  readonly left: ReadonlySet<string>;
}

export const NO_EDITS: Edits = { texts: {}, left: new Set() };
export const SKILLS = "skills";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const get = (holder: unknown, name: string): unknown => (isFields(holder) ? holder[name] : undefined);

/** The entries of a section. */
export function entriesOf(
  document: ResumeDocument,
  section: string,
): readonly Readonly<Record<string, unknown>>[] {
  const entries = get(document, section);
  return Array.isArray(entries) ? entries.filter(isFields) : [];
}

/** A field's text: lists as lines. */
export function textOf(holder: unknown, name: string): string {
  const value = name.split(".").reduce(get, holder);
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "string" ? value : "";
}

/** Skills as lines; those of a category after its name: "Languages: Go, Rust". */
export const skillLines = (document: ResumeDocument): string =>
  (document.skills ?? []).map(skillLine).join("\n");

type Skill = NonNullable<ResumeDocument["skills"]>[number];
const skillLine = ({ name = "", keywords }: Skill) =>
  keywords && keywords.length > 0 ? `${name}: ${keywords.join(", ")}` : name;

function skillsOf(document: ResumeDocument, text: string): Skill[] {
  const known = new Map((document.skills ?? []).map((skill) => [skillLine(skill), skill]));
  return linesOf(text).map((line) => {
    const [, name = line, words] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
    const keywords = words
      ?.split(",")
      .map((word) => word.trim())
      .filter(Boolean);
    return known.get(line) ?? { name: name.trim(), ...(keywords && { keywords }) };
  });
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export interface Chosen {
  readonly document: Readonly<Record<string, unknown>>;
  /** Of each chosen entry the path in the draft: errors of `work[0]` may be about `work[2]`. */
  readonly paths: ReadonlyMap<string, string>;
}

/** What of a draft is to be added, as it was edited. */
export function chosenOf(document: ResumeDocument, { texts, left }: Edits): Chosen {
  const paths = new Map<string, string>();
  const sections = SECTIONS.map(({ section, fields }) => {
    const chosen: Record<string, unknown>[] = [];
    entriesOf(document, section).forEach((entry, i) => {
      const path = `${section}[${i}]`;
      if (left.has(path)) return;
      const edited = fields.map(({ name, kind }) => {
        const text = texts[`${path}.${name}`];
        if (text === undefined) return [name, entry[name]] as const;
        return [name, kind === "lines" ? linesOf(text) : text.trim()] as const;
      });
      paths.set(`${section}[${chosen.length}]`, path);
      chosen.push({ ...entry, ...withoutEmpty(Object.fromEntries(edited)), ...emptied(edited) });
    });
    return [section, chosen.map(withoutEmpty)] as const;
  });
  const skills = left.has(SKILLS) ? [] : skillsOf(document, texts[SKILLS] ?? skillLines(document));
  const all = { basics: basicsOf(document, texts, left), ...Object.fromEntries(sections), skills };
  return { document: withoutEmpty(all), paths };
}

/** Fields that were emptied must not come back from the entry. */
const emptied = (fields: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(
    fields.filter(([, value]) => value === "" || isEmptyList(value)).map(([name]) => [name, undefined]),
  );

function basicsOf(
  { basics = {} }: ResumeDocument,
  texts: Edits["texts"],
  left: Edits["left"],
): Record<string, unknown> {
  const text = (name: string) => (texts[`basics.${name}`] ?? textOf(basics, name)).trim();
  const place = { ...basics.location, city: text("location.city"), region: text("location.region") };
  const isPlace = place.city !== "" || place.region !== "";
  const names = ["name", "label", "email", "phone", "url", "summary"];
  return withoutEmpty({
    ...Object.fromEntries(names.map((name) => [name, text(name)])),
    location: isPlace ? withoutEmpty(place) : undefined,
    profiles: (basics.profiles ?? []).filter((_, i) => !left.has(`basics.profiles[${i}]`)),
  });
}

function withoutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== "" && !isEmptyList(value)),
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
