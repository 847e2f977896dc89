import type { Language } from "@jobmap/contract/languages";
import { calendarText } from "../format/icalendar.ts";
import { interviewEvent } from "../format/interview-event.ts";
import { slotText } from "../format/slot.ts";
import { renderNotification } from "../notifications/catalog.ts";
import type { CalendarPart, Letter } from "./letter.ts";
import { button, facts, link, note, paragraph, quote } from "./letter.ts";
import type { MailTexts } from "./texts/index.ts";
import type { MailValues } from "./values.ts";

interface InterviewWriting {
  readonly site: { readonly url: string };
  readonly language: Language;
  readonly texts: MailTexts;
}

/** A page that opens one conversation and its interviews without signing in. */
export const conversationBy = (site: InterviewWriting["site"], key: string) =>
  `${site.url}/conversation#link=${key}`;

/** News of an interview, or a reminder: when and where, whoever's words, and what it changes in the reader's calendar. */
export function interviewLetter(
  values: MailValues["interview"],
  { site, language, texts }: InterviewWriting,
): Letter {
  const { message, link: key } = values;
  const news = values.notice;
  const { title, text, to, action } = renderNotification(news, language);
  const { applicant, company, times, timeZone, candidateTimeZone, minutes, kind, place } = news.values;
  const side = sideOf(news.type);
  const isOver = "news" in news.values && ["DECLINED", "CANCELLED"].includes(news.values.news);
  const words = texts.interview;
  const { note: own, noteBy } = "news" in news.values ? news.values : { note: "", noteBy: "employer" };
  const said = [message, own].filter(Boolean);
  const speaker = noteBy === "candidate" ? applicant : company;
  const calendar = calendarOf(values, site, language);
  return {
    subject: title,
    preview: text,
    ...(side === "candidate" && { from: company }),
    parts: [
      ...(said.length > 0 ? [paragraph(texts.moved.writes(speaker))] : []),
      ...said.map(quote),
      facts(
        ...times.map((time, at): [string, string] => [
          times.length === 1 ? words.when : words.option(at + 1),
          slotText(time, language, timeZone, candidateTimeZone),
        ]),
        [words.length, words.minutes(minutes)],
        ...(isOver || kind === "VIDEO" ? [] : [[words.where[kind], place] as const]),
      ),
      ...(kind === "VIDEO" && !isOver ? [link(words.where.VIDEO, place)] : []),
      button(action, key === null ? `${site.url}${to}` : conversationBy(site, key)),
      ...(calendar ? [note(words.calendar)] : []),
      ...(key === null ? [] : [note(texts.conversation.note)]),
    ],
    because: words.because[side],
    ...(calendar && { calendar }),
  };
}

const sideOf = (type: MailValues["interview"]["notice"]["type"]) =>
  type === "interview" || type === "interview_reminder" ? "candidate" : "employer";

function calendarOf(
  { notice, calendar }: MailValues["interview"],
  site: InterviewWriting["site"],
  language: Language,
): CalendarPart | undefined {
  if (!calendar) return undefined;
  const { method, ...version } = calendar;
  const facts = { note: "", ...notice.values };
  const { to } = renderNotification(notice, language);
  const event = interviewEvent(facts, sideOf(notice.type), `${site.url}${to}`, language);
  return { method, text: calendarText({ ...event, ...version }, method) };
}
