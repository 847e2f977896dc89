import { RESUME_LIMITS } from "@jobmap/contract/resume-document";
import { passagesOf } from "./body.ts";
import { type Entry, entriesOf, usualGap } from "./entries.ts";
import { type Fact, factsOf } from "./facts.ts";
import { fold, strip } from "./fold.ts";
import type { Recorder, Setter } from "./recorder.ts";
import { type Line, textOf } from "./text.ts";
import { findDegree, isSchool } from "./words.ts";
import { setFact } from "./work.ts";

const SCORE =
  /\b(?:c?gpa|grade|promedio|nota media|note)\s*[:=]?\s*((?:\d{1,2}(?:[.,]\d{1,3})?)(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)?%?)/i;
const COURSES = /^(?:relevant |selected )?(?:coursework|courses|cursos)\s*:\s*(.+)$/i;

/** Schools. Without any dates, a line with the name of a school starts each. */
export function readEducation(lines: readonly Line[], recorder: Recorder): void {
  const usual = usualGap(lines);
  const dated = entriesOf(lines);
  for (const entry of dated.length > 0 ? dated : bySchool(lines))
    readSchool(entry, usual, recorder.entry("education"));
}

function bySchool(lines: readonly Line[]): Entry[] {
  const entries: { head: Line[]; body: Line[] }[] = [];
  for (const line of lines) {
    const text = textOf(line);
    const last = entries.at(-1);
    const isHead = !line.isBullet && (isSchool(text) || findDegree(text) !== undefined) && text.length < 110;
    const isOther = last && isSchool(text) === last.head.some((each) => isSchool(textOf(each)));
    if (isHead && (!last || isOther || last.body.length > 0)) entries.push({ head: [line], body: [] });
    else if (last && isHead) last.head.push(line);
    else last?.body.push(line);
  }
  return entries;
}

function readSchool(entry: Entry, usual: number, set: Setter): void {
  const { texts, dates } = factsOf(entry);
  const facts = texts
    .flatMap(splitSchool)
    .map((fact) => ({ ...fact, text: fact.text.replaceAll("\u200b", "") }));
  const score = facts.map((fact) => ({ fact, value: SCORE.exec(fact.text)?.[1] })).find(({ value }) => value);
  const named = facts.filter((fact) => fact !== score?.fact);
  const school =
    named.find(({ text }) => isSchool(text) && findDegree(text)?.index !== 0) ??
    named.find(({ text }) => isSchool(text));
  const degree = named.find((fact) => fact !== school && findDegree(fact.text));
  const others = named.filter((fact) => fact !== school && fact !== degree);
  const institution = school ?? (degree && others.length > 0 ? others[0] : undefined);
  setFact(set, "institution", institution, school ? 0.95 : 0.6);
  const [studyType, area] = degree ? splitDegree(degree) : [undefined, undefined];
  setFact(set, "studyType", studyType, 0.9);
  const further = others.find(
    (fact) => fact !== institution && !/^(?:honors|cum laude|magna|summa|minor|dean)/i.test(fact.text),
  );
  // The degree may stand there twice: once in a column of its own.
  const [, inFurther] = further && findDegree(further.text)?.index === 0 ? splitDegree(further) : [];
  setFact(set, "area", area ?? inFurther ?? (degree || school ? further : undefined), area ? 0.85 : 0.55);
  setDates(set, entry, dates);
  if (score) set("score", score.value, 0.9, score.fact.boxes);
  readBody(set, entry, usual);
}

