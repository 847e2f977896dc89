import type { ResumeDocument } from "@jobmap/contract";

/** What became of the fields of a resume. */
export interface Recovery {
  /** Fields that the page shows. */
  readonly shown: number;
  readonly right: number;
  /** Values that the page does not have there. */
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

/** Fields that are one fact each; entries are told apart by their order, words of lists are not. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  work: ["position", "name", "location", "startDate", "endDate", "highlights"],
  education: ["institution", "studyType", "area", "startDate", "endDate"],
  certificates: ["name", "issuer", "date"],
};
const BASICS = ["name", "label", "email", "phone", "summary"] as const;

/** Compares what was read with what is true. Of the wrong: values of any field that the truth does not have. */
export function compare(truth: ResumeDocument, read: ResumeDocument): Recovery {
  const expected = factsOf(truth);
  const found = factsOf(read);
  const missing = [...expected].filter(([fact]) => !found.has(fact)).map(([fact]) => fact);
  const wrong = [...found].filter(([fact]) => !expected.has(fact)).map(([fact]) => fact);
  return { shown: expected.size, right: expected.size - missing.length, wrong, missing };
}

/** Facts as texts. Lists count each of their words. */
export function factsOf(document: ResumeDocument): Map<string, string> {
  const facts = new Map<string, string>();
  const add = (path: string, value: unknown) => {
    if (value !== undefined && value !== "")
      facts.set(`${path} = ${String(value).replaceAll(/\s+/g, " ").trim()}`, path);
  };
  for (const name of BASICS) add(name, document.basics?.[name]);
  add("city", document.basics?.location?.city);
  add("region", document.basics?.location?.region);
  for (const { url } of document.basics?.profiles ?? []) add("profile", url);
  for (const [section, fields] of Object.entries(SECTIONS)) {
    const entries: unknown = Reflect.get(document, section);
    if (!Array.isArray(entries)) continue;
    entries.forEach((entry: object, at) => {
      for (const field of fields) {
        const value: unknown = Reflect.get(entry, field);
        for (const each of Array.isArray(value) ? value : [value]) add(`${section}[${at}].${field}`, each);
      }
    });
  }
  for (const { name, keywords } of document.skills ?? [])
    for (const skill of keywords ?? [name]) add("skill", skill);
  for (const { language, fluency } of document.languages ?? []) {
    add("language", language);
    add(`fluency of ${language}`, fluency);
  }
  return facts;
}
