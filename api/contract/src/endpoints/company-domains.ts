import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import { CompanyDomain, Domain, DomainEvent } from "../company-domain.ts";
import type { Endpoint } from "../endpoint.ts";
import { Id, Limit, line, Page, queryInteger } from "../values.ts";

const own = { audience: "employer", errors: ["not_found", "conflict"] } as const;

/** Domains that companies prove to be theirs, and the public log of it. */
export const companyDomainEndpoints = {
  "GET employer/domains": {
    summary: "The domains that the company claims, and how each can be proved",
    audience: "employer",
    cost: READ,
    data: z.object({
      items: z.array(CompanyDomain),
      /** The domain of the company's website, if it is not among them and could be proved. */
      suggested: z.string().nullable(),
    }),
  },
  "POST employer/domains/add": {
    summary: "Claims a domain. Nothing is shown before it is proved.",
    ...own,
    cost: CHANGE,
    body: z.object({ domain: Domain }),
    data: CompanyDomain,
  },
  "POST employer/domains/check": {
    summary: "Looks for the domain's TXT record now. Found, it proves the domain.",
    ...own,
    errors: ["not_found", "conflict", "unavailable"],
    cost: { ...CHANGE, code_tries: 1 },
    body: z.object({ id: Id }),
    data: CompanyDomain,
  },
  "POST employer/domains/mail-code": {
    summary: "Mails a code to a mailbox at the domain. An earlier code no longer works.",
    ...own,
    cost: { ...CHANGE, codes: 1 },
    body: z.object({ id: Id, mailbox: line("The mailbox", 254) }),
    data: CompanyDomain,
  },
  "POST employer/domains/confirm": {
    summary: "Proves the domain by the code that was mailed there",
    ...own,
    cost: { ...CHANGE, code_tries: 1 },
    body: z.object({ id: Id, code: line("The code", 20) }),
    data: CompanyDomain,
  },
  "POST employer/domains/remove": {
    summary: "Gives up a domain. The log says so if it was proved.",
    ...own,
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
  },
  "GET user/domain-log": {
    summary: "The public log of proved domains, the newest first. Lines are added, never changed.",
    audience: "public",
    cost: READ,
    query: z.object({
      page: Page.default(1),
      limit: Limit.default(50),
      /** Lines of one company alone. */
      company: queryInteger("company", 1, 4_294_967_295).optional(),
    }),
    data: z.object({ items: z.array(DomainEvent), total: z.int(), page: z.int(), limit: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
