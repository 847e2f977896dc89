import { languageFor } from "./strings.ts";
import type { LateStrings } from "./wording.ts";

export const ENGLISH_LATE: LateStrings = {
  type: "Type of job",
  where: "Place of work",
  category: "Category",
  anyCategory: "Any category",
  pay: "Pay",
  anyPay: "Any pay",
  payFrom: (amount) => `${amount} a year or more`,
  done: "Show jobs",
  categories: {},
  slow: "The service takes long to answer.",
  busy: "Too much was asked from your network. Wait a little before you try again.",
  busyFor: (seconds, one) =>
    `Too much was asked from your network. Try again in ${one ? "1 second" : `${seconds} seconds`}.`,
  broken: "The service has a problem of its own.",
  garbled: "The service’s answer could not be read.",
  maybeOld: "This list may be out of date.",
  credits: "Sources of the map",
  farAway: "Jobs far from all others",
  posted: (date) => `Posted ${date}`,
  confirmed: (date) => `Confirmed by the employer ${date}`,
  seen: (date) => `Seen at its source ${date}`,
  closed: (date) => `Applications closed on ${date}.`,
  answers: (days, one) => (one ? "Usually answers within a day" : `Usually answers within ${days} days`),
  answersRarely: "Rarely answers",
  today: "today",
  apply: "Apply",
  newTab: "opens in a new tab",
  about: "About the job",
  duties: "What you will do",
  skills: "What you bring",
  benefits: "Benefits",
  gone: "This job is no longer open.",
  noneTitle: "No open jobs right now",
  noneText: (company) => `${company} has nothing open today. New jobs appear here as they are published.`,
  unknownTitle: "This job map has no company",
  unknownText: (company) => `There is no company “${company}”. Check the company name in the embed code.`,
  deactivatedTitle: "This job map is switched off",
  deactivatedText: "The employer’s account is not active.",
  mistakeTitle: "This job map is not set up yet",
  mistakeText: "The embed code has a mistake:",
};

/** The texts for a locale, else English. */
export function lateStringsFor(locale: string): LateStrings {
  return languageFor(locale) ?? ENGLISH_LATE;
}
