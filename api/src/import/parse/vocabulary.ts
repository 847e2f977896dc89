import type { EducationLevel, EmploymentType, LocationType, ResumeRequirement } from "@jobmap/contract";
import { parseBoolean } from "./number.ts";
import { wordsOf } from "./text.ts";

const EMPLOYMENT: readonly (readonly [pattern: RegExp, type: EmploymentType | null])[] = [
  [
    /\bfull ?time\b|\bft\b|\bvollzeit\b|tiempo completo|jornada completa|temps (?:plein|complet)/,
    "FULL_TIME",
  ],
  [/\bpart ?time\b|\bpt\b|\bteilzeit\b|tiempo parcial|media jornada|temps partiel|\bminijob\b/, "PART_TIME"],
  [
    /\bcontract(?:or|ors|ual)?\b|\b1099\b|\bfreelanc\w*|\bautonomo\b|\bindependant\b|\bcorp to corp\b|\bc2c\b/,
    "CONTRACTOR",
  ],
  [
    /\btemp(?:orary|oral|oraire)?\b|\bseasonal\b|\bsaison\w*|\bestacional\b|\bcdd\b|\bbefristet\w*|\binterim\w*|\bfixed term\b|\bh ?2 ?[ab]\b/,
    "TEMPORARY",
  ],
  [
    /\bintern(?:ship|s)?\b|\bco ?op\b|\btrainee\w*|\bpracticas\b|\bpraktik\w*|\bstage\b|\bstagiaire\b|\bbecari\w*/,
    "INTERN",
  ],
  [/\bvolunt\w*|\bbenevol\w*|\behrenamt\w*/, "VOLUNTEER"],
  [/\bper ?diem\b|\bprn\b|\bas needed\b|\bon call\b|\bcasual\b/, "PER_DIEM"],
  [/\bapprentice\w*|\balternance\b|\bausbildung\b|\bother\b/, "OTHER"],
  // About the contract, not the hours: known words that match none of our types.
  [
    /\bpermanent\w*|\bregular\b|\bcdi\b|\bindefinido\b|\bunbefristet\w*|\bfestanstellung\b|\bdirect hire\b/,
    null,
  ],
];

/**
 * Employment types named in a cell ("Full-time, Temporary", "FT/PT", "CDD", "H-2A").
 * @returns undefined if it contains no known word; an empty list if its words match none of our types ("Permanent")
 */
export function parseEmploymentTypes(text: string): EmploymentType[] | undefined {
  const words = wordsOf(text).join(" ");
  const known = EMPLOYMENT.filter(([pattern]) => pattern.test(words));
  if (known.length === 0) return undefined;
  return known.flatMap(([, type]) => type ?? []);
}

/** "F", "PT", "Full-Time", "F/P" in a column that only distinguishes these two. */
export function fullOrPartTime(text: string): EmploymentType[] {
  const words = wordsOf(text);
  return [
    ...(words.some((word) => /^(?:f|ft|full|fulltime)$/.test(word)) ? (["FULL_TIME"] as const) : []),
    ...(words.some((word) => /^(?:p|pt|part|parttime)$/.test(word)) ? (["PART_TIME"] as const) : []),
  ];
}

const NOT_REMOTE =
  /\b(?:not|no|non|pas|aucun|sin|sem|nicht|kein|keine|never)\b.{0,12}\b(?:remot|tele|home)|\bin (?:person|office)\b|on ?site|presentiel|presencial|vor ort/;
const HYBRID =
  /\bhybrid\w*|\bhibrid\w*|\bflex(?:ible)? (?:location|work ?place)|partial(?:ly)? remote|remote optional|teilweise|(?:temps partiel|ponctuel\w*|occasionnel\w*) en teletravail|teletravail (?:partiel|ponctuel|occasionnel)/;
const REMOTE =
  /\bremot[eo]\w*|\btele ?(?:commut|work|trabajo|travail|arbeit)\w*|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome ?(?:office|based)\b|\bvirtual\b|\banywhere\b|\ba distance\b|\bteletravail\w*/;

/** "Remote", "Hybrid - 3 days", "Télétravail", "On-site", "Not remote", … @returns undefined if it does not state one. */
export function parseLocationType(text: string): LocationType | undefined {
  const words = wordsOf(text).join(" ");
  if (HYBRID.test(words)) return "HYBRID";
  if (NOT_REMOTE.test(words)) return "ONSITE";
  return REMOTE.test(words) ? "TELECOMMUTE" : undefined;
}

const EDUCATION: readonly (readonly [pattern: RegExp, level: EducationLevel])[] = [
  [/\bdoctor\w*|\bph ?d\b|\bjd\b|\bmd\b|\bdds\b|\bpharm ?d\b|\bdnp\b|\bpromotion\b/, "DOCTORATE"],
  [/\bmaster\w*|\bmba\b|\bm ?sc?\b|\bmsw\b|\bmaestria\b|\bbac ?5\b/, "MASTER"],
  [
    /\bbachelor\w*|\bb ?[as]c?\b|\bundergraduate degree\b|\b4 year degree\b|\blicen(?:ce|ciatura)\b|\bgrado\b|\bbac ?3\b/,
    "BACHELOR",
  ],
  [/\bassociate\w*|\ba ?as\b|\b2 year degree\b|\bbac ?2\b|\bbts\b|\bdut\b/, "ASSOCIATE"],
  [
    /\bhigh school\b|\bged\b|\bsecondary\b|\bhs diploma\b|\bdiploma\b|\bbachillerato\b|\bbac\b|\babitur\b/,
    "HIGH_SCHOOL",
  ],
  [/^(?:none|no|not required|no (?:degree|education|requirement\w*).*|ninguno|aucun|keine)$/, "NONE"],
];

