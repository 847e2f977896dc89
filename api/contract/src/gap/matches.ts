import type { Lexicon, Phrase } from "./lexicon.ts";
import { isGlue, type Token, tokensOf } from "./tokens.ts";

/** A phrase of the lexicon in a text. */
export interface Match {
  readonly phrase: Phrase;
  readonly from: number;
  readonly to: number;
}

/** What is known of a text from outside of it. */
export interface MatchContext {
  /** It stands in a list of skills, or of languages: its parts are names, nothing else. */
  readonly isList?: "skills" | "languages" | undefined;
}

/** The phrases of a lexicon in a sentence or line: from the left, the longest first, and only where they mean what the lexicon says. */
export function matchesIn(lexicon: Lexicon, text: string, context: MatchContext = {}): Match[] {
  const tokens = tokensOf(text);
  const found: Match[] = [];
  for (let at = 0; at < tokens.length; ) {
    const longest = longestFrom(lexicon, text, tokens, at);
    if (longest) found.push(longest.match);
    at = longest?.next ?? at + 1;
  }
  return found.filter((match, index) => isMeant(text, match, found[index - 1], found[index + 1], context));
}

function longestFrom(lexicon: Lexicon, text: string, tokens: readonly Token[], start: number) {
  let node: Lexicon["root"] | undefined = lexicon.root;
  let best: { match: Match; next: number } | undefined;
  const from = tokens[start]?.from ?? 0;
  for (let at = start; ; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token || (at > start && before && !isGlue(text.slice(before.to, token.from)))) return best;
    node = node.next.get(token.key);
    if (!node) return best;
    const written = text.slice(from, token.to);
    const phrase = node.phrases.find(
      ({ look, text: exact }) => look === "any" || exact === written.replaceAll("’", "'"),
    );
    if (phrase) best = { match: { phrase, from, to: token.to }, next: at + 1 };
  }
}

