import { parseUrl } from "@jobmap/contract/contact";
import { textOf } from "@jobmap/contract/text-of";
import { toSafeHtml } from "../../sanitize/safe-html.ts";
import { describeFromFacts, type FurtherFacts } from "../describe.ts";
import type { Field } from "../fields.ts";
import { parseBoolean } from "../parse/number.ts";
import { truncate } from "../parse/text.ts";
import { numberWithin, skillsAsProse } from "./requirements.ts";
import type { Row } from "./row.ts";

type Described = Parameters<typeof describeFromFacts>[0];

export interface JobTexts {
  /** Safe HTML, like the others. */
  readonly description: string;
  readonly responsibilities: string | null;
  readonly qualifications: string | null;
  readonly visa_sponsorship: boolean | null;
}

const MAX_DESCRIPTION_LENGTH = 20_000;
/** TEXT columns hold 65,535 bytes; a character takes up to four. */
const MAX_PART_LENGTH = 16_000;
/** A source's description shorter than this is extended with the facts of the row. */
const SHORT_DESCRIPTION = 200;

/** The texts of a row; a short description is extended with its facts and followed by how to apply. */
export function buildTexts(
  row: Row,
  facts: Described,
  { keepDescriptions = false }: { readonly keepDescriptions?: boolean },
): JobTexts {
  const further: FurtherFacts = {
    schedule: schedule(row),
    training_months: numberWithin(row, "training_months", 1, 120),
    visa_class: truncate(row.text("visa_class"), 30) || null,
  };
  return {
    description: row.fact("description", () => description(row, facts, keepDescriptions ? null : further)),
    responsibilities: row.fact(
      "responsibilities",
      () => safeText(row, "responsibilities", MAX_PART_LENGTH) || null,
    ),
    qualifications: row.fact("qualifications", () => qualifications(row)),
    visa_sponsorship: row.fact("visa_sponsorship", () => sponsorship(row)),
  };
}

/** @param further completes a short description; null to leave it */
function description(row: Row, facts: Described, further: FurtherFacts | null): string {
  const given = safeText(row, "description", MAX_DESCRIPTION_LENGTH);
  const apply = howToApply(row);
  if (further === null || textOf(given).length >= SHORT_DESCRIPTION) return given + apply;
  row.rule("the source's description is missing or short: completed with the row's facts");
  return given + describeFromFacts(facts, further) + apply;
}

function qualifications(row: Row): string | null {
  const given = safeText(row, "qualifications", MAX_PART_LENGTH);
  if (!skillsAsProse(row)) return given || null;
  row.rule("skills that are sentences become part of the qualifications");
  return given + headed("Skills", safeText(row, "skills", MAX_PART_LENGTH / 4)) || null;
}

function sponsorship(row: Row): boolean | null {
  const told = parseBoolean(row.text("visa_sponsorship"));
  if (told !== undefined) return told;
  if (!/^h-?[12][ab]/i.test(row.text("visa_class"))) return null;
  row.rule("filing under this visa class is the sponsorship");
  return true;
}

/** Instructions beside the link or mail address that they contain; an address alone is the link. */
function howToApply(row: Row): string {
  const isLink = parseUrl(row.text("how_to_apply")) !== undefined;
  return isLink ? "" : headed("How to apply", safeText(row, "how_to_apply", MAX_PART_LENGTH / 4));
}

function headed(heading: string, html: string): string {
  return html === "" ? "" : `<h3>${heading}</h3>${html}`;
}

function safeText(row: Row, field: Field, limit: number): string {
  const source = row.prose(field);
  const html = toSafeHtml(source, limit);
  if (source.length > limit) row.warn("text_shortened", field, `${source.length} characters`);
  return html;
}

function schedule(row: Row): string | null {
  const from = row.text("schedule_from");
  const to = row.text("schedule_to");
  if (from !== "" && to !== "") return `${from.toLowerCase()} to ${to.toLowerCase()}`;
  return truncate(row.text("schedule"), 200) || null;
}
