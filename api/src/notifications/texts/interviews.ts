import type { Language } from "@jobmap/contract/languages";
import { slotText } from "../../format/slot.ts";
import type {
  InterviewNews,
  InterviewReminderValues,
  InterviewValues,
  NotificationTexts,
} from "../values.ts";

/** What is said of interviews, apart from the times, in one language. `other` is whom the reader meets. */
interface InterviewTexts {
  readonly news: Readonly<Record<InterviewNews, (job: string, other: string) => string>>;
  readonly first: (count: number, slot: string) => string;
  readonly soon: Readonly<Record<InterviewReminderValues["lead"], (job: string, other: string) => string>>;
  readonly answer: string;
  readonly view: string;
}

const TEXTS: Readonly<Record<Language, InterviewTexts>> = {
  en: {
    news: {
      OFFERED: (job, other) => `${other} invited you to interview for ${job}`,
      PROPOSED: (job, other) => `${other} proposes other times for the interview for ${job}`,
      ACCEPTED: (job, other) => `The interview for ${job} with ${other} is set`,
      DECLINED: (job, other) => `${other} declined the interview for ${job}`,
      CANCELLED: (job, other) => `The interview for ${job} with ${other} is canceled`,
    },
    first: (count, slot) => `${count} times to choose from. The first: ${slot}.`,
    soon: {
      DAY: (job, other) => `Interview in one day: ${job}, ${other}`,
      HOUR: (job, other) => `Interview in one hour: ${job}, ${other}`,
    },
    answer: "See the times and answer",
    view: "View the interview",
  },
  es: {
    news: {
      OFFERED: (job, other) => `${other} le invita a una entrevista para ${job}`,
      PROPOSED: (job, other) => `${other} propone otros horarios para la entrevista de ${job}`,
      ACCEPTED: (job, other) => `La entrevista para ${job} con ${other} está confirmada`,
      DECLINED: (job, other) => `${other} rechazó la entrevista para ${job}`,
      CANCELLED: (job, other) => `La entrevista para ${job} con ${other} se canceló`,
    },
    first: (count, slot) => `${count} horarios para elegir. El primero: ${slot}.`,
    soon: {
      DAY: (job, other) => `Entrevista en un día: ${job}, ${other}`,
      HOUR: (job, other) => `Entrevista en una hora: ${job}, ${other}`,
    },
    answer: "Ver los horarios y responder",
    view: "Ver la entrevista",
  },
};

type InterviewMessages = Pick<
  NotificationTexts["messages"],
  "interview" | "interview_reminder" | "applicant_interview" | "applicant_interview_reminder"
>;

/** What both sides of an application are told of interviews. */
export function interviewMessages(language: Language): InterviewMessages {
  const { news: titles, first, soon, answer, view } = TEXTS[language];
  const news = ({ news: what, job, ...values }: InterviewValues, other: string) => ({
    title: titles[what](job, other),
    text: timesText(values),
    action: what === "OFFERED" || what === "PROPOSED" ? answer : view,
  });
  const reminder = ({ lead, job, ...values }: InterviewReminderValues, other: string) => ({
    title: soon[lead](job, other),
    text: timesText(values),
    action: view,
  });
  return {
    interview: (values) => news(values, values.company),
    applicant_interview: (values) => news(values, values.applicant),
    interview_reminder: (values) => reminder(values, values.company),
    applicant_interview_reminder: (values) => reminder(values, values.applicant),
  };

  function timesText({
    times,
    timeZone,
    candidateTimeZone,
  }: Pick<InterviewValues, "times" | "timeZone" | "candidateTimeZone">): string {
    const [slot] = times;
    if (slot === undefined) return "";
    const text = slotText(slot, language, timeZone, candidateTimeZone);
    return times.length === 1 ? `${text}.` : first(times.length, text);
  }
}
