import { z } from "zod";
import { Email } from "../account.ts";
import { CHANGE, READ } from "../budgets.ts";
import { EmbedCheck, EmbedMail, EmbedSighting } from "../embed.ts";
import { EMBED_PLATFORMS, MAX_EMBED_NOTE_LENGTH } from "../embed-mail.ts";
import type { Endpoint } from "../endpoint.ts";
import { line, text } from "../values.ts";

const PageAddress = z
  .string("Please enter the address of the page.")
  .trim()
  .min(1, "Please enter the address of the page.")
  .max(2_000, "The address is too long.")
  .refine(
    (text) => text === "" || /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
    "Please enter an address that begins with https://.",
  );

/** A company's map on its own site. */
export const embedEndpoints = {
  "GET employer/embed/sightings": {
    summary: "The hosts on which the company's map was seen in the last 90 days, the latest first",
    audience: "employer",
    cost: READ,
    data: z.object({
      /** The latest ones. */
      items: z.array(EmbedSighting),
      total: z.int(),
    }),
  },
  "POST employer/embed/check": {
    summary: "Reads a page now and says what it has of the company's map. Nothing of it is run or kept.",
    audience: "employer",
    seat: "viewer",
    cost: { ...CHANGE, uploads: 1 },
    body: z.object({ url: PageAddress }),
    data: EmbedCheck,
  },
  "GET employer/embed/mails": {
    summary: "The latest mails with the company's embed code, the newest first",
    audience: "employer",
    cost: READ,
    data: z.object({ items: z.array(EmbedMail) }),
  },
  "POST employer/embed/mail": {
    summary:
      "Mails the company's embed code to whoever runs its site, with steps for the kind of site. Replies go to the sender.",
    audience: "employer",
    cost: { ...CHANGE, codes: 1 },
    body: z.object({
      email: Email,
      platform: z.enum(EMBED_PLATFORMS).default("OTHER"),
      /** Plain text without links. */
      note: text("The note", MAX_EMBED_NOTE_LENGTH).default(""),
      /** The query of the studio's address (`/jobmap-integration`), so that the code is as it was set there. */
      settings: line("The settings", 1_000).default(""),
    }),
    data: z.null(),
    errors: ["conflict"],
  },
} as const satisfies Record<string, Endpoint>;
