import type { EmploymentType } from "@jobmap/contract";
import { RESUME_LIMITS } from "@jobmap/contract/resume-document";
import { passagesOf } from "./body.ts";
import { type Entry, entriesOf, usualGap } from "./entries.ts";
import { type Fact, factsOf } from "./facts.ts";
import { fold, strip } from "./fold.ts";
import { isRemote } from "./places.ts";
import type { Recorder, Setter } from "./recorder.ts";
import type { Line } from "./text.ts";
import { titleScore } from "./words.ts";

const EMPLOYMENT: readonly [RegExp, EmploymentType][] = [
  [/^(?:full[- ]?time|permanent|tiempo completo|jornada completa)$/, "FULL_TIME"],
  [/^(?:part[- ]?time|medio tiempo|media jornada)$/, "PART_TIME"],
  [/^(?:contract|contractor|freelance|self-employed)$/, "CONTRACTOR"],
  [/^(?:temporary|temp|seasonal|temporal)$/, "TEMPORARY"],
  [/^(?:internship|practicas|pasantia)$/, "INTERN"],
];
/** Names of the fields of a job, or of a volunteer's role. */
const NAMES = {
  work: { employer: "name", place: "location" },
  volunteer: { employer: "organization", place: "" },
};

interface Roles {
  readonly entry: Entry;
  readonly title?: Fact | undefined;
  readonly employer?: Fact | undefined;
  readonly place?: Fact | undefined;
  readonly dates: ReturnType<typeof factsOf>["dates"];
  readonly employmentType?: { value: EmploymentType; fact: Fact };
  readonly rest: readonly Fact[];
  /** By how much the title looks more like one than the employer. */
  readonly margin: number;
}

/** Jobs, or volunteer roles. */
export function readWork(lines: readonly Line[], section: "work" | "volunteer", recorder: Recorder): void {
  const entries = entriesOf(lines).map(rolesOf);
  const titleFirst = orderOf(entries);
  const usual = usualGap(lines);
  let employer: Fact | undefined;
  for (const raw of entries) {
    const roles = settle(raw, titleFirst);
    const set = recorder.entry(section);
    const confidence = roles.margin >= 1.5 ? 0.95 : roles.margin > 0 ? 0.8 : 0.55;
    const own = roles.employer ?? (roles.title ? employer : undefined);
    setFact(set, "position", roles.title, confidence);
    setFact(set, NAMES[section].employer, own, roles.employer ? confidence : 0.6);
    if (section === "work") setFact(set, "location", roles.place, 0.9);
    setPeriod(set, raw.entry, roles.dates);
    if (section === "work" && roles.employmentType)
      set("employmentType", roles.employmentType.value, 0.9, roles.employmentType.fact.boxes);
    employer = own;
    setBody(set, raw.entry, usual, roles.rest);
  }
}

function rolesOf(entry: Entry): Roles {
  const { texts, place, dates } = factsOf(entry);
  const facts = texts.flatMap(splitKind);
  const employment = facts
    .map((fact) => ({ fact, value: employmentOf(fact.text) }))
    .find(({ value }) => value);
  const rest = facts.filter((fact) => fact !== employment?.fact && !isRemote(fact.text));
  const [first, second, ...others] = rest.flatMap((fact) => (rest.length === 1 ? splitComma(fact) : [fact]));
  const employmentType = employment?.value ? { value: employment.value, fact: employment.fact } : undefined;
  const common = { entry, place, dates, rest: others, ...(employmentType && { employmentType }) };
  if (!first) return { ...common, margin: 0 };
  if (!second) {
    const score = titleScore(first.text);
    return { ...common, ...(score > 0 ? { title: first } : { employer: first }), margin: Math.abs(score) };
  }
  const difference = titleScore(first.text) - titleScore(second.text);
  return difference >= 0
    ? { ...common, title: first, employer: second, margin: difference }
    : { ...common, title: second, employer: first, margin: -difference };
}

