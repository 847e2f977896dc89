/**
 * Ways of working, in our own words. The seven dimensions are those of the Organizational Culture Profile (O'Reilly, Chatman and Caldwell,
 * 1991); its items are its authors', and none is used. No zod.
 */
export const CULTURE_DIMENSIONS = [
  "innovation",
  "stability",
  "people",
  "outcome",
  "aggressiveness",
  "detail",
  "team",
] as const;
export type CultureDimension = (typeof CULTURE_DIMENSIONS)[number];

/** How much something matters. Only facts can be dealbreakers: a way of working cannot be checked. */
export const IMPORTANCES = ["DEALBREAKER", "HIGH", "LOW"] as const;
export type Importance = (typeof IMPORTANCES)[number];
export const CULTURE_IMPORTANCES = ["HIGH", "LOW"] as const satisfies readonly Importance[];
export type CultureImportance = (typeof CULTURE_IMPORTANCES)[number];

/** Candidates score how much they want a statement to be true, employers how true it is of them. */
export const MIN_SCORE = 1;
export const MAX_SCORE = 5;

/** The name of each dimension, and its two statements. */
export const CULTURE_STATEMENTS: Readonly<
  Record<CultureDimension, { readonly name: string; readonly first: string; readonly second: string }>
> = {
  innovation: {
    name: "Trying new things",
    first: "New ideas are tried before anybody knows that they will work.",
    second: "People decide for themselves how they do their work.",
  },
  stability: {
    name: "Steadiness",
    first: "What is expected stays the same for a long time.",
    second: "There are written rules, and they are followed.",
  },
  people: {
    name: "Care for people",
    first: "Everybody is treated with respect, whatever their position.",
    second: "Somebody who has a hard time gets help and time.",
  },
  outcome: {
    name: "Results",
    first: "What counts is what comes of the work.",
    second: "Goals are high, and everybody knows whether they were met.",
  },
  aggressiveness: {
    name: "Competing",
    first: "People compete with each other, and that is welcome.",
    second: "Chances are taken fast, before others take them.",
  },
  detail: {
    name: "Precision",
    first: "Work is checked until it is exactly right.",
    second: "Small things count as much as large ones.",
  },
  team: {
    name: "Working together",
    first: "Most of the work is done together with others.",
    second: "Decisions are made after talking with everybody they concern.",
  },
};

/** The facts that can be wished for, in the order in which they are shown. */
export const WISHED_FACTS = [
  "location_types",
  "distance",
  "pay_floor",
  "employment_types",
  "company_sizes",
] as const;
export type WishedFact = (typeof WISHED_FACTS)[number];

/** Most occupations that a person can wish for. */
export const MAX_OCCUPATIONS = 5;