/** Before a name of software or a language of programs. */
const CUE_BEFORE =
  /(?:\b(?:in|with|using|uses?|via|knows?|like|including|proficien(?:t|cy)|of|microsoft|ms|as|skills?|e\.g|both|either|and|or|excellent|advanced|basic|intermediate|strong)[.,:]?|[,/(:;&+])\s*$/i;
const CUE_WORDS =
  /\b(?:proficien\w+|experienced?|knowledge|familiar\w*|skill(?:s|ed)|expert\w*|fluen\w+|competen\w+|literacy|computer|software|applications?|programs?|tools?|platforms?|systems?|spreadsheets?|databases?|using|learn|understanding|certifi\w+|ability|working|develop\w*|written|code|required|preferred|plus)\b/i;
/** Right after it. */
const CUE_AFTER =
  /^\s*(?:skills?|proficien\w+|experience|programming|programs?|develop(?:er|ers|ment|ing)|languages?|spreadsheets?|formulas?|macros?|documents?|databases?|software|certifi\w+|knowledge|code|apps?|scripts?|templates?|workbooks?|pivot|files?|required|preferred)\b/i;
const VETO_AFTER =
  /^(?:\s+(?:at|of|to|that|your|our|the|into|through)\b|\s+\p{Lu}\p{Ll}|\s?[-–]\s?\p{Ll}|['’])/u;
const PROGRAMS =
  /\b(?:program\w*|cod(?:e|ing)|scripts?|scripting|software|statistic\w*|languages?|analytics|data|engineer\w*|develop\w*)\b/i;

/** Whether a phrase means what the lexicon says. In doubt, it does not. */
function isMeant(
  text: string,
  { phrase, from, to }: Match,
  previous: Match | undefined,
  next: Match | undefined,
  { isList }: MatchContext,
): boolean {
  const before = text.slice(0, from);
  const after = text.slice(to);
  if (isNameOfUnit(before, text.slice(from, to), after)) return false;
  if (/\bwhile\s$/i.test(before) || /^\s+(?:facilities|fraud|period|deadline|fees?)\b/i.test(after))
    return false;
  if (phrase.term.kind === "degree") return !/^\s+programs?\b/i.test(after);
  if (phrase.term.kind === "skill" && (FIELD_OF_DEGREE.test(before) || ONE_OF_FIELDS.test(text)))
    return false;
  if (phrase.term.kind === "credential" && /\bby\s(?:an?\s)?(?:\w+\s){0,2}$/i.test(before)) return false;
  if (phrase.term.kind === "language")
    return (
      !/\bother than\s$/i.test(before) &&
      (isList === "languages" || LANGUAGE_CUES.test(text)) &&
      !LANGUAGE_VETO.test(after)
    );
  if (phrase.look !== "weak") return true;
  const isLetter = phrase.text.length === 1;
  if (isLetter && (/[&\-–.'’+#/]$/.test(before) || /^(?:[&\-–'’+#]|\.\p{L})/u.test(after)))
    return isProgramPair(text, from, to);
  if (isList === "skills" && isWholePart(before, after)) return true;
  const nextToSoftware = [previous, next].some(
    (other) =>
      other?.phrase.term.kind === "software" &&
      other.phrase.text.length > 1 &&
      isSeparator(other.to <= from ? text.slice(other.to, from) : text.slice(to, other.from)),
  );
  if (nextToSoftware) return true;
  if (isLetter)
    return PROGRAMS.test(text) && /\b(?:in|with|using|of)\s$/i.test(before) && !/^\s+\p{Lu}/u.test(after);
  if (CUE_AFTER.test(after)) return true;
  if (VETO_AFTER.test(after)) return false;
  return CUE_BEFORE.test(before) && CUE_WORDS.test(text);
}

/** "A degree in engineering, urban planning or …": what was studied. */
const FIELD_OF_DEGREE =
  /\b(?:degree|diploma|credits|major(?:ed|ing)?)\b(?:(?!\b(?:experience|knowledge|skills?|years?|months?|must|ability)\b)[^;.])*$/i;

/** A list of fields of which any will do, most of them none that the lexicon knows. */
const ONE_OF_FIELDS = /\bor an?(?: \w+)? related (?:fields?|areas?|disciplines?|occupations?)\b/i;

const UNIT_BEFORE =
  /\b(?:Bureau|Division|Office|Department|Unit|Center|Institute|School|College|Board|Council|Director|Commissioner|Ministry|Vice President|Head|Chief)\s(?:of|for)\s(?:the\s)?(?:\p{Lu}[\p{L}-]*,?\s(?:and\s|&\s)?)*$/u;
const UNIT_AFTER =
  /^(?:,?\s(?:and\s|&\s)?\p{Lu}[\p{L}-]*){0,3}\s(?:Unit|Bureau|Division|Department|Office|Section|Program|Center|Branch|Administration|Institute|Association)\b/u;

/** "Bureau of Customer Services", "Recruitment and Onboarding Unit": capitals that name a part of an organization. */
const isNameOfUnit = (before: string, written: string, after: string) =>
  /^\p{Lu}/u.test(written) && (UNIT_BEFORE.test(before) || UNIT_AFTER.test(after));

/** "C/C++", "R/Python": a letter glued to the name of another language. */
function isProgramPair(text: string, from: number, to: number): boolean {
  return (
    /^\/(?:C\+\+|C#|Python|SAS|SQL|Java)/.test(text.slice(to)) ||
    /(?:C\+\+|C#|Python|SAS|SQL|Java)\/$/.test(text.slice(0, from))
  );
}

const isSeparator = (between: string) =>
  /^\s*(?:[,/&+]|and|or|,\s*(?:and|or|&)|and\/or|\()\s*$/i.test(between);

/** The phrase is all there is between two separators of a list. */
const isWholePart = (before: string, after: string) =>
  /(?:^|[,;:|•·/(]|\band)\s*$/i.test(before) && /^\s*(?:$|[,;|•·/)(]|and\b)/i.test(after);

const LANGUAGE_CUES =
  /\b(?:bilingual|multilingual|trilingual|fluen\w*|speak(?:s|ing|ers?)?|spoken|written|reads?|writes?|languages?|proficien\w*|native|understand|verbal(?:ly)?|communicat\w+|converse|conversational|translat\w+|interpret\w*)\b/i;
const LANGUAGE_VETO =
  /^[-\s]+(?:fries|toast|style|cuisine|food|restaurants?|teachers?|history|department|literature|bulldogs?|doors?|wine|war|market|government|embassy|nationals?|citizens?|company|companies|class(?:es)?|classrooms?|learners?|composition)\b/i;
