import { z } from "zod";
import { EMAIL_INVALID, looksLikeEmail } from "../account.ts";
import { CHANGE } from "../budgets.ts";
import { CONTACT_TOPICS, MAX_CONTACT_LENGTH } from "../contact-topics.ts";
import type { Endpoint } from "../endpoint.ts";
import { line, text } from "../values.ts";

const MESSAGE_MISSING = "Please write what it is about.";

export const contactEndpoints = {
  "POST user/contact/add": {
    summary: "Takes a message to whoever runs the site, and mails it to them. The reply has its number.",
    audience: "public",
    cost: { ...CHANGE, feedback: 1 },
    body: z.object({
      topic: z.enum(CONTACT_TOPICS, "Please choose what it is about."),
      name: line("Name", 120).pipe(z.string().min(1, "Please enter your name.")),
      email: line("Email", 254).pipe(z.string().refine(looksLikeEmail, EMAIL_INVALID)),
      message: text("The message", MAX_CONTACT_LENGTH).pipe(z.string().min(1, MESSAGE_MISSING)),
      /** Nobody sees this field; programs that fill in every form fill it in. */
      fax: line("Fax", 120)
        .pipe(z.literal("", "Please leave this field empty: it is there to tell programs from people."))
        .optional(),
    }),
    data: z.object({ reference: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
