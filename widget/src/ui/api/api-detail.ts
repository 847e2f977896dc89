import type { ApplyKind } from "@jobmap/contract/enums";
import { readSummary, record, type Summary, text } from "./api-replies.ts";

/** An open job. Its texts are HTML that the server has sanitized. */
export interface Detail extends Summary {
  readonly description: string;
  readonly responsibilities: string | null;
  readonly qualifications: string | null;
  readonly benefits: readonly string[];
  readonly applyKind: ApplyKind;
  readonly applyUrl: string | null;
  /** The last day applications were accepted; null while the job accepts them. */
  readonly closedOn: string | null;
  /** When it was last confirmed, by the employer or because it was found at its source again. */
  readonly confirmed: string | null;
  readonly isFromSource: boolean;
  /**
   * Days within which the employer usually answers; null if it rarely answers, undefined if there is too little data.
   */
  readonly answersWithin: number | null | undefined;
}

/** Reads the reply of `GET user/job/{id}`. @throws TypeError if it has another format */
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
    closedOn: textOrNull(job["applications_closed_on"]),
    confirmed: textOrNull(job["last_confirmed_at"]),
    isFromSource: job["is_from_source"] === true,
    answersWithin: readAnswering(record(job["company"] ?? {})["answering"]),
  };
}

function readAnswering(value: unknown): Detail["answersWithin"] {
  if (value === null || value === undefined) return undefined;
  const days = record(value)["within_days"];
  return typeof days === "number" ? days : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
