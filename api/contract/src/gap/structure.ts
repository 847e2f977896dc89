import { endsBeforeStart } from "../career-order.ts";
import type { ResumeDocument } from "../resume-document.ts";

/**
 * How a resume is built, apart from its words: whether people and machines find in it what they look for. Tips on writing are no part of it.
 */
export interface StructureFinding {
  readonly check: "contact" | "dates" | "order" | "sections" | "text_layer";
  /** `skipped`: there was nothing to check it by; `text` says why. */
  readonly outcome: "fine" | "problem" | "skipped";
  readonly text: string;
}

const MAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const PHONE = /\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b|\+\d[\d ().-]{8,}/;
const YEAR = /\b(?:19[2-9]\d|20\d{2})\b/;
const WORK = /^(?:(?:work|professional|employment|relevant)?\s*(?:experience|history|employment)|work)\b/im;
const EDUCATION = /^(?:education|academic|training|studies|school)/im;

const finding = (
  check: StructureFinding["check"],
  problem: string | false,
  fine: string,
): StructureFinding =>
  problem === false ? { check, outcome: "fine", text: fine } : { check, outcome: "problem", text: problem };

const skipped = (check: StructureFinding["check"], text: string): StructureFinding => ({
  check,
  outcome: "skipped",
  text,
});

const NO_FILE = skipped("text_layer", "Text layer: not checked, because there is no file.");

/** The findings of a resume as data. */
export function structureOfDocument({
  basics,
  work = [],
  education = [],
}: ResumeDocument): StructureFinding[] {
  const undated = work.filter(({ startDate }) => !startDate).length;
  const reversed = work.filter(
    ({ startDate, endDate }) => startDate && endDate && endsBeforeStart(startDate, endDate),
  );
  const starts = work.flatMap(({ startDate }) => startDate ?? []);
  return [
    contact(Boolean(basics?.email), Boolean(basics?.phone)),
    work.length === 0
      ? skipped("dates", "Dates of jobs: not checked, because no job is listed.")
      : finding(
          "dates",
          reversed.length > 0
            ? "Dates: a job ends before it starts."
            : undated > 0 && `Dates: ${undated === 1 ? "1 job has" : `${undated} jobs have`} no start date.`,
          "Dates: every job has them.",
        ),
    starts.length < 2
      ? skipped("order", "Order of jobs: not checked, because fewer than two jobs have a start date.")
      : finding(
          "order",
          starts.some((start, at) => at > 0 && endsBeforeStart(start, starts[at - 1] ?? start)) &&
            "Order: your latest job is not the first. Readers look for it there.",
          "Order: the latest job comes first.",
        ),
    sections(work.length > 0, education.length > 0),
    NO_FILE,
  ];
}

/** The findings of a resume's text. */
export function structureOfText(text: string): StructureFinding[] {
  return [
    contact(MAIL.test(text), PHONE.test(text)),
    finding(
      "dates",
      !YEAR.test(text) && "Dates: there is no year in the text.",
      "Dates: the text has years.",
    ),
    skipped(
      "order",
      "Order of jobs: not checked, because plain text does not say which dates belong together.",
    ),
    sections(WORK.test(text), EDUCATION.test(text)),
    NO_FILE,
  ];
}

function contact(hasMail: boolean, hasPhone: boolean): StructureFinding {
  const missing = [...(hasMail ? [] : ["email address"]), ...(hasPhone ? [] : ["phone number"])];
  return finding(
    "contact",
    missing.length > 0 && `Contact: there is no ${missing.join(" and no ")}.`,
    "Contact: there is an email address and a phone number.",
  );
}

function sections(hasWork: boolean, hasEducation: boolean): StructureFinding {
  const missing = [...(hasWork ? [] : ["work experience"]), ...(hasEducation ? [] : ["education"])];
  return finding(
    "sections",
    missing.length > 0 && `Sections: there is none for ${missing.join(" and none for ")}.`,
    "Sections: work experience and education are there.",
  );
}