/** "Harvard University, BA in History" and "BA in History, Harvard University". */
function splitSchool(fact: Fact): Fact[] {
  const degree = findDegree(fact.text);
  const after = degree?.index === 0 ? fact.text.slice(degree.text.length).trim() : "";
  // "PhD Princeton University"
  if (degree && degree.text.length < 7 && isSchool(after) && !/^(?:in|of|,)/.test(after))
    return [{ ...fact, text: degree.text }, ...splitSchool({ ...fact, text: after })];
  const parts = fact.text.split(/,\s+/);
  const at = parts.findIndex((part) => isSchool(part));
  if (parts.length < 2 || at < 0) return splitScore(fact);
  const school = parts[at] ?? "";
  const [before, next] = [parts.slice(0, at), parts.slice(at + 1)];
  // "University of California, Berkeley": what follows a school that starts its fact is its place, unless it is a degree.
  const isCampus =
    next.length === 1 && before.length === 0 && /^university of/i.test(school) && !findDegree(next[0] ?? "");
  if (isCampus) return [fact];
  return [before.join(", "), school, next.join(", ")]
    .filter(Boolean)
    .flatMap((text) => splitScore({ ...fact, text }));
}

function splitScore(fact: Fact): Fact[] {
  const found = SCORE.exec(fact.text);
  if (!found || found[0].length === fact.text.length) return [fact];
  const rest = strip(fact.text.replace(found[0], ""));
  return [...(rest ? [{ ...fact, text: rest }] : []), { ...fact, text: found[0] }];
}

/** The degree, and its field. */
function splitDegree(fact: Fact): [degree: Fact, area: Fact | undefined] {
  const found = findDegree(fact.text);
  if (!found) return [fact, undefined];
  const whole = fact.text;
  const [, degree = "", area] =
    /^(.*?\b(?:Bachelor|Master|Doctor|Associate|Doctorate|Diploma|Certificate|Minor|Major|Licenciatura|Grado|Maestr[ií]a|M[aá]ster|Doctorado|Ingenier[ií]a|T[eé]cnico)\S*(?:\s(?:of|in)\s(?:(?:Applied|Fine|Business|Public|Computer)\s)?(?:Science|Arts|Engineering|Philosophy|Education|Administration|Laws?|Nursing|Commerce|Technology|Medicine|Health|Music|Architecture|Social Work)s?\b)?(?:\s?\([^)]*\))?(?:\s(?:degree|Degree))?)(?:,?\s(?:in|en)\s|,\s|:\s|\s[-–]\s)(.+)$/u.exec(
      whole,
    ) ?? [];
  if (area)
    return [
      { ...fact, text: degree },
      { ...fact, text: area },
    ];
  const end = found.index + found.text.length;
  const rest = whole.slice(end).replace(/^[.,:]?\s*(?:(?:in|en|of)\s)?/i, "");
  const before = strip(whole.slice(0, found.index));
  if (before && !rest)
    return [
      { ...fact, text: found.text },
      { ...fact, text: before },
    ];
  const isShort = found.text.replaceAll(/[. ]/g, "").length <= 6;
  if (!isShort || rest === "" || /^\(/.test(rest)) return [fact, undefined];
  return [
    { ...fact, text: whole.slice(0, end) },
    { ...fact, text: rest },
  ];
}

function setDates(set: Setter, { period }: Entry, boxes: Fact["boxes"]): void {
  if (!period) return;
  set("startDate", period.start, 0.95, boxes);
  if (period.isOpen) return;
  set("endDate", period.end, period.isSingle ? 0.85 : 0.95, boxes);
  const isFuture = (period.end ?? "") > new Date().toISOString().slice(0, period.end?.length ?? 0);
  if (period.isExpected || isFuture) set("isExpected", true, 0.9, boxes);
}

/** Grade and courses, of what a school's lines say. */
function readBody(set: Setter, entry: Entry, usual: number): void {
  for (const { text, boxes } of passagesOf(entry.body, usual)) {
    const score = SCORE.exec(text)?.[1];
    if (score && fold(text).length < 60) set("score", score, 0.9, boxes);
    const courses = COURSES.exec(text)?.[1]
      ?.split(/\s*[,;·|]\s*/)
      .map(strip)
      .filter(Boolean);
    if (courses) set("courses", courses.slice(0, RESUME_LIMITS.keywords), 0.85, boxes);
  }
}
