import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The specification's facts by id, such as "8.12", and what the project's files say about each.
 * docs/specification/README.md describes their format.
 */
export interface Specification {
  readonly sentences: ReadonlyMap<string, string>;
  /** The part of the product that will contain it. */
  readonly notBuilt: ReadonlyMap<string, string>;
  /** The heading of the record that explains why it is read differently. */
  readonly readings: ReadonlyMap<string, string>;
  readonly tests: readonly Note[];
}

/** A comment such as `@spec 8.12, 9.1-9.3` above a test. */
export interface Note {
  readonly file: string;
  readonly line: number;
  readonly ids: readonly string[];
  /** Whether the next test is one that runs. */
  readonly isAboveTest: boolean;
}

export const SENTENCES = "docs/specification/sentences.md";
export const NOT_BUILT = "docs/specification/not-built.md";
export const READINGS = "docs/adr/0038-readings.md";
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PACKAGES = ["api", "webapp", "widget", "examples", "storybook", ".tools"];

/** Reads the files of the project. */
export function readSpecification(): Specification {
  const text = (path: string) => readFileSync(join(ROOT, path), "utf8");
  const sentences = parseSentences(text(SENTENCES));
  const notBuilt = parseNotBuilt(text(NOT_BUILT), sentences);
  return {
    sentences,
    notBuilt,
    readings: parseReadings(text(READINGS), sentences),
    tests: testFiles().flatMap((file) => parseNotes(file, text(file), { sentences, notBuilt })),
  };
}

/** Lines such as `- **8.12** Its words.` @throws if an id occurs twice */
export function parseSentences(markdown: string): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const [, id = "", words = ""] of markdown.matchAll(/^- \*\*(\d+\.\d+)\*\* (.+)$/gm)) {
    if (sentences.has(id)) throw new Error(`${SENTENCES} has ${id} twice.`);
    sentences.set(id, words);
  }
  return sentences;
}

/** The facts from one id to another. @throws unless there are both, in this order */
export function section(
  sentences: ReadonlyMap<string, string>,
  from: string,
  to: string,
): { id: string; words: string }[] {
  const all = [...sentences].map(([id, words]) => ({ id, words }));
  const [first, last] = [from, to].map((wanted) => all.findIndex(({ id }) => id === wanted));
  if (first === undefined || last === undefined || first < 0 || last < first)
    throw new Error(`${SENTENCES} has nothing from ${from} to ${to}.`);
  return all.slice(first, last + 1);
}

/** Lines such as `- payments: 7.108-7.119, 9.15`. */
export function parseNotBuilt(markdown: string, sentences: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    Array.from(markdown.matchAll(/^- ([a-z ]+): ([\d., -]+)$/gm)).flatMap(([, part = "", ids = ""]) =>
      parseIds(ids, sentences).map((id) => [id, part] as const),
    ),
  );
}

/** Headings such as `### 8.8, 8.9 Words`; a heading without text below it is not counted. */
export function parseReadings(markdown: string, sentences: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    Array.from(markdown.matchAll(/^### ([\d., -]*\d) (.+)\n+(?!#)\S/gm)).flatMap(([, ids = "", title = ""]) =>
      parseIds(ids, sentences).map((id) => [id, title] as const),
    ),
  );
}

/** Facts of a range that are not built yet are left out. */
export function parseNotes(
  file: string,
  source: string,
  { sentences, notBuilt }: Pick<Specification, "sentences" | "notBuilt">,
): Note[] {
  const lines = source.split("\n");
  return lines.flatMap((line, index) => {
    const [, ids] = /^\s*(?:\/\/|\/?\*\*?) @spec ([\d., -]*\d)(?:\s*\*\/)?\s*$/.exec(line) ?? [];
    if (ids === undefined) return [];
    const next = lines.slice(index + 1).find((one) => !/^\s*(\/\/|\/?\*|for \(.*\)$)/.test(one)) ?? "";
    const isAboveTest = /^\s*(it|test|describe)\b(?!\.(skip|todo|fixme|fails))/.test(next);
    return [{ file, line: index + 1, ids: parseIds(ids, sentences, notBuilt), isAboveTest }];
  });
}

/**
 * "1.2-1.4, 7.1" as "1.2", "1.3", "1.4", "7.1". A single id is returned unchanged, and so are the ends of a range whose
 * ids do not exist.
 */
function parseIds(
  text: string,
  sentences: ReadonlyMap<string, string>,
  without: ReadonlyMap<string, string> = new Map(),
): string[] {
  return text.split(",").flatMap((part) => {
    const [from = "", to] = part.trim().split("-");
    if (to === undefined) return [from];
    const all = [...sentences.keys()];
    const [first, last] = [all.indexOf(from), all.indexOf(to)];
    if (first < 0 || last < first) return [part.trim()];
    return all.slice(first, last + 1).filter((id) => !without.has(id));
  });
}

function testFiles(): string[] {
  return PACKAGES.flatMap((name) =>
    readdirSync(join(ROOT, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(test|spec)\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((path) => !path.includes("node_modules")),
  );
}
