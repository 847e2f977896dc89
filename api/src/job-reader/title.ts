import { parseTitle } from "../import/parse/title.ts";
import type { Facts } from "./facts.ts";
import { sectionOf } from "./sections.ts";
import type { JobSource, SourceLine } from "./source.ts";

const MAX_TITLE = 110;
/** What precedes a title in a text: not the title. */
const NO_TITLE =
  /^(?:job (?:posting|announcement|opening|description|vacancy)|we(?:['’]re| are) hiring|now hiring|help wanted|careers?|apply (?:now|today)|join (?:us|our team)|back to|subject|from|to|date|page \d|posted)\b/i;
/** What a page adds to the title of its job: "Nurse - Acme | Careers". */
const PAGE_TAIL =
  /\s+(?:[|•·»]|[–—-](?=\s)).*$|\s+(?:at|@)\s+\p{Lu}[^,]*$|\s+(?:job|careers?)\s+(?:at|in)\s.*$/u;

/** The title where no label says it: the page's heading, its title, or the first line of the text. @returns that line */
export function readTitle(
  source: JobSource,
  lines: readonly SourceLine[],
  facts: Facts,
): SourceLine | undefined {
  const { heading, pageTitle } = source;
  const add = (
    text: string,
    from: "HEADING" | "PAGE_TITLE" | "FIRST_LINE",
    confidence: number,
    quote = text,
  ) => {
    if (text.length <= MAX_TITLE && parseTitle(text) && !NO_TITLE.test(text))
      facts.add("title", { value: text, source: from, label: "", quote, confidence });
  };
  add(heading, "HEADING", 0.8);
  add(pageTitle.replace(PAGE_TAIL, ""), "PAGE_TITLE", 0.6, pageTitle);
  if (!facts.has("title")) {
    const first = lines.slice(0, 8).find((line) => isTitle(line));
    if (first) add(first.text, "FIRST_LINE", 0.65);
  }
  const said = facts.get("title")?.value.toLowerCase();
  return lines.slice(0, 10).find(({ text }) => text.toLowerCase() === said);
}

function isTitle(line: SourceLine): boolean {
  const { kind, text } = line;
  return (
    kind !== "ITEM" &&
    text.length <= MAX_TITLE &&
    text.split(" ").length <= 12 &&
    !/[.!?:]$|^https?:|@|[$€£]\d/.test(text) &&
    !/^[^:]{2,30}:\s/.test(text) &&
    !NO_TITLE.test(text) &&
    sectionOf(line) === undefined &&
    parseTitle(text) !== undefined
  );
}
