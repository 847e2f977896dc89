import type { ApplyKind } from "@jobmap/contract/enums";
import { readSummary, record, type Summary, text } from "./api-replies.ts";

/** An open job. The texts are HTML of the server's cleaning. */
export interface Detail extends Summary {
  readonly description: string;
  readonly responsibilities: string | null;
  readonly qualifications: string | null;
  readonly benefits: readonly string[];
  readonly applyKind: ApplyKind;
  readonly applyUrl: string | null;
}

/** The reply of `GET user/job/{id}`. @throws TypeError when it is something else */
export function readDetail(value: unknown): Detail {
  const job = record(value);
  const kind = job["apply_kind"];
  return {
    ...readSummary(value),
    description: text(job["description"]),
    responsibilities: textOrNull(job["responsibilities"]),
    qualifications: textOrNull(job["qualifications"]),
    benefits: Array.isArray(job["benefits"]) ? job["benefits"].map(text) : [],
    applyKind: kind === "URL" || kind === "EMAIL" ? kind : "NATIVE",
    applyUrl: textOrNull(job["apply_url"]),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
