import type { JobSummary } from "@jobmap/contract";
import type { Language } from "@jobmap/contract/languages";
import { DAY_MS } from "@jobmap/contract/limits";
import { payText } from "../format/pay-text.ts";
import { WORDINGS } from "../format/wording.ts";

/** A job as a mail shows it. */
export interface JobLine {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  /** "Annapolis, MD and 2 more places", "Remote". */
  readonly place: string;
  /** "$52,000–$61,000 a year", "Pay not specified". */
  readonly pay: string;
  /** "Posted today", "Posted 3 days ago"; null where no posting date is known. */
  readonly age: string | null;
}

interface Words {
  readonly payUnknown: string;
  readonly remote: string;
  readonly hybrid: string;
  readonly today: string;
  readonly yesterday: string;
  daysAgo(days: number): string;
  places(first: string, more: number): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    payUnknown: "Pay not specified",
    remote: "Remote",
    hybrid: "Hybrid",
    today: "Posted today",
    yesterday: "Posted yesterday",
    daysAgo: (days) => WORDINGS.en.count(days, { one: "Posted # day ago", other: "Posted # days ago" }),
    places: (first, more) =>
      `${first} and ${WORDINGS.en.count(more, { one: "# more place", other: "# more places" })}`,
  },
  es: {
    payUnknown: "Salario no indicado",
    remote: "Remoto",
    hybrid: "Híbrido",
    today: "Publicado hoy",
    yesterday: "Publicado ayer",
    daysAgo: (days) =>
      WORDINGS.es.count(days, { one: "Publicado hace # día", other: "Publicado hace # días" }),
    places: (first, more) =>
      `${first} y ${WORDINGS.es.count(more, { one: "# lugar más", other: "# lugares más" })}`,
  },
};

export function jobLine(job: JobSummary, now: Date, language: Language = "en"): JobLine {
  const words = WORDS[language];
  return {
    id: job.id,
    title: job.title,
    company: job.company.name,
    place: placeText(job, words),
    pay: job.base_salary ? payText(job.base_salary, language) : words.payUnknown,
    age: job.date_posted === null ? null : ageText(new Date(job.date_posted), now, words),
  };
}

function ageText(posted: Date, now: Date, words: Words): string {
  const days = Math.floor((now.getTime() - posted.getTime()) / DAY_MS);
  if (days < 1) return words.today;
  return days === 1 ? words.yesterday : words.daysAgo(days);
}

function placeText({ locations, location_type: type }: JobSummary, words: Words): string {
  const names = new Set(
    locations.map(({ locality, region }) => [locality, region].filter(Boolean).join(", ")).filter(Boolean),
  );
  const [first = ""] = names;
  const more = names.size - 1;
  const where = more > 0 ? words.places(first, more) : first;
  const how = type === "TELECOMMUTE" ? words.remote : type === "HYBRID" ? words.hybrid : "";
  return [how, where].filter(Boolean).join(", ");
}