/** The minimum education that a cell requires ("High School/GED", "Bachelor's degree or higher", "None"). */
export function parseEducation(text: string): EducationLevel | undefined {
  const words = wordsOf(text).join(" ");
  // "Bachelor's, Master's preferred": the lowest level named is the required one.
  return EDUCATION.findLast(([pattern]) => pattern.test(words))?.[1];
}

/** A listing's state according to its source. */
export type SourceState = "OPEN" | "FILLED" | "CANCELLED" | "EXPIRED" | "UNPUBLISHED";

/** First match decides: "certified - expired" has expired, "partial certified" is open. */
const STATES: readonly (readonly [pattern: RegExp, state: SourceState])[] = [
  [/\b(?:not|un) (?:yet )?(?:filled|closed|expired|cancel\w*)\b|\breopen\w*/, "OPEN"],
  [/\bfilled\b|\bhired\b|\bcubiert[ao]\b|\bpourvu\w*|\bbesetzt\b/, "FILLED"],
  [
    /\bcancel\w*|\bwithdrawn\b|\bdenied\b|\brejected\b|\brevoked\b|\binvalidated\b|\bvoid\w*|\babandoned\b|\bannule\w*/,
    "CANCELLED",
  ],
  [
    /\bexpired\b|\bclosed\b|\binactive\b|\barchived\b|\bended\b|\bcerrad[ao]\b|\bclos\b|\bgeschlossen\b/,
    "EXPIRED",
  ],
  [/\bdraft\b|\bon hold\b|\bpaused\b|\bunpublished\b|\bdeleted\b|\bpending approval\b/, "UNPUBLISHED"],
  // A job order that an authority has accepted or certified, for all or some of its workers, is open.
  [/\bcertifi\w*|\bacceptance issued\b|\baccepted\b|\bapproved\b/, "OPEN"],
  // One that is still undecided is not.
  [
    /\b(?:final|under|initial) review\b|\bpending (?:processing|review|determination)\b|\b(?:nod|notice of deficiency) issued\b|\bin process\b|\bincomplete\b/,
    "UNPUBLISHED",
  ],
];

/** "Closed - filled", "Withdrawn", "On hold", "Final review"; anything unclear counts as open. */
export function parseSourceState(text: string): SourceState {
  const words = wordsOf(text).join(" ");
  return STATES.find(([pattern]) => pattern.test(words))?.[1] ?? "OPEN";
}

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Months of experience: "24 months", "2 years", "3-5 yrs", "18"; a bare number counts in `unit`. */
export function parseExperience(text: string, unit: "months" | "years"): number | undefined {
  const words = wordsOf(text.replace(/(\d)\.(\d)/g, "$1point$2")).map((word) => {
    const number = NUMBER_WORDS.indexOf(word);
    return number >= 0 ? String(number) : word.replace("point", ".");
  });
  if (/^(?:no|none|entry|not required)\b/.test(words.join(" "))) return 0;
  const at = words.findIndex((word) => /^\d+(?:\.\d+)?/.test(word));
  const amount = Number.parseFloat(words[at] ?? "");
  if (!Number.isFinite(amount)) return undefined;
  const rest = words.slice(at).join(" ");
  const inYears = /\b(?:\d+ ?)?(?:y|yrs?|years?|anos?|ans|jahre?)\b/.test(rest);
  const inMonths = /\b(?:\d+ ?)?(?:mos?|months?|meses|mois|monate?)\b/.test(rest);
  const months = amount * ((inYears && !inMonths) || (!inMonths && unit === "years") ? 12 : 1);
  return months <= 600 ? Math.round(months) : undefined;
}

const RESUME: readonly (readonly [pattern: RegExp, requirement: ResumeRequirement])[] = [
  [
    /\b(?:not|un) ?(?:wanted|accepted)\b|\bhidden\b|\bdo not (?:send|attach|submit)\b|\bno (?:resumes?|cvs?)\b|\bsin (?:cv|curriculum)\b/,
    "NOT_WANTED",
  ],
  [
    /\boption\w*|\bopcional\b|\bfacultati\w*|\bpreferred\b|\b(?:not|no|non|nicht) (?:required|needed|necessary|mandatory|requerid[oa]|obligatori[oa]|requis|erforderlich)\b/,
    "OPTIONAL",
  ],
  [
    /\brequired\b|\bmandatory\b|\bneeded\b|\bnecessary\b|\brequerid[oa]\b|\bobligatori[oa]\b|\bobligatoire\b|\brequis\b|\berforderlich\b|\bpflicht\b/,
    "REQUIRED",
  ],
];

/**
 * Whether a cell asks for a resume ("Required", "Optional", "Hidden"); a plain "no" requires none and refuses none.
 * @returns undefined if it does not say
 */
export function parseResumeRequirement(text: string): ResumeRequirement | undefined {
  const said = parseBoolean(text);
  if (said !== undefined) return said ? "REQUIRED" : "OPTIONAL";
  const words = wordsOf(text).join(" ");
  return RESUME.find(([pattern]) => pattern.test(words))?.[1];
}
