import { categorize } from "../import/categorize.ts";
import { payFromText } from "../import/parse/pay-text.ts";
import { parsePlaces } from "../import/parse/place.ts";
import { parseEducation, parseEmploymentTypes, parseLocationType } from "../import/parse/vocabulary.ts";
import type { PlaceIndex } from "../places/place-index.ts";
import type { FactName, Facts } from "./facts.ts";
import type { SourceLine } from "./source.ts";

/** How far from the top a line may say the place or the type and nothing else. */
const TOP = 14;
const SHORT = 45;
const DATE = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?([A-Z][a-z]{2,8}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\s+[A-Z][a-z]{2,8}\.?,?\s+\d{4})`;

/** A pattern whose first group is the value; the whole match where it has none. */
interface Pattern {
  readonly name: FactName;
  readonly pattern: RegExp;
  readonly confidence: number;
  readonly value?: string;
  /** Words of the sentence that mean something else. */
  readonly unless?: RegExp;
}

const PATTERNS: readonly Pattern[] = [
  {
    name: "application_deadline",
    pattern: new RegExp(
      String.raw`\b(?:apply (?:by|before|no later than|until)|applications? (?:close|are due|due|deadline|must be (?:received|submitted))|(?:application )?deadline|closing date|closes on|accepted (?:until|through))\b\D{0,30}?${DATE}`,
      "i",
    ),
    confidence: 0.8,
  },
  {
    name: "requisition_id",
    pattern:
      /\b(?:req(?:uisition)?|job|posting|reference|ref)\.?\s{0,2}(?:id|no\.?|number|#|code)\s{0,2}[:#]?\s{0,2}((?=[A-Z_/-]{0,12}\d)[A-Z\d][A-Z\d._/-]{1,29})\b/i,
    confidence: 0.75,
  },
  {
    name: "hours_per_week",
    pattern:
      /(?<!\b(?:up to|than|least|maximum of) )\b(\d{1,2}(?:\.\d{1,2})?)\s?[- ]?(?:hours|hrs|hour)\s?(?:per|a|\/|each|-a-)\s?week\b/i,
    confidence: 0.7,
  },
  {
    name: "starts_on",
    pattern: new RegExp(
      String.raw`\b(?:start(?:s|ing)?(?: date)?|begin(?:s|ning)?)\s(?:on|is|:)?\s?${DATE}`,
      "i",
    ),
    confidence: 0.65,
  },
  {
    name: "location_type",
    pattern: /\b(?:not (?:a )?remote|no remote(?: work)?|remote work is not)\b/i,
    value: "on-site",
    confidence: 0.7,
  },
  {
    name: "location_type",
    pattern:
      /\bhybrid (?:position|role|schedule|work|model|job|arrangement|environment)\b|\bremote or hybrid\b|\bthis is a hybrid\b/i,
    value: "hybrid",
    confidence: 0.7,
  },
  {
    name: "location_type",
    pattern:
      /\b(?:fully|100%|completely) remote\b|\bremote (?:position|role|job|opportunity)\b|\b(?:position|role|job) is (?:fully )?remote\b/i,
    value: "remote",
    confidence: 0.7,
  },
  {
    name: "location_type",
    pattern:
      /\b(?:on-?site|in-person|in-office) (?:position|role|only|job)\b|\b(?:position|role|job) is (?:fully |100% )?(?:on-?site|in[- ]person|in[- ]office)\b/i,
    value: "on-site",
    confidence: 0.7,
  },
  {
    name: "employment_type",
    pattern:
      /\b((?:full|part)[- ]time|per diem|temporary|seasonal|internship|contract)(?:,? \w+)? (?:position|role|job|opportunity|opening)\b/i,
    confidence: 0.7,
  },
  {
    name: "openings",
    pattern: /\b(\d{1,3}) (?:open positions|openings|positions available|vacancies)\b/i,
    confidence: 0.65,
  },
  {
    name: "apply_email",
    pattern:
      /\b(?:apply|send|submit|forward|e-?mail)\b[^@.]{0,80}?\b([\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4})\b/i,
    unless: /accommodat|question|concern|inquir|assistance/i,
    confidence: 0.75,
  },
];

/** What sentences and short lines say without a label. @returns the lines that say nothing else */
export function readSentences(
  lines: readonly SourceLine[],
  gazetteer: PlaceIndex,
  facts: Facts,
): Set<SourceLine> {
  const used = new Set<SourceLine>();
  const say = (name: FactName, value: string, quote: string, confidence: number) =>
    facts.add(name, { value, source: "SENTENCE", label: "", quote, confidence });
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    const isTitle = text === facts.get("title")?.value;
    if (!isTitle && at < TOP && text.length <= SHORT && readShort(text, gazetteer, facts)) used.add(line);
    for (const { name, pattern, value, unless, confidence } of PATTERNS) {
      const found = pattern.exec(text);
      const quote = found ? sentenceAt(text, found.index) : "";
      if (found && !unless?.test(quote)) say(name, value ?? found[1] ?? found[0], quote, confidence);
    }
    const place = PLACE_SAID.exec(text);
    if (place && isTown(place[1] ?? "", gazetteer))
      say("location", place[1] ?? "", sentenceAt(text, place.index), 0.55);
  }
  readPay(lines, facts);
  readExperience(lines, facts);
  readDegree(lines, facts);
  readLicenses(lines, facts);
  return used;
}

const PLACE_SAID =
  /\b(?:located|based|position|role|job|office|facility|clinic|store|warehouse|team)\b[^.]{0,40}?\bin ([A-Z][\p{L}.'’ -]{1,30}, (?:[A-Z]{2}\b|[A-Z][a-z]{3,15}))/u;

/** A line that is a place, a type of work or a type of employment, and nothing else. */
function readShort(text: string, gazetteer: PlaceIndex, facts: Facts): boolean {
  const fact = { value: text, source: "SENTENCE", label: "", quote: text } as const;
  let isRead = false;
  const add = (name: FactName, value: string, confidence: number) => {
    facts.add(name, { ...fact, value, confidence });
    isRead = true;
  };
  const bare = text.replace(/[|·•,/()-]/g, " ").trim();
  const isTitle = categorize(text) !== null;
  if (!isTitle && bare.split(/\s+/).length <= 4 && (parseEmploymentTypes(text)?.length ?? 0) > 0)
    add("employment_type", text, 0.75);
  if (!isTitle && text.length <= 25 && parseLocationType(text) !== undefined)
    add("location_type", text, 0.75);
  for (const part of text.split(/\s*[|·•]\s*/)) if (isTown(part, gazetteer)) add("location", part, 0.7);
  return isRead;
}

/** "Town, ST": both must be said, and known together. */
function isTown(text: string, gazetteer: PlaceIndex): boolean {
  if (!/,/.test(text)) return false;
  const { places } = parsePlaces(text);
  return (
    places.length > 0 &&
    places.every(
      ({ locality, region, country }) =>
        locality !== null && (region !== null || country !== null) && gazetteer.isTownName(locality),
    )
  );
}

const MONEY = /[$€£]\s?\d|\b\d[\d,.]{0,12}\s?(?:usd|eur|gbp|cad)\b/i;
const OF_PAY =
  /\b(?:per|an|a|\/)\s?(?:hour|hr|day|week|month|year|annum)\b|\/\s?(?:hr|yr)\b|\bhourly\b|\bannual|\bsalary\b|\bpay\b|\bwages?\b|\bcompensation\b|\bbase\b/i;
const NO_PAY =
  /\b(?:bonus|sign-?on|referral|revenue|funding|raised|tuition|stipend|reimburse\w*|million|billion|budget|sales of|allowance|discount|deductible|insurance|assets|application fee|401)/i;

/** Hours that are worked, not those that pay is for. */
const WORKING_TIME = /\b\d{1,3}(?:\.\d{1,2})?[ -]?(?:hours?|hrs)\b(?:\s?(?:per|a|\/|each)\s?week)?/gi;

/** Pay in a sentence that is about pay. Where sentences say different pay, the first is a guess. */
function readPay(lines: readonly SourceLine[], facts: Facts): void {
  const found: { value: string; quote: string; pay: string }[] = [];
  for (const { text } of lines) {
    const money = MONEY.exec(text);
    if (!money) continue;
    const quote = sentenceAt(text, money.index);
    if (!OF_PAY.test(quote) || NO_PAY.test(quote)) continue;
    const value = quote.replace(WORKING_TIME, " ");
    const read = payFromText(value, { country: "US" });
    if ("pay" in read) found.push({ value, quote, pay: JSON.stringify(read.pay) });
  }
  const [first] = found;
  if (!first) return;
  const amounts = first.quote.match(new RegExp(MONEY, "gi"))?.length ?? 0;
  const isClear = amounts <= 2 && found.every(({ pay }) => pay === first.pay);
  const confidence = isClear ? 0.7 : 0.4;
  facts.add("salary", { value: first.value, source: "SENTENCE", label: "", quote: first.quote, confidence });
}

const EXPERIENCE =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s?(?:\(\d+\)\s?)?(?:\+|or more|plus)?\s?(?:-|–|to)?\s?(?:\d{1,2}\+?)?\s?(years?|months?)['’]?\s(?:of\s)?(?:[\w-]+\s){0,4}experience\b/gi;
const WISHED = /\bprefer|\bplus\b|\bideally\b|\bnice to have|\bdesired|\basset\b|\bbonus\b/i;

/** Experience that is asked for; several different ones say nothing of the whole. */
function readExperience(lines: readonly SourceLine[], facts: Facts): void {
  const found = lines.flatMap(({ text }) => {
    const matches = WISHED.test(text) ? [] : [...text.matchAll(EXPERIENCE)];
    return matches.map((match) => ({
      value: `${match[1]} ${match[2]}`.toLowerCase(),
      quote: sentenceAt(text, match.index),
    }));
  });
  const [first] = found;
  if (first && found.every(({ value }) => value === first.value))
    facts.add("years_of_experience", { ...first, source: "SENTENCE", label: "", confidence: 0.65 });
}

const DEGREE = /\b(?:degree|diploma|ged|bachelor|master['’]s|associate['’]s|ph\.?d|doctorate)/i;

function readDegree(lines: readonly SourceLine[], facts: Facts): void {
  const found = lines.filter(
    ({ text }) => text.length <= 260 && DEGREE.test(text) && !WISHED.test(text) && parseEducation(text),
  );
  const [first] = found;
  if (first && found.every(({ text }) => parseEducation(text) === parseEducation(first.text)))
    facts.add("education_level", {
      value: first.text,
      source: "SENTENCE",
      label: "",
      quote: first.text,
      confidence: 0.6,
    });
}

/** "RN license", "Class A CDL", "CPR certification": a name before the word, or a name that needs none. */
const LICENSE =
  /\b((?:[A-Z][\w'’/-]*\s+){1,5}(?:[Ll]icen[cs]e(?: as an? [A-Z][\w-]*(?: [A-Z][\w-]*){0,3})?|[Ll]icensure|[Cc]ertification)|(?:valid |current )?driver['’]?s['’]? licen[cs]e|(?:Class [A-C] )?CDL|BLS|ACLS|CPR|OSHA[- ]?(?:10|30))\b/;
const BEFORE_NAME =
  /^(?:(?:A|An|The|Must|Valid|Current|Active|Have|Possess|Required|Requires|Hold|Holds|Minimum|Relevant|Any|Other|Industry|Professional)\s+)+/i;

/** Licenses and certificates that are asked for, each by its name. */
function readLicenses(lines: readonly SourceLine[], facts: Facts): void {
  const found = lines.flatMap(({ text }) => {
    const match = text.length <= 200 && !WISHED.test(text) ? LICENSE.exec(text) : null;
    const name = (match?.[1] ?? "").replace(BEFORE_NAME, "").trim();
    return match && !/^(?:licen[cs]e|licensure|certification)?$/i.test(name) ? [{ name, text }] : [];
  });
  if (found.length === 0) return;
  const names = [...new Map(found.map(({ name }) => [name.toLowerCase(), name])).values()];
  const quote = found.map(({ text }) => text).join(" / ");
  facts.add("licences", { value: names.join("; "), source: "SENTENCE", label: "", quote, confidence: 0.6 });
}

/** The sentence around a position, at most some 460 characters. */
function sentenceAt(text: string, at: number): string {
  const from = Math.max(0, at - 200);
  const start = [...text.slice(from, at).matchAll(/[.!?]\s+(?=\S)/g)].at(-1);
  const rest = text.slice(at, at + 260);
  const end = /[.!?](?=\s+[A-Z])/.exec(rest);
  return text
    .slice(start ? from + start.index + start[0].length : from, at + (end ? end.index + 1 : rest.length))
    .trim();
}
