import type { ApplicationSummary } from "@jobmap/contract";
import { ACTION_TEXT, type Stage } from "../stages.ts";

type Moved = Pick<ApplicationSummary, "status" | "actions">;

/** Why an application cannot be moved to a stage, as the end of a sentence about it; undefined if it can. */
export function whyNot({ status, actions }: Moved, stage: Stage): string | undefined {
  if (actions.includes(stage.action)) return undefined;
  if (isAt(status, stage)) return `is already in “${stage.text}”`;
  if (actions.length === 0) return whyFixed(status);
  if (status === "REJECTED") return "was rejected: reopen the application first";
  if (stage.action === "hire") return "can be hired only after an interview or an offer";
  if (stage.action === "reopen") return "was not rejected, so there is nothing to reopen";
  return `can't be moved to “${stage.text}”`;
}

/** Why an application stays where it is, whatever is tried. */
export function whyFixed(status: ApplicationSummary["status"]): string {
  if (status === "WITHDRAWN") return "withdrew the application";
  if (status === "JOB_CLOSED") return "applied for a job that is closed";
  if (status === "HIRED") return "was hired";
  if (status === "REJECTED") return "was rejected more than 30 days ago";
  return "can't be moved";
}

/** Those who stay where they are, and why: one by name, several by their number. */
export function stayingText(
  staying: readonly (Moved & { readonly applicant: { readonly name: string } })[],
  stage: Stage,
): string {
  const [first, second] = staying;
  if (!first) return "";
  if (!second) return `${first.applicant.name} ${whyNot(first, stage) ?? ""}.`;
  const reasons = new Set(staying.flatMap((each) => whyNot(each, stage) ?? []));
  return `${staying.length} stay where they are (${ACTION_TEXT[stage.action]}): ${[...reasons].join("; ")}.`;
}

export const isAt = (status: ApplicationSummary["status"], { statuses }: Stage): boolean =>
  statuses.some((each) => each === status);
