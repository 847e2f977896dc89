import type { ResumePart, Resume as ResumeReply } from "@jobmap/contract";
import type { ProfileEntry, Resume } from "../models/index.ts";

export function presentResume({
  id,
  version,
  name,
  template,
  paper,
  content,
  updatedAt,
}: Resume): ResumeReply {
  return { id, version, name, template, paper, content, updated_at: updatedAt.toISOString() };
}

/** What an entry is called, in the order in which the first that is said counts. */
const TITLES = [
  "position",
  "studyType",
  "title",
  "role",
  "type",
  "name",
  "language",
  "organization",
  "institution",
  "area",
];
const DETAILS = [
  "name",
  "organization",
  "institution",
  "area",
  "issuer",
  "authority",
  "publisher",
  "awarder",
  "fluency",
];

export function presentResumePart({ id, section, data }: ProfileEntry): ResumePart {
  const word = (field: string) => (typeof data[field] === "string" ? data[field] : "");
  const title = TITLES.map(word).find(Boolean) ?? "";
  const { highlights } = data;
  return {
    id,
    section,
    title,
    detail: DETAILS.map(word).find((said) => said && said !== title) ?? "",
    summary: word(section === "projects" ? "description" : "summary"),
    highlights: Array.isArray(highlights) ? highlights.filter((one) => typeof one === "string") : [],
  };
}
