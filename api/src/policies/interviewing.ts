import type { ApplicationStatus } from "@jobmap/contract";
import { closedTalk, type Talk } from "./talking.ts";

/** Stages in which one meets. */
const STAGES: readonly ApplicationStatus[] = ["INTERVIEW", "OFFER"];

/** Why an employer cannot offer an interview about an application, as a sentence; null while it can. Pure. */
export function mayOffer(talk: Talk, now: Date): string | null {
  const closed = closedTalk(talk, now);
  if (closed) return closed;
  return STAGES.includes(talk.status) ? null : "Please invite the applicant to interview first.";
}
