import type { Preferences, WishReason } from "@jobmap/contract";
import type { Importance, WishedFact } from "@jobmap/contract/culture";
import type { EmploymentType, LocationType } from "@jobmap/contract/enums";
import type { DimensionFit, FactCheck, Nearness } from "@jobmap/contract/fit";
import { plural, t } from "#text";
import { companySizeText } from "../../lib/company-size.ts";
import { STATEMENTS } from "../../lib/culture-statements.ts";
import { EMPLOYMENT_TYPE_TEXT, LOCATION_TYPE_TEXT } from "../../ui/index.ts";

export const IMPORTANCE_TEXT: Readonly<Record<Importance, string>> = {
  DEALBREAKER: t`Dealbreaker`,
  HIGH: t`Matters a lot`,
  LOW: t`Matters a little`,
};

export const MARKS = { MET: "✓", NOT_MET: "✗", UNKNOWN: "?" } as const;
export const SAID = { MET: t`Met`, NOT_MET: t`Not met`, UNKNOWN: t`Unknown` } as const;

/** Dealbreakers that a job does not keep, or that cannot be known of it. */
export const brokenOf = <Check extends FactCheck>(checks: readonly Check[]): Check[] =>
  checks.filter(({ importance, outcome }) => importance === "DEALBREAKER" && outcome !== "MET");

/** What each wish is about. */
export const FACT_NAMES: Readonly<Record<WishedFact, string>> = {
  location_types: t`Where you work`,
  distance: t`Distance`,
  pay_floor: t`Pay`,
  employment_types: t`Schedule`,
  company_sizes: t`Company size`,
};

const NEARNESS_TEXT: Readonly<Record<Nearness, string>> = {
  CLOSE: t`You and the employer are close.`,
  APART: t`You and the employer are some way apart.`,
  FAR: t`You and the employer are far apart.`,
};

/** What a comparison says, in sentences. */
export function dimensionText({ mine, theirs, nearness, wants }: DimensionFit): string {
  if (mine.first === null && mine.second === null) return t`You have not answered this.`;
  if (nearness === null)
    return mine.first === null || mine.second === null
      ? t`You answered one of the two statements, so this is not compared.`
      : theirs.first === null && theirs.second === null
        ? t`The employer has not answered this.`
        : t`The employer answered one of the two statements, so this is not compared.`;
  const direction =
    wants === "MORE"
      ? t`You want more of it than the employer describes.`
      : wants === "LESS"
        ? t`You want less of it than the employer describes.`
        : "";
  return `${NEARNESS_TEXT[nearness]} ${direction}`.trim();
}

/** The sum behind it: "|5 − 3| + |3 − 3| = 2 of 8". */
export function sumText({ mine, theirs, difference }: DimensionFit): string | null {
  if (difference === null) return null;
  return `|${mine.first} − ${theirs.first}| + |${mine.second} − ${theirs.second}| = ${t`${difference} of 8`}`;
}

/** Where its numbers come from: "“Most of the work is done together with others.” You 5, the employer 3." */
export function sumSteps({ dimension, mine, theirs }: DimensionFit): string[] {
  const statements = STATEMENTS[dimension];
  return (["first", "second"] as const).map(
    (which) => t`“${statements[which]}” You ${mine[which] ?? ""}, the employer ${theirs[which] ?? ""}.`,
  );
}

export const dimensionName = ({ dimension }: DimensionFit): string => STATEMENTS[dimension].name;

const isMode = (value: string): value is LocationType => value in LOCATION_TYPE_TEXT;
const isSchedule = (value: string): value is EmploymentType => value in EMPLOYMENT_TYPE_TEXT;

/** A value of a fact, for people. */
export function valueText(fact: WishedFact, value: string): string {
  if (fact === "location_types" && isMode(value)) return LOCATION_TYPE_TEXT[value];
  if (fact === "employment_types" && isSchedule(value)) return EMPLOYMENT_TYPE_TEXT[value];
  if (fact === "company_sizes") return t`${companySizeText(value)} people`;
  if (fact === "pay_floor") return yearlyText(Number(value));
  return plural(Math.round(Number(value)), { one: "# mile", other: "# miles" });
}

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
/** Minor units a year: "$60,000 a year". */
export const yearlyText = (minor: number): string => t`${DOLLARS.format(Math.floor(minor / 100))} a year`;

/** What was wished for, in words; null without the wish. */
export function wishText(fact: WishedFact, preferences: Preferences): string | null {
  if (fact === "distance") {
    const { distance } = preferences;
    return (
      distance &&
      t`up to ${plural(distance.miles, { one: "# mile", other: "# miles" })} from ${distance.location}`
    );
  }
  if (fact === "pay_floor")
    return preferences.pay_floor && t`at least ${yearlyText(preferences.pay_floor.value)}`;
  const wish = preferences[fact];
  return wish && listText(wish.value.map((value) => valueText(fact, value).toLowerCase()));
}

const LIST = new Intl.ListFormat("en-US", { type: "disjunction" });
/** "on site or hybrid". */
export const listText = (words: readonly string[]): string => LIST.format(words);

/** "Pay: from $62,400 a year. You wish at least $60,000 a year." */
export function factText({ fact, outcome, found }: FactCheck, preferences: Preferences): string {
  const wish = wishText(fact, preferences) ?? "";
  if (outcome === "UNKNOWN") return t`${FACT_NAMES[fact]}: not stated. You wish ${wish}.`;
  const has = found.map((value) => valueText(fact, value)).join(", ");
  const said = fact === "pay_floor" ? t`from ${has}` : fact === "distance" ? t`${has} away` : has;
  return t`${FACT_NAMES[fact]}: ${said}. You wish ${wish}.`;
}

const REASONS_IN_SPANISH: Readonly<Record<WishReason, string>> = {
  "exact title": "el título exacto",
  "all words in the title": "todas las palabras en el título",
  "same occupation": "la misma ocupación",
  "some words in the title": "algunas palabras en el título",
  "in the skills, employer or description": "en las habilidades, el empleador o la descripción",
};
/** Where in a job the words of an occupation are, which the server says in English. */
export const reasonText = (reason: WishReason): string =>
  import.meta.env.LANGUAGE === "es" ? REASONS_IN_SPANISH[reason] : reason;
