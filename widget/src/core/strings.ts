import type { EmploymentType, LocationType } from "@jobmap/contract/enums";
import { addPayWords, type PayWords } from "./pay.ts";

/** Everything the widget says, in one language. Counts come formatted; `one` is whether the count is exactly one. */
export interface Strings extends PayWords {
  readonly jobsAt: (company: string) => string;
  readonly search: string;
  readonly location: string;
  readonly locationHint: string;
  readonly filters: string;
  readonly filtersOn: (count: string) => string;
  readonly type: string;
  readonly where: string;
  readonly category: string;
  readonly anyCategory: string;
  readonly pay: string;
  readonly anyPay: string;
  readonly payFrom: (amount: string) => string;
  readonly clear: string;
  readonly done: string;
  readonly types: Readonly<Record<EmploymentType, string>>;
  readonly places: Readonly<Record<LocationType, string>>;
  /** By SOC major group, as "45"; a group without a name here keeps the server's. */
  readonly categories: Readonly<Record<string, string>>;
  readonly payNone: string;
  readonly jobs: (count: string, one: boolean) => string;
  readonly jobsInView: (count: string, total: string, one: boolean) => string;
  readonly jobsHere: (count: string, one: boolean) => string;
  readonly showAll: (count: string) => string;
  readonly more: (count: string) => string;
  readonly list: string;
  readonly near: (place: string) => string;
  readonly andMore: (count: string) => string;
  readonly posted: (date: string) => string;
  readonly today: string;
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly loading: string;
  readonly apply: string;
  readonly newTab: string;
  readonly back: string;
  readonly about: string;
  readonly duties: string;
  readonly skills: string;
  readonly benefits: string;
  readonly gone: string;
  readonly jobFailed: string;
  readonly noneTitle: string;
  readonly noneText: (company: string) => string;
  readonly noMatch: string;
  readonly noMatchText: string;
  readonly downTitle: string;
  readonly downText: string;
  readonly retry: string;
  readonly retrying: (seconds: string) => string;
  readonly stale: string;
  readonly unknownTitle: string;
  readonly unknownText: (company: string) => string;
  readonly deactivatedTitle: string;
  readonly deactivatedText: string;
  readonly mistakeTitle: string;
  readonly mistakeText: string;
  readonly cluster: (count: string) => string;
  readonly stack: (count: string) => string;
  readonly approximate: string;
  readonly opened: string;
  readonly selected: string;
  readonly wheelHint: (key: string) => string;
  readonly touchHint: string;
  readonly poweredBy: string;
}

export const ENGLISH: Strings = {
  jobsAt: (company) => `Jobs at ${company}`,
  search: "Job or keyword",
  location: "Town or ZIP",
  locationHint: "Within 20 miles",
  filters: "Filters",
  filtersOn: (count) => `Filters, ${count} on`,
  type: "Type of job",
  where: "Place of work",
  category: "Category",
  anyCategory: "Any category",
  pay: "Pay",
  anyPay: "Any pay",
  payFrom: (amount) => `${amount} a year or more`,
  clear: "Clear all",
  done: "Show jobs",
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
  categories: {},
  periods: { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" },
  payRange: (low, high) => `${low} to ${high}`,
  payNone: "Pay not stated",
  jobs: (count, one) => (one ? "1 job" : `${count} jobs`),
  jobsInView: (count, total, one) => `${count} of ${one ? "1 job" : `${total} jobs`} in view`,
  jobsHere: (count, one) => (one ? "1 job at this place" : `${count} jobs at this place`),
  showAll: (count) => `Show all ${count}`,
  more: (count) => `Show ${count} more`,
  list: "List of jobs",
  near: (place) => `Near ${place}`,
  andMore: (count) => `and ${count} more places`,
  posted: (date) => `Posted ${date}`,
  today: "today",
  map: "Map of jobs",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  loading: "Loading jobs",
  apply: "Apply",
  newTab: "opens in a new tab",
  back: "Back to the list",
  about: "About the job",
  duties: "What you will do",
  skills: "What you bring",
  benefits: "Benefits",
  gone: "This job is no longer open.",
  jobFailed: "The job did not load.",
  noneTitle: "No open jobs right now",
  noneText: (company) => `${company} has nothing open today. New jobs appear here as they are published.`,
  noMatch: "No jobs match all of this.",
  noMatchText: "Take something away and more will appear.",
  downTitle: "The jobs did not load",
  downText: "The service does not answer. We keep trying.",
  retry: "Try again",
  retrying: (seconds) => `Next try in ${seconds} s`,
  stale: "The connection is lost. This list may be out of date.",
  unknownTitle: "This job map has no company",
  unknownText: (company) => `There is no company “${company}”. Check the company name in the embed code.`,
  deactivatedTitle: "This job map is switched off",
  deactivatedText: "The employer’s account is not active.",
  mistakeTitle: "This job map is not set up yet",
  mistakeText: "The embed code has a mistake:",
  cluster: (count) => `${count} jobs, zoom in`,
  stack: (count) => `${count} jobs at one place, show them`,
  approximate: "approximate place",
  opened: "opened before",
  selected: "selected",
  wheelHint: (key) => `Hold ${key} and scroll to zoom the map`,
  touchHint: "Use two fingers to move the map",
  poweredBy: "Jobmap",
};

const languages = new Map<string, Strings>([["en", ENGLISH]]);

/** Makes another language known: `addLanguage("fr", { ... })`. Regions fall back to their language. */
export function addLanguage(language: string, strings: Strings): void {
  languages.set(language.toLowerCase(), strings);
  addPayWords(languageOf(language), strings);
}

/** The texts for a locale: its own, else its language's, else English. */
export function stringsFor(locale: string): Strings {
  const tag = locale.toLowerCase();
  return languages.get(tag) ?? languages.get(languageOf(tag)) ?? ENGLISH;
}

/** Languages that come with the widget and are loaded when asked for. */
export async function loadLanguage(locale: string): Promise<void> {
  if (languageOf(locale) !== "es" || languages.has("es")) return;
  const { SPANISH } = await import("./strings-es.ts");
  addLanguage("es", SPANISH);
}

export function languageOf(locale: string): string {
  return locale.toLowerCase().split("-")[0] ?? "en";
}
