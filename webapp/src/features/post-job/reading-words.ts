import type { JobFinding, JobReading } from "@jobmap/contract";
import { dayText } from "../../ui/index.ts";

/** Where a value was read: "“Pay” in the text". */
export function sourceText({ source, label }: Pick<JobFinding, "source" | "label">): string {
  switch (source) {
    case "JSON_LD":
      return `From ${label} in the page's job posting data`;
    case "ATS":
      return `From ${label}`;
    case "LABEL":
      return `Behind “${label}”`;
    case "SECTION":
      return `Under “${label}”`;
    case "HEADING":
      return "From the heading of the page";
    case "PAGE_TITLE":
      return "From the title of the page";
    case "FIRST_LINE":
      return "From the first lines";
    case "SENTENCE":
      return "From this sentence";
  }
}

/** What is to be known of the source as a whole. */
export function noteText({ kind, text }: JobReading["notes"][number]): string {
  switch (kind) {
    case "COMPANY":
      return `The employer there is ${text}.`;
    case "SCHEDULE":
      return `Schedule: ${text}. The form has no field for it; it stays in the description.`;
    case "PLACE_UNKNOWN":
      return `We don't know ${text}. Set its pin in the form.`;
    case "OTHER_SITE":
      return `This page is on ${text}, which is not your company's website. Post it only if the job is yours.`;
    case "OTHER_COMPANY":
      return `This job names ${text}, which is not your company's name. Post it only if the job is yours.`;
    case "DEADLINE_PASSED":
      return `Applications closed on ${dayText(text, { year: true })}.`;
  }
}

export const isWarning = ({ kind }: JobReading["notes"][number]): boolean =>
  kind !== "COMPANY" && kind !== "SCHEDULE";

/** "jobs.example.com/deckhand", "deckhand.pdf", "the text you pasted". */
export function originText({ kind, name }: JobReading["origin"]): string {
  return kind === "TEXT" ? "the text you pasted" : kind === "LINK" ? name.replace(/^https?:\/\//, "") : name;
}
