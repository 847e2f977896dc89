import { checkOwnDomain } from "../../commands/domains/check-domain.ts";
import { claimDomain, ownDomain, removeDomain } from "../../commands/domains/claim-domain.ts";
import { confirmCode, mailCode } from "../../commands/domains/mail-code.ts";
import { type HandlerContext, reply, route } from "../../http/dispatch.ts";
import { Account } from "../../models/index.ts";
import { mailboxesAt } from "../../policies/domain-proof.ts";
import { employerOf } from "../../policies/employer.ts";
import { presentDomain } from "../../presenters/company-domain.ts";
import { findDomains, suggestDomain } from "../../queries/company-domains.ts";

type Context = HandlerContext<"POST employer/domains/check">;

/** @throws ApiError `not_found` for somebody else's */
async function shown({ services, session }: Context, id: number) {
  const claim = await ownDomain(services, employerOf(session), id);
  return presentDomain(claim, mailboxesAt(claim.domain, await emailOf(session)), services.now());
}

async function emailOf({ account: { id } }: Context["session"]): Promise<string> {
  const { email } = await Account.findByPk(id, { attributes: ["email"], rejectOnEmpty: true });
  return email;
}

export const listDomains = route("GET employer/domains", async (_, { services, session }) => {
  const { companyId } = employerOf(session);
  const claims = await findDomains(services.database, companyId);
  const email = await emailOf(session);
  return {
    items: claims.map((claim) => presentDomain(claim, mailboxesAt(claim.domain, email), services.now())),
    suggested: await suggestDomain(services.database, companyId, claims),
  };
});

export const addDomain = route("POST employer/domains/add", async ({ body: { domain } }, context) => {
  const id = await claimDomain(context.services, employerOf(context.session), domain);
  return reply(await shown(context, id), { message: `Now prove that ${domain} is yours.` });
});

export const checkDomainNow = route("POST employer/domains/check", async ({ body: { id } }, context) => {
  await checkOwnDomain(context.services, employerOf(context.session), id);
  return reply(await shown(context, id), { message: "The record was found." });
});

export const mailDomainCode = route("POST employer/domains/mail-code", async ({ body }, context) => {
  await mailCode(context.services, employerOf(context.session), body);
  return reply(await shown(context, body.id), { message: `A code is on its way to ${body.mailbox}.` });
});

export const confirmDomainCode = route("POST employer/domains/confirm", async ({ body }, context) => {
  await confirmCode(context.services, employerOf(context.session), body);
  return await shown(context, body.id);
});

export const deleteDomain = route("POST employer/domains/remove", async ({ body }, { services, session }) => {
  await removeDomain(services, employerOf(session), body.id);
  return reply(null, { message: "The domain was removed" });
});
