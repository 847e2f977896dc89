import { z } from "zod";
import { THREAD_SIDES } from "./talking.ts";

/** The most characters of one message. */
export const MAX_MESSAGE_LENGTH = 5_000;

/** One message. `author` is a person's name to colleagues, and the company's to candidates. */
export const ThreadMessage = z
  .object({
    id: z.int(),
    side: z.enum(THREAD_SIDES),
    author: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "ThreadMessage" });
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** The messages about one application, as one side of it sees them. */
export const Thread = z
  .object({
    application_id: z.int(),
    /** Whose view this is. */
    side: z.enum(THREAD_SIDES),
    job: z.object({ id: z.int(), title: z.string() }),
    /** The name of the other side. */
    other: z.string(),
    /** The latest ones, or those before the requested one; oldest first. */
    messages: z.array(ThreadMessage),
    /** Whether there are older ones than these. */
    has_more: z.boolean(),
    /** How many messages of the other side this account has not read. */
    unread: z.int(),
    /** Why nothing can be written; null while it can. */
    closed: z.string().nullable(),
    /** Whether this account has reported the conversation. */
    is_reported: z.boolean(),
  })
  .meta({ id: "Thread" });
export type Thread = z.infer<typeof Thread>;
