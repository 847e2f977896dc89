import type { JobFinding, JobReading } from "@jobmap/contract";
import { t } from "#text";
import { dayText } from "../../ui/index.ts";

/** Where a value was read: "“Pay” in the text". */
export function sourceText({ source, label }: Pick<JobFinding, "source" | "label">): string {
  switch (source) {
    case "JSON_LD":
      return t`From ${label} in the page's job posting data`;
    case "ATS":
      return t`From ${label}`;
    case "LABEL":
      return t`Behind “${label}”`;
    case "SECTION":
      return t`Under “${label}”`;
    case "HEADING":
      return t`From the heading of the page`;
    case "PAGE_TITLE":
      return t`From the title of the page`;
    case "FIRST_LINE":
      return t`From the first lines`;
    case "SENTENCE":
      return t`From this sentence`;
  }
}

/** What is to be known of the source as a whole. */
export function noteText({ kind, text }: JobReading["notes"][number]): string {
  switch (kind) {
    case "COMPANY":
      return t`The employer there is ${text}.`;
    case "SCHEDULE":
      return t`Schedule: ${text}. The form has no field for it; it stays in the description.`;
    case "PLACE_UNKNOWN":
      return t`We don't know ${text}. Set its pin in the form.`;
    case "OTHER_SITE":
      return t`This page is on ${text}, which is not your company's website. Post it only if the job is yours.`;
    case "OTHER_COMPANY":
      return t`This job names ${text}, which is not your company's name. Post it only if the job is yours.`;
    case "DEADLINE_PASSED":
      return t`Applications closed on ${dayText(text, { year: true }) ?? text}.`;
  }
}

export const isWarning = ({ kind }: JobReading["notes"][number]): boolean =>
  kind !== "COMPANY" && kind !== "SCHEDULE";

/** "jobs.example.com/deckhand", "deckhand.pdf", "the text you pasted". */
export function originText({ kind, name }: JobReading["origin"]): string {
  return kind === "TEXT" ? t`the text you pasted` : kind === "LINK" ? name.replace(/^https?:\/\//, "") : name;
}
