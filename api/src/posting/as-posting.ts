import type { JobContent } from "@jobmap/contract";
import type { Job } from "../models/index.ts";
import type { Posting } from "./posting.ts";

/** A listing's content in the form that its rules read. */
export function asPosting(content: JobContent, { company, positionsFilled }: Job): Posting {
  return {
    ...content,
    positions_filled: positionsFilled,
    company_size: company?.size ?? null,
    company_name: company?.name ?? "",
    company_has_logo: Boolean(company?.logo),
  };
}
