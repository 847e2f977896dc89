import { z } from "zod";
import { PROOF_METHODS } from "./enums.ts";
import { line } from "./values.ts";

/** Mailboxes that the people who run a domain, or hire for it, read (RFC 2142, and what employers use). */
export const ROLE_MAILBOXES = [
  "postmaster",
  "hostmaster",
  "webmaster",
  "admin",
  "hr",
  "jobs",
  "careers",
] as const;

/** A claim is waiting for its proof, is proved, or was proved and its proof has not been found since. */
export const DOMAIN_STATES = ["WAITING", "PROVED", "MISSING"] as const;

/** Why a company no longer holds a domain. */
export const DOMAIN_ENDS = ["RECORD_GONE", "NOT_RENEWED", "REMOVED"] as const;

/** A company that holds a domain, as it is shown beside the company: what was proved, how and when. */
export const ProvedDomain = z
  .object({ domain: z.string(), method: z.enum(PROOF_METHODS), proved_at: z.iso.datetime() })
  .meta({ id: "ProvedDomain" });
export type ProvedDomain = z.infer<typeof ProvedDomain>;

/** A domain that a company claims, as its employer sees it. */
export const CompanyDomain = z
  .object({
    id: z.int(),
    domain: z.string(),
    state: z.enum(DOMAIN_STATES),
    /** How it was proved last; null before. */
    method: z.enum(PROOF_METHODS).nullable(),
    proved_at: z.iso.datetime().nullable(),
    /** When the proof was last found. */
    found_at: z.iso.datetime().nullable(),
    /** When the proof ends unless it is there again by then; only while it is missing. */
    ends_at: z.iso.datetime().nullable(),
    /** The TXT record that proves it. */
    record: z.string(),
    /** Addresses that a code can be mailed to. */
    mailboxes: z.array(z.string()),
    /** Whether a code was mailed that still works. */
    has_code: z.boolean(),
  })
  .meta({ id: "CompanyDomain" });
export type CompanyDomain = z.infer<typeof CompanyDomain>;

/** A line of the public log: a company came to hold a domain, or holds it no more. */
export const DomainEvent = z
  .object({
    id: z.int(),
    event: z.enum(["PROVED", "ENDED"]),
    domain: z.string(),
    method: z.enum(PROOF_METHODS),
    /** Of an end. */
    reason: z.enum(DOMAIN_ENDS).nullable(),
    company: z.object({
      /** As it was then; null if the company is hidden or gone. */
      name: z.string().nullable(),
      /** Of its page; null with the name. */
      username: z.string().nullable(),
    }),
    at: z.iso.datetime(),
  })
  .meta({ id: "DomainEvent" });
export type DomainEvent = z.infer<typeof DomainEvent>;

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * A domain from what people paste: `harbor.example`, `https://www.harbor.example/jobs`. In ASCII (IDNA), without `www.`; undefined for
 * what is none.
 */
export function domainOf(text: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  if (url?.username !== "" || !/^https?:$/.test(url.protocol)) return undefined;
  const domain = url.hostname
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
  const labels = domain.split(".");
  const isDomain =
    domain.length <= 253 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
  return isDomain ? domain : undefined;
}

const DOMAIN_INVALID = "Please enter a domain, such as harbor.example.";

/** A domain in a request. Whether it can prove anything is for the server to say. */
export const Domain = line("The domain", 500)
  .refine((text) => domainOf(text) !== undefined, DOMAIN_INVALID)
  .transform((text) => domainOf(text) ?? text);
