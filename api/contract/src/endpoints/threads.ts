import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { THREAD_REPORT_REASONS } from "../talking.ts";
import { MAX_MESSAGE_LENGTH, Thread, ThreadMessage } from "../thread.ts";
import { Id, text } from "../values.ts";

/** The key of a link in a mail: it opens one conversation, and nothing else of the account. */
export const ReplyLink = z.string().regex(/^[\w-]{43}$/, "This link is incomplete.");

const message = {
  text: text("The message", MAX_MESSAGE_LENGTH).pipe(z.string().min(1, "Please enter a message.")),
  /** Made by the page: the same message sent again is not a second one. */
  key: z.uuid("key must be a UUID."),
};

const sent = {
  cost: { ...CHANGE, messages: 1 },
  data: ThreadMessage,
  errors: ["not_found", "conflict", "too_many_requests"],
} as const;

/** What candidates and employers write to each other about an application. */
export const threadEndpoints = {
  "GET thread/unread": {
    summary: "Applications with messages of the other side that this account has not read, latest first.",
    audience: "any role",
    cost: { reads: 3 },
    data: z.array(z.object({ application_id: z.int(), unread: z.int() })),
  },
  "GET thread/{id}": {
    summary: "The messages about an application: the latest ones, or with `before` older ones.",
    audience: "any role",
    cost: READ,
    params: z.object({ id: Id }),
    query: z.object({ before: Id.optional() }),
    data: Thread,
    errors: ["not_found"],
  },
  "POST thread/send": {
    summary: "Writes to the other side of an application. Idempotent by `key`.",
    audience: "any role",
    ...sent,
    body: z.object({ id: Id, ...message }),
  },
  "POST thread/read": {
    summary: "Marks the messages about an application as read, up to one.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({ id: Id, up_to: Id }),
    /** What is left in the bell: entries about these messages count as read too. */
    data: z.object({ unread_notifications: z.int() }),
    errors: ["not_found"],
  },
  "POST thread/report": {
    summary: "Reports a conversation to us. Reporting it again replaces the earlier report.",
    audience: "any role",
    cost: { ...CHANGE, reports: 1 },
    body: z
      .object({
        id: Id,
        reason: z.enum(THREAD_REPORT_REASONS, "Please choose a reason."),
        note: text("The note", 2_000).default(""),
      })
      .refine(({ reason, note }) => reason !== "OTHER" || note !== "", {
        path: ["note"],
        message: "Please describe the problem.",
      }),
    data: z.null(),
    errors: ["not_found"],
  },
  "POST thread/by-link": {
    summary: "The messages about the application that a link in a mail belongs to. Reads only.",
    audience: "public",
    cost: READ,
    body: z.object({ link: ReplyLink, before: Id.optional() }),
    data: Thread,
    errors: ["gone"],
  },
  "POST thread/send-by-link": {
    summary: "Writes a message as the candidate whom a link was mailed to.",
    audience: "public",
    ...sent,
    body: z.object({ link: ReplyLink, ...message }),
    errors: ["gone", "not_found", "conflict", "too_many_requests"],
  },
} as const satisfies Record<string, Endpoint>;
