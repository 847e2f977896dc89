import type { Data, EmployerApplicationAction } from "@jobmap/contract";
import { create } from "zustand";

/** Moves that a single key makes. */
export const QUICK = [
  { key: "s", action: "shortlist" },
  { key: "i", action: "interview" },
  { key: "r", action: "reject" },
] as const satisfies readonly { key: string; action: EmployerApplicationAction }[];
export type QuickAction = (typeof QUICK)[number]["action"];

/** The id of the template that goes out with each move; empty for none, undefined for what the company begins with. */
type Replies = Readonly<Record<QuickAction, string | undefined>>;
type Template = Data<"GET employer/reply-template/list">[number];

/** What was chosen to be sent with a single key, until the page is left. */
export const useQuickReplies = create<Replies>()(() => ({
  shortlist: undefined,
  interview: undefined,
  reject: undefined,
}));

/** The text that goes out with a move: the chosen one, or for rejections the company's default. Undefined for none. */
export function quickReply(
  action: QuickAction,
  replies: Replies,
  templates: readonly Template[],
): Template | undefined {
  const chosen = replies[action];
  if (chosen === undefined)
    return templates.find(({ is_default_rejection }) => is_default_rejection && action === "reject");
  return templates.find(({ id }) => String(id) === chosen);
}
