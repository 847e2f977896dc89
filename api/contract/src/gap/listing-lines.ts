import type { JobDetail } from "../job.ts";
import { decodeEntities } from "../text-of.ts";
import { sentencesOf } from "./sentences.ts";
import { asksNothing, isAboutEmployer, type Section, sectionOf } from "./strength.ts";

/** What of a listing is read. */
export type ListingText = Pick<
  JobDetail,
  "title" | "description" | "responsibilities" | "qualifications" | "skills" | "licences"
> & { readonly company?: { readonly name: string } };

/** A sentence of a listing, under what kind of heading it stands. */
export interface ListingSentence {
  readonly text: string;
  readonly section: Section;
  /** Number of the paragraph of ways to qualify, of which one is enough: "1. A degree and two years; or 2. …". */
  readonly choice?: number;
}

/** The sentences of a listing that may ask for something. */
export function listingSentences(listing: ListingText): ListingSentence[] {
  return [
    ...sentencesOfPart(listing.description, "mentioned"),
    ...sentencesOfPart(listing.responsibilities, "mentioned"),
    ...sentencesOfPart(listing.qualifications, "required"),
  ];
}

/** Such paragraphs say so by "; or 2.", or by what the ways before describe. */
const WAYS = /[;.,]\s*(?:and\/)?or[,:]?\s*(?:\(?[\da-d][.)]|["“]|$)|;\s*or\s|\bdescribed in \W{0,6}\(?\d/i;

function sentencesOfPart(html: string | null, start: Section): ListingSentence[] {
  let section = start;
  let choices = 0;
  let wasChoice = false;
  return linesOf(html ?? "").flatMap((line): ListingSentence[] => {
    const isChoice = WAYS.test(line.text);
    if (isChoice && !wasChoice) choices++;
    // The last way stands in a paragraph of its own where the ways do.
    const choice = isChoice || wasChoice ? { choice: choices } : {};
    wasChoice = isChoice;
    const heading = headingOf(line);
    if (heading !== undefined) {
      section = sectionOf(heading) ?? (section === "other" ? start : section);
      return [];
    }
    const [own, rest] = ledBy(line.text, section);
    return sentencesOf(rest)
      .filter((text) => own !== "other" && !asksNothing(text))
      .filter((text) => own !== "mentioned" || !isAboutEmployer(text))
      .map((text) => ({ text, section: own, ...choice }));
  });
}

export interface HtmlLine {
  readonly text: string;
  readonly isHeading: boolean;
}

const BLOCK = /<(\/?)(p|li|ul|ol|div|br|h[1-6]|tr|table|section)\b[^>]*>/gi;
/** Stands before the text of a heading while lines are made. */
const HEADING_MARK = "\u0001";

/** The lines of safe HTML, or of a text with line breaks, as plain text without bullets. */
export function linesOf(html: string): HtmlLine[] {
  const marked = html
    .replaceAll(
      /<p>\s*<strong>((?:(?!<\/?(?:strong|p)\b).)*)<\/strong>\s*:?\s*<\/p>/gis,
      `\n${HEADING_MARK}$1\n`,
    )
    .replaceAll(BLOCK, (_, end: string, tag: string) => `\n${!end && /^h\d/i.test(tag) ? HEADING_MARK : ""}`)
    .replaceAll(/<[^>]*>/g, "");
  return decodeEntities(marked)
    .split("\n")
    .map((line) => ({
      isHeading: line.includes(HEADING_MARK),
      text: line
        .replaceAll(HEADING_MARK, "")
        .replaceAll(/\s+/g, " ")
        .replace(/^\s*(?:[•●▪◦‣·*–—-]|\d{1,2}[.)])\s+/, "")
        .trim(),
    }))
    .filter(({ text }) => text !== "");
}

/** Words of a heading at most. */
const HEADING_WORDS = 8;

/** A heading, or a short line that ends with a colon or is all capitals. */
function headingOf({ text, isHeading }: HtmlLine): string | undefined {
  if (isHeading) return text;
  if (text.split(" ").length > HEADING_WORDS) return undefined;
  return /:$/.test(text) || (/^[^a-z]{8,}$/.test(text) && sectionOf(text) !== undefined) ? text : undefined;
}

/** "Preferred: Spanish": a line that begins with the heading that it stands under. */
function ledBy(text: string, section: Section): [Section, string] {
  const [, lead = "", rest = ""] = /^([^:.]{3,40}):\s+(.+)$/.exec(text) ?? [];
  return lead !== "" && rest !== "" ? [sectionOf(lead) ?? section, text] : [section, text];
}
