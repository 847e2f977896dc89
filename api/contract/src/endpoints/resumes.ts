import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { READ_BACK_FILE } from "../file-rules.ts";
import { ReadBack } from "../read-back.ts";
import { Resume, ResumeFileKind, ResumePart, ResumeSetting, resumeName } from "../resume.ts";
import { ResumeDocument } from "../resume-document.ts";
import { RENDER_FORMATS } from "../resume-templates.ts";
import { Id, line } from "../values.ts";

const { shape } = ResumeSetting;
const RENDER = { reads: 4, renders: 1 } as const;

/** Resumes of candidates: choices from their profile, set by templates. */
export const resumeEndpoints = {
  "GET user/resume": {
    summary:
      "The candidate's resumes, latest change first, and the parts of the profile that they choose from.",
    audience: "user",
    cost: READ,
    data: z.object({
      items: z.array(Resume),
      most: z.int(),
      name: z.string(),
      headline: z.string(),
      summary: z.string(),
      has_picture: z.boolean(),
      parts: z.array(ResumePart),
    }),
  },
  "POST user/resume/add": {
    summary: "Adds a resume.",
    audience: "user",
    cost: CHANGE,
    body: z.object({ name: resumeName, ...shape }),
    data: Resume,
    errors: ["conflict"],
  },
  "POST user/resume/update": {
    summary:
      "Changes a resume. Omitted fields keep their values. `version` is the one that was changed: if the stored resume has another, nothing is saved.",
    audience: "user",
    cost: CHANGE,
    body: z.object({
      id: Id,
      version: z.int().min(0),
      name: resumeName.optional(),
      template: shape.template.unwrap().optional(),
      paper: shape.paper.unwrap().optional(),
      content: shape.content.unwrap().optional(),
    }),
    data: Resume,
    errors: ["not_found", "changed_elsewhere"],
  },
  "DELETE user/resume/{id}": {
    summary: "Deletes a resume.",
    audience: "user",
    cost: CHANGE,
    params: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found", "conflict"],
  },
  "POST user/resume/preview": {
    summary:
      "A picture of the pages that a resume of these choices would have, or its file, before they are saved.",
    audience: "user",
    cost: RENDER,
    body: z.object({ ...shape, ...ResumeFileKind.shape, format: z.enum(RENDER_FORMATS).default("svg") }),
    data: z.null(),
    binary: "image/svg+xml",
  },
  "POST user/resume/readings": {
    summary:
      "What five readers get from the files that a resume of these choices would have, and what of it is not as the resume says. Nothing is stored.",
    audience: "user",
    cost: { reads: 8, renders: 2 },
    body: z.object({ ...shape, part: ResumeFileKind.shape.part }),
    /** `facts`: how many things the resume says. */
    data: z.object({ facts: z.int(), readings: z.array(ReadBack) }),
    errors: ["unavailable"],
  },
  "POST user/resume/file-readings": {
    summary:
      "What readers get from a file of one's own: four from a PDF, one from a Word file. The file is read and not kept.",
    audience: "user",
    cost: { reads: 8, uploads: 1 },
    files: READ_BACK_FILE,
    body: z.object({ file_name: line("file_name", 200).default("") }),
    data: z.object({ readings: z.array(ReadBack) }),
    errors: ["payload_too_large", "unsupported_media_type", "unavailable"],
  },
  "POST user/resume/document": {
    summary: "What a resume of these choices says, as JSON Resume.",
    audience: "user",
    cost: READ,
    body: z.object({ content: shape.content }),
    data: ResumeDocument,
  },
  "GET user/resume/{id}/file": {
    summary: "A resume as PDF or Word file, or its cover letter.",
    audience: "user",
    cost: RENDER,
    params: z.object({ id: Id }),
    query: ResumeFileKind,
    data: z.null(),
    errors: ["not_found"],
    binary: "application/pdf",
  },
} as const satisfies Record<string, Endpoint>;
