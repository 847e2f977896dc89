import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { RESUME_IMPORT } from "../file-rules.ts";
import { ResumeDocument } from "../resume-document.ts";
import { ResumeDraft } from "../resume-draft.ts";
import { line } from "../values.ts";

const own = { audience: "user" } as const;

/** A resume from elsewhere on its way into the profile: read, looked through by its owner, then added. */
export const resumeDraftEndpoints = {
  "GET user/resume-draft": {
    summary: "What was read from one's file; null without one.",
    ...own,
    cost: READ,
    data: z.object({ draft: ResumeDraft.nullable() }),
  },
  "POST user/resume-draft/upload": {
    summary:
      "Reads a resume (PDF, DOCX, JSON Resume or LinkedIn's data export) and keeps what it says as a draft, instead of the one before. The profile stays as it is.",
    ...own,
    cost: { ...CHANGE, uploads: 1 },
    files: RESUME_IMPORT,
    body: z.object({ file_name: line("file_name", 200).default("") }),
    data: ResumeDraft,
    errors: ["payload_too_large", "unsupported_media_type", "unavailable"],
  },
  "POST user/resume-draft/save": {
    summary:
      "Adds what one chose to the profile and ends the draft. What the profile says already stays; `kept` names the fields of its top that the document has otherwise.",
    ...own,
    cost: CHANGE,
    body: z.object({ document: ResumeDocument }),
    data: z.object({ added: z.int(), completed: z.int(), kept: z.array(z.string()) }),
    errors: ["conflict"],
  },
  "POST user/resume-draft/discard": {
    summary: "Ends the draft. Nothing of it is added.",
    ...own,
    cost: CHANGE,
    body: z.object({}),
    data: z.null(),
  },
} as const satisfies Record<string, Endpoint>;
