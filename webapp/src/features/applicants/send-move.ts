import type { ApplicationMove, EmployerApplicationAction, Input } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { applicantsText } from "../../lib/applicant-counts.ts";
import { toast } from "../../lib/toasts.ts";
import { countOf, selectionOf, type Target } from "./move.ts";
import { followMove, keepFailed } from "./moves-under-way.ts";

/** A move, with a key that stays the same however often it is sent. */
export interface MoveToSend {
  readonly key: string;
  readonly action: EmployerApplicationAction;
  readonly target: Target;
  readonly message?: string;
  readonly reason?: string;
  /** Times for an interview, of an invitation of one applicant. */
  readonly interview?: Input<"POST employer/applicants/move">["body"]["interview"];
}

/** Whom a move is about: a name, or how many. */
export function whoOf(target: Target): string {
  const [first, second] = "all" in target ? [] : target.applications;
  return first && !second ? first.applicant.name : applicantsText(countOf(target));
}

/** Moves applications, and offers to undo it. @throws ApiFailure */
export async function sendMove({
  key,
  action,
  target,
  message = "",
  reason = "",
  interview,
}: MoveToSend): Promise<ApplicationMove> {
  const body = {
    key,
    action,
    selection: selectionOf(target),
    message,
    reason,
    ...(interview && { interview }),
  };
  const move = await call("POST employer/applicants/move", { body });
  const ids = "all" in target ? [] : target.applications.map(({ id }) => id);
  followMove(move, { action, who: whoOf(target), ids });
  for (const job of move.filled)
    toast(t`${job.title}: all openings are filled. Close job when you are done hiring.`);
  return move;
}

/** The same for moves without a form of their own: one that does not come about is kept, to be sent again with the same key. */
export async function sendOrKeep(
  move: MoveToSend,
  onMoved: (move: ApplicationMove) => void,
  onFailed?: () => void,
  onAgain?: () => void,
): Promise<void> {
  try {
    onMoved(await sendMove(move));
  } catch (failure) {
    onFailed?.();
    const { target } = move;
    keepFailed({ what: "move", who: whoOf(target), count: countOf(target) }, failure, async () => {
      onAgain?.();
      await sendOrKeep(move, onMoved, onFailed, onAgain);
    });
  }
}
