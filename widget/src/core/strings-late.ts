import { languageFor } from "./strings.ts";
import type { LateStrings } from "./wording.ts";

export const ENGLISH_LATE: LateStrings = {
  type: "Job type",
  where: "Workplace type",
  category: "Category",
  anyCategory: "Any category",
  pay: "Pay",
  anyPay: "Any pay",
  payFrom: (amount) => `${amount} a year or more`,
  done: "Show jobs",
  categories: {},
  slow: "The service is slow to respond.",
  busy: "Too many requests from your network. Please wait and try again.",
  busyFor: (seconds, one) =>
    `Too many requests from your network. Try again in ${one ? "1 second" : `${seconds} seconds`}.`,
  broken: "Something went wrong on our end.",
  garbled: "The response could not be read.",
  maybeOld: "This list may be out of date.",
  credits: "Map sources",
  farAway: "Far from other jobs",
  posted: (date) => `Posted ${date}`,
  confirmed: (date) => `Confirmed by the employer ${date}`,
  seen: (date) => `Last seen at source ${date}`,
  closed: (date) => `Applications closed on ${date}.`,
  answers: (days, one) => (one ? "Usually replies within a day" : `Usually replies within ${days} days`),
  answersRarely: "Rarely replies",
  today: "today",
  apply: "Apply",
  newTab: "opens in a new tab",
  directions: "Directions",
  approximateMap: "Approximate map",
  about: "About the job",
  duties: "What you will do",
  skills: "What you bring",
  benefits: "Benefits",
  gone: "This job is no longer open.",
  noneTitle: "No open jobs right now",
  noneText: (company) => `${company} has no open jobs right now. New jobs appear here as they are published.`,
  unknownTitle: "Company not found",
  unknownText: (company) => `Company “${company}” does not exist. Check the company name in the embed code.`,
  deactivatedTitle: "This job map is turned off",
  deactivatedText: "The employer’s account is not active.",
  mistakeTitle: "This job map is not set up yet",
  mistakeText: "The embed code has a mistake:",
};

/** The texts for a locale, else English. */
export function lateStringsFor(locale: string): LateStrings {
  return languageFor(locale) ?? ENGLISH_LATE;
}
