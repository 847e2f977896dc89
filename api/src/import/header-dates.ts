import type { Field } from "./fields.ts";

const DEADLINE =
  /\b(?:deadline|(?:apply|applications?) (?:by|before|until|closing|closes?|due|ends?|ending)|due date|last (?:day|date) to apply|(?:filing|closing) (?:date|deadline)|date limite|fecha limite|fecha de cierre|bewerbungsschluss|bewerbungsfrist)\b/;
const EXPIRY =
  /\b(?:expir\w*|recruit\w* (?:end|ends|ending)|valid (?:through|until|thru|to)|(?:post\w*|listed|active|open|advertis\w*|publish\w*|online|available|live) (?:until|till|thru|through)|close date|date closed?|closes?(?: on| at)?|closing|closed (?:on|at)|unpublish\w*|remov\w* date|advertis\w* to|vencimiento|caducidad|gultig bis|ablauf\w*)\b/;
const POSTED =
  /\b(?:posted|posting(?= (?:date|start\w*|begin\w*|end\w*|from|to|on|at|opened)\b|$)|post date|publish(?:ed|ing)?|publication|created|create date|(?:open|opening) date|date (?:opened|added|listed)|listing date|listed|advertis\w*|recruit\w* (?=start|begin|end)|publicacion|publicado|parution|publie\w*|veroffentlich\w*|erstellt)\b/;
const BEGINS =
  /\b(?:start\w*|begin\w*|commence\w*|available from|from date|inicio|comienzo|debut|beginn|eintritt\w*|startdatum)\b/;
const ENDS = /\b(?:end|ends|ending|finish|completion|to date|termination|fin|termino|ende|enddatum)\b/;
const NOT_A_DATE =
  /\b(?:time|shift|hours?|am|pm|pay|wage|rate|salary|salario|salaire|gehalt|url|link|by|domain|user|status|id|type|title|updated|modified)\b/;

/** The date that a header means: words for what ends are checked first, since "posting end date" also contains "posting". */
export function dateField(words: readonly string[]): Field | undefined {
  const text = words.join(" ").replace(/\bdate ?time\b/g, "date");
  if (DEADLINE.test(text)) return "application_deadline";
  if (NOT_A_DATE.test(text) && !/\bapply by\b/.test(text)) return undefined;
  if (EXPIRY.test(text)) return "valid_through";
  if (POSTED.test(text)) return ENDS.test(text) ? "valid_through" : "posted_on";
  if (BEGINS.test(text)) return "starts_on";
  return ENDS.test(text) ? "ends_on" : undefined;
}
