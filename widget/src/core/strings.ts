import { addPayWords } from "./pay.ts";
import { languageOf } from "./speech.ts";
import type { FirstStrings, Strings } from "./wording.ts";

export type { FirstStrings, Strings } from "./wording.ts";

export const ENGLISH: FirstStrings = {
  jobsAt: (company) => `Jobs at ${company}`,
  search: "Job or keyword",
  location: "City or ZIP",
  searchShort: "Keyword",
  locationShort: "City",
  locationHint: (distance) => `Within ${distance}`,
  filters: "Filters",
  filtersOn: (count) => `Filters, ${count} on`,
  clear: "Clear all",
  types: {
    FULL_TIME: "Full time",
    PART_TIME: "Part time",
    CONTRACTOR: "Contract",
    TEMPORARY: "Temporary",
    INTERN: "Internship",
    VOLUNTEER: "Volunteer",
    PER_DIEM: "Per diem",
    OTHER: "Other",
  },
  places: { ONSITE: "On site", HYBRID: "Hybrid", TELECOMMUTE: "Remote" },
  periods: { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" },
  payRange: (low, high) => `${low} to ${high}`,
  payNone: "Pay not specified",
  jobs: (count, one) => (one ? "1 job" : `${count} jobs`),
  jobsInView: (count, total, one) => `${count} of ${one ? "1 job" : `${total} jobs`} in view`,
  jobsHere: (count, one) => (one ? "1 job at this place" : `${count} jobs at this place`),
  showAll: (count) => `Show all ${count}`,
  more: (count) => `Show ${count} more`,
  list: "List of jobs",
  skipList: "Skip to the map",
  near: (place) => `Near ${place}`,
  andMore: (count, one) => (one ? "and 1 more place" : `and ${count} more places`),
  map: "Map of jobs",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  loading: "Loading jobs",
  noMatch: "No jobs match your search.",
  noMatchText: "Try removing a filter.",
  downTitle: "The jobs did not load",
  downText: "We can't reach the service. Retrying…",
  retry: "Try again",
  retrying: (seconds) => `Retrying in ${seconds} s`,
  stale: "Connection lost. This list may be out of date.",
  notLoaded: "This did not load.",
  back: "Back to the list",
  jobPage: "View full job",
  cluster: (count, town) => `${count} jobs${town ? ` around ${town}` : ""}, zoom in`,
  stack: (count) => `${count} jobs at one place, show them`,
  approximate: "approximate location",
  opened: "opened before",
  selected: "selected",
  wheelHint: (key) => `Hold ${key} and scroll to zoom the map`,
  touchHint: "Use two fingers to move the map",
  poweredBy: "Jobmap",
};

const languages = new Map<string, Strings>();

/** Adds a language: `addLanguage("fr", { ... })`. Regions fall back to their language. */
export function addLanguage(language: string, strings: Strings): void {
  // Texts that a page's own translation lacks are in English.
  languages.set(language.toLowerCase(), { ...ENGLISH, ...strings });
  addPayWords(languageOf(language), strings);
}

/** The strings added for a locale: its own, else its language's. */
export function languageFor(locale: string): Strings | undefined {
  return languages.get(locale.toLowerCase()) ?? languages.get(languageOf(locale));
}

/** The texts for a locale, else English. */
export function stringsFor(locale: string): FirstStrings {
  return languageFor(locale) ?? ENGLISH;
}

/** Loads a language that ships with the widget. */
export async function loadLanguage(locale: string): Promise<void> {
  if (languageOf(locale) !== "es" || languages.has("es")) return;
  const { SPANISH } = await import("./strings-es-embed.ts");
  addLanguage("es", SPANISH);
}
