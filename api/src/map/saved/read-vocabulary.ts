import { Vocabulary } from "../store/vocabulary.ts";
import { type SectionFile, UnusableFile } from "./section-file.ts";

/** @throws UnusableFile if it is damaged */
export function readVocabulary(file: SectionFile): Vocabulary {
  const vocabulary = new Vocabulary();
  const families = file.read("families");
  let term = 0;
  for (const key of valuesOf(file.read("terms"))) {
    if (key === null) throw new UnusableFile("a term has no key");
    vocabulary.terms.place(term, families[term] ?? 0, key);
    term++;
  }
  const titleCounts = numbersOf(file, "title counts");
  let title = 0;
  for (const text of valuesOf(file.read("titles"))) {
    vocabulary.placeTitle(title, text === null ? null : String(text), titleCounts[title] ?? 0);
    title++;
  }
  const ids = numbersOf(file, "company ids");
  const counts = numbersOf(file, "company counts");
  let label = 0;
  for (const name of valuesOf(file.read("companies"))) {
    const isUsed = name !== null;
    vocabulary.companies.place(
      label,
      isUsed ? ids[label] : undefined,
      String(name ?? ""),
      counts[label] ?? 0,
    );
    label++;
  }
  for (const code of valuesOf(file.read("currencies"))) vocabulary.currency(String(code));
  return vocabulary;
}

function numbersOf(file: SectionFile, name: string): Uint32Array {
  const numbers = new Uint32Array(file.sizeOf(name) / 4);
  file.readInto(name, new Uint8Array(numbers.buffer));
  return numbers;
}

function* valuesOf(lines: Buffer): Generator<string | number | null> {
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf(10, from);
    const to = end < 0 ? lines.length : end;
    const values: unknown = JSON.parse(lines.toString("utf8", from, to));
    if (!Array.isArray(values)) throw new UnusableFile("it is no list");
    for (const value of values as readonly unknown[]) {
      if (value !== null && typeof value !== "string" && typeof value !== "number")
        throw new UnusableFile("it is no text");
      yield value;
    }
    from = to + 1;
  }
}
