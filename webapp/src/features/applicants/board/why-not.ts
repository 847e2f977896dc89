import type { ApplicationSummary } from "@jobmap/contract";
import { t } from "#text";
import { ACTION_TEXT, type Stage } from "../stages.ts";

type Moved = Pick<ApplicationSummary, "status" | "actions">;
type NamedMove = Moved & { readonly applicant: { readonly name: string } };

/** Why an application cannot be moved to a stage, as the end of a sentence about it; undefined if it can. */
export function whyNot({ status, actions }: Moved, stage: Stage): string | undefined {
  if (actions.includes(stage.action)) return undefined;
  if (isAt(status, stage)) return t`is already in “${stage.text}”`;
  if (actions.length === 0) return whyFixed(status);
  if (status === "REJECTED") return t`was rejected: reopen the application first`;
  if (stage.action === "hire") return t`can be hired only after an interview or an offer`;
  if (stage.action === "reopen") return t`was not rejected, so there is nothing to reopen`;
  return t`can't be moved to “${stage.text}”`;
}

/** Why an application stays where it is, whatever is tried. */
export function whyFixed(status: ApplicationSummary["status"]): string {
  if (status === "WITHDRAWN") return t`withdrew the application`;
  if (status === "JOB_CLOSED") return t`applied for a job that is closed`;
  if (status === "HIRED") return t`was hired`;
  if (status === "REJECTED") return t`was rejected more than 30 days ago`;
  return t`can't be moved`;
}

/** Who cannot be moved to a stage, and why. */
export function reasonText(one: NamedMove, stage: Stage): string {
  const { name } = one.applicant;
  const reason = whyNot(one, stage) ?? "";
  return t({
    message: `${name} ${reason}`,
    context: "an applicant, and why they cannot be moved",
  });
}

/** Those who stay where they are, and why: one by name, several by their number. */
export function stayingText(staying: readonly NamedMove[], stage: Stage): string {
  const [first, second] = staying;
  if (!first) return "";
  if (!second) return `${reasonText(first, stage)}.`;
  const reasons = new Set(staying.flatMap((each) => whyNot(each, stage) ?? []));
  return t`${staying.length} stay where they are (${ACTION_TEXT[stage.action]}): ${[...reasons].join("; ")}.`;
}

export const isAt = (status: ApplicationSummary["status"], { statuses }: Stage): boolean =>
  statuses.some((each) => each === status);