/** "Engineer (Contract)" */
function splitKind(fact: Fact): Fact[] {
  const [, before = "", inside = ""] = /^(.*\S)\s*\(([^)]*)\)\u200b?$/.exec(fact.text) ?? [];
  const clean = { ...fact, text: fact.text.replaceAll("\u200b", "") };
  return employmentOf(inside)
    ? [
        { ...fact, text: before },
        { ...fact, text: inside },
      ]
    : [clean];
}

const employmentOf = (text: string) => EMPLOYMENT.find(([pattern]) => pattern.test(fold(text)))?.[1];

/** "Nurse, Mercy Hospital"; "Acme, Inc." stays whole. */
function splitComma(fact: Fact): Fact[] {
  const parts = fact.text.split(/,\s+(?!(?:inc|llc|llp|ltd|co|corp|s\.?a|s\.?l|jr|sr|md|rn|phd)\b)/i);
  const [first = "", ...others] = parts;
  if (others.length === 0) return [fact];
  const scores = parts.map(titleScore);
  // A title may have commas of its own: it ends where the employer starts.
  const at = scores.findIndex((score, i) => i > 0 && score > 0 !== (scores[0] ?? 0) > 0);
  const cut = at < 0 ? 1 : at;
  return [
    { ...fact, text: cut === 1 ? first : parts.slice(0, cut).join(", ") },
    { ...fact, text: parts.slice(cut).join(", "), order: (fact.order ?? 0) + 0.5 },
  ];
}

/** Whether titles stand before employers in a section; undefined if nothing says. */
function orderOf(entries: readonly Roles[]): boolean | undefined {
  let sum = 0;
  for (const { title, employer, margin } of entries) {
    if (!title || !employer || margin === 0) continue;
    sum += isBefore(title, employer) ? margin : -margin;
  }
  return sum === 0 ? undefined : sum > 0;
}

/** One order for the whole section, unless an entry clearly has the other. */
function settle(roles: Roles, titleFirst: boolean | undefined): Roles {
  const { title, employer, margin } = roles;
  if (!title || !employer) return roles;
  if (titleFirst === undefined)
    return margin > 0 ? roles : { ...roles, title: undefined, employer: undefined };
  if (isBefore(title, employer) === titleFirst) return { ...roles, margin: Math.max(margin, 0.5) };
  return margin >= 2 ? roles : { ...roles, title: employer, employer: title, margin: 0.3 };
}

const isBefore = (a: Fact, b: Fact) => (a.order ?? 0) < (b.order ?? 0);

export function setFact(set: Setter, field: string, fact: Fact | undefined, confidence: number): void {
  if (fact) set(field, strip(`${fact.text}`.replaceAll("\u200b", "")), confidence, fact.boxes);
}

export function setPeriod(set: Setter, { period }: Entry, boxes: Fact["boxes"]): void {
  // A single date does not say whether it is the first or the last.
  if (!period || period.isSingle) return;
  set("startDate", period.start, 0.95, boxes);
  if (!period.isOpen) set("endDate", period.end, 0.95, boxes);
}

export function setBody(set: Setter, entry: Entry, usual: number, rest: readonly Fact[] = []): void {
  const passages = passagesOf(entry.body, usual);
  const bullets = passages.filter(({ isBullet }) => isBullet).slice(0, RESUME_LIMITS.highlights);
  const texts = [
    ...rest.map(({ text, boxes }) => ({ text: text.replaceAll("\u200b", ""), boxes })),
    ...passages.filter(({ isBullet }) => !isBullet),
  ];
  const boxes = (all: readonly { boxes: Fact["boxes"] }[]) => all.flatMap((each) => each.boxes);
  set("summary", texts.map(({ text }) => text).join("\n"), rest.length > 0 ? 0.6 : 0.85, boxes(texts));
  set(
    "highlights",
    bullets.map(({ text }) => text),
    0.95,
    boxes(bullets),
  );
}
