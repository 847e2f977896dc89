import type { ResumeDraft as Wire } from "@jobmap/contract";
import type { ResumeDraft } from "../models/index.ts";
import { DRAFT_LIFETIME_MS } from "../policies/resume-draft.ts";

/** A draft as its owner sees it. */
export function presentResumeDraft({ fileName, createdAt, reading }: ResumeDraft): Wire {
  const { document, findings, left_out, pages, texts } = reading;
  return {
    file_name: fileName,
    created_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + DRAFT_LIFETIME_MS).toISOString(),
    document,
    findings,
    left_out,
    pages,
    texts,
  };
}
