import { z } from "zod";
import { EMBED_PLATFORMS } from "./embed-mail.ts";

/** How long a host is listed after the company's map was last seen there, in days. */
export const SIGHTING_DAYS = 90;

/** A host whose pages showed the company's map, as visitors' browsers named it. */
export const EmbedSighting = z
  .object({
    /** With the port, if it has one. */
    host: z.string(),
    first_seen_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
  })
  .meta({ id: "EmbedSighting" });
export type EmbedSighting = z.infer<typeof EmbedSighting>;

/** What a page has of a company's map. `LINK`: nothing but the link within it. */
export const EMBED_FINDINGS = ["SCRIPT", "FRAME", "LINK", "OTHER_COMPANY", "NOTHING"] as const;

/** What a look at a page found. */
export const EmbedCheck = z
  .object({
    /** Where the page was in the end, after redirects. */
    address: z.string(),
    found: z.enum(EMBED_FINDINGS),
    /** Whether visitors see the map, as far as the text of the page can tell. */
    works: z.boolean(),
    /** Which of the two lines is not there, while the other one is. */
    missing: z.enum(["LOADER", "ELEMENT"]).nullable(),
    /** Whose map is there instead, as the page names it. */
    other_company: z.string().nullable(),
    /** Directives of the page's Content-Security-Policy that keep the map out. */
    blocked_by: z.array(z.string()),
    /** Whether the company's own list of sites keeps its map out of frames there. */
    is_unlisted: z.boolean(),
    /** Whether the company is hidden, so that its map shows no jobs anywhere. */
    is_hidden: z.boolean(),
  })
  .meta({ id: "EmbedCheck" });
export type EmbedCheck = z.infer<typeof EmbedCheck>;

/** A mail with the company's embed code that was sent to whoever runs its site. */
export const EmbedMail = z
  .object({
    id: z.int(),
    email: z.string(),
    platform: z.enum(EMBED_PLATFORMS),
    /** Who had it sent; empty if that account is gone. */
    sent_by: z.string(),
    sent_at: z.iso.datetime(),
  })
  .meta({ id: "EmbedMail" });
export type EmbedMail = z.infer<typeof EmbedMail>;
