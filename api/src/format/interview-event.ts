import type { InterviewKind, ThreadSide } from "@jobmap/contract";
import type { Language } from "@jobmap/contract/languages";
import type { CalendarEvent } from "./icalendar.ts";

/** What a calendar entry says of an interview. */
export interface InterviewFacts {
  readonly job: string;
  readonly company: string;
  readonly applicant: string;
  readonly kind: InterviewKind;
  readonly place: string;
  readonly note: string;
  readonly minutes: number;
}

/** The name of an interview in calendars, the same for all its versions and on both sides. */
export const calendarUid = (site: string, id: number) => `interview-${id}@${new URL(site).hostname}`;

const WORDS: Readonly<Record<Language, { with: (job: string, other: string) => string }>> = {
  en: { with: (job, other) => `Interview: ${job}, ${other}` },
  es: { with: (job, other) => `Entrevista: ${job}, ${other}` },
};

/** The words of a calendar entry for one side: each meets the other. */
export function interviewEvent(
  { job, company, applicant, place, note, minutes }: InterviewFacts,
  side: ThreadSide,
  url: string,
  language: Language,
): Pick<CalendarEvent, "summary" | "description" | "location" | "url" | "minutes"> {
  return {
    summary: WORDS[language].with(job, side === "candidate" ? company : applicant),
    description: [note, url].filter(Boolean).join("\n\n"),
    location: place,
    url,
    minutes,
  };
}
