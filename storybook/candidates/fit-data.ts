import type { Fit, Preferences } from "@jobmap/contract";

/** What a candidate stated. */
export const PREFERENCES: Preferences = {
  is_on: true,
  culture: {
    team: { first: 5, second: 4, importance: "HIGH" },
    detail: { first: 2, second: 1, importance: "LOW" },
    stability: { first: 4, second: null, importance: "LOW" },
  },
  occupations: ["Registered nurse"],
  not_occupations: [{ code: "29-1141.00", name: "Registered Nurses" }],
  location_types: { value: ["ONSITE", "HYBRID"], importance: "LOW" },
  distance: {
    location: "Baltimore, MD",
    miles: 20,
    importance: "HIGH",
    latitude: 39.2904,
    longitude: -76.6122,
  },
  pay_floor: { value: 6_000_000, importance: "DEALBREAKER" },
  employment_types: { value: ["FULL_TIME"], importance: "HIGH" },
  company_sizes: { value: ["11-50", "51-200"], importance: "DEALBREAKER" },
  updated_at: "2026-11-23T10:00:00.000Z",
};

/** What comes of it with one job and its employer. */
export const FIT: Fit = {
  company: "Harbor Works",
  answered_at: "2026-11-03T10:00:00.000Z",
  facts: [
    { fact: "location_types", importance: "LOW", outcome: "MET", found: ["ONSITE"] },
    { fact: "distance", importance: "HIGH", outcome: "NOT_MET", found: ["34.2"] },
    { fact: "pay_floor", importance: "DEALBREAKER", outcome: "NOT_MET", found: ["4368000"] },
    { fact: "employment_types", importance: "HIGH", outcome: "MET", found: ["FULL_TIME"] },
    { fact: "company_sizes", importance: "DEALBREAKER", outcome: "UNKNOWN", found: [] },
  ],
  culture: [
    {
      dimension: "team",
      importance: "HIGH",
      mine: { first: 5, second: 4 },
      theirs: { first: 3, second: 4 },
      difference: 2,
      nearness: "CLOSE",
      wants: "MORE",
    },
    {
      dimension: "detail",
      importance: "LOW",
      mine: { first: 2, second: 1 },
      theirs: { first: 5, second: 5 },
      difference: 7,
      nearness: "FAR",
      wants: "LESS",
    },
    {
      dimension: "stability",
      importance: "LOW",
      mine: { first: 4, second: null },
      theirs: { first: 2, second: 2 },
      difference: null,
      nearness: null,
      wants: null,
    },
  ],
};
