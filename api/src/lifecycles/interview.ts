import { INTERVIEW_STATES, type InterviewState } from "@jobmap/contract";
import type { Lifecycle } from "./lifecycle.ts";

/** What is done with an interview. `tell` is the end of the hold of the move that it belongs to. */
export type InterviewAction = "tell" | "offer" | "accept" | "propose" | "decline" | "cancel" | "end";

/** States of interviews that somebody can still do something about. */
export const OPEN_INTERVIEWS = [
  "OFFERED",
  "PROPOSED",
  "ACCEPTED",
] as const satisfies readonly InterviewState[];

/**
 * The lifecycle of an interview. One that travels with a held move is HELD until the candidate is told, and is deleted by an undo. Whoever
 * offers or proposes other times takes back what was agreed. After the end there is no way back: another interview is another one, also in
 * calendars.
 */
export const interviewLifecycle: Lifecycle<InterviewState, InterviewAction, never> = {
  states: INTERVIEW_STATES,
  initial: "HELD",
  transitions: [
    { action: "tell", from: ["HELD"], to: "OFFERED", by: ["system"], tells: ["candidate"] },
    {
      action: "offer",
      from: OPEN_INTERVIEWS,
      to: "OFFERED",
      by: ["employer"],
      writes: "times",
      tells: ["candidate"],
    },
    {
      action: "accept",
      from: ["OFFERED"],
      to: "ACCEPTED",
      by: ["candidate"],
      writes: "agreed time, reminders",
      tells: ["candidate", "employer"],
    },
    {
      action: "accept",
      from: ["PROPOSED"],
      to: "ACCEPTED",
      by: ["employer"],
      writes: "agreed time, reminders",
      tells: ["candidate", "employer"],
    },
    {
      action: "propose",
      from: OPEN_INTERVIEWS,
      to: "PROPOSED",
      by: ["candidate"],
      writes: "times",
      tells: ["employer"],
    },
    { action: "decline", from: OPEN_INTERVIEWS, to: "DECLINED", by: ["candidate"], tells: ["employer"] },
    { action: "cancel", from: OPEN_INTERVIEWS, to: "CANCELLED", by: ["employer"], tells: ["candidate"] },
    {
      action: "end",
      from: OPEN_INTERVIEWS,
      to: "CANCELLED",
      by: ["system"],
      tells: ["candidate", "employer"],
    },
  ],
};
