import type { EmployerApplicationAction } from "@jobmap/contract";
import { create } from "zustand";

/** Moves that a single key makes. */
export const QUICK = [
  { key: "s", action: "shortlist" },
  { key: "i", action: "interview" },
  { key: "r", action: "reject" },
] as const satisfies readonly { key: string; action: EmployerApplicationAction }[];
export type QuickAction = (typeof QUICK)[number]["action"];

/** The id of the template that goes out with each move; empty for none. */
type Replies = Readonly<Record<QuickAction, string>>;

/** What is sent with a single key, until the page is left. */
export const useQuickReplies = create<Replies>()(() => ({ shortlist: "", interview: "", reject: "" }));
