import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { InterviewOffer, Interviews, startTimes, TimeZone } from "../interview.ts";
import { MAX_PROPOSED_TIMES } from "../interviewing.ts";
import { Id, text } from "../values.ts";
import { ReplyLink } from "./threads.ts";

/** What a change is about: an interview as somebody saw it. One that has changed since then is not changed again. */
const seen = { id: Id, round: z.int().min(0) };

const words = (what: string) => text(what, 2_000).default("");

const answer = {
  ...seen,
  /** Where the candidate is, as their device says. */
  time_zone: TimeZone,
  answer: z.discriminatedUnion("action", [
    z.object({ action: z.literal("accept"), time_id: Id }),
    z.object({ action: z.literal("decline"), note: words("The answer") }),
    z.object({
      action: z.literal("propose"),
      times: startTimes(MAX_PROPOSED_TIMES),
      note: words("The answer"),
    }),
  ]),
};

const changed = {
  // Each tells the other side by mail, as messages do.
  cost: { ...CHANGE, messages: 1 },
  data: Interviews,
  errors: ["not_found", "conflict", "illegal_transition", "too_many_requests"],
} as const;

/** Interviews: times that an employer offers, and what the candidate answers. */
export const interviewEndpoints = {
  "GET interview/list": {
    summary: "The interviews about an application, latest first.",
    audience: "any role",
    cost: READ,
    query: z.object({ application_id: Id }),
    data: Interviews,
    errors: ["not_found"],
  },
  "POST interview/answer": {
    summary: "Accepts an offered time, declines, or proposes other times.",
    audience: "user",
    ...changed,
    body: z.object(answer),
  },
  "POST interview/by-link": {
    summary: "The interviews about the application that a link in a mail belongs to. Reads only.",
    audience: "public",
    cost: READ,
    body: z.object({ link: ReplyLink }),
    data: Interviews,
    errors: ["gone"],
  },
  "POST interview/answer-by-link": {
    summary: "Answers as the candidate whom a link was mailed to.",
    audience: "public",
    ...changed,
    body: z.object({ link: ReplyLink, ...answer }),
    errors: ["gone", "not_found", "conflict", "illegal_transition", "too_many_requests"],
  },
  "POST employer/interview/offer": {
    summary:
      "Offers a candidate who is invited to interview times to choose from; with `replaces`, in place of those of an interview under way.",
    audience: "employer",
    ...changed,
    body: z.object({
      application_id: Id,
      replaces: z.object(seen).optional(),
      interview: InterviewOffer,
    }),
  },
  "POST employer/interview/accept": {
    summary: "Accepts a time that the candidate proposes.",
    audience: "employer",
    ...changed,
    body: z.object({ ...seen, time_id: Id }),
  },
  "POST employer/interview/cancel": {
    summary: "Cancels an interview, or takes back what was offered.",
    audience: "employer",
    ...changed,
    body: z.object({ ...seen, note: words("The message") }),
  },
} as const satisfies Record<string, Endpoint>;
