import { createHash, randomInt } from "node:crypto";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Account, Company } from "../../models/index.ts";
import { mailboxesAt } from "../../policies/domain-proof.ts";
import type { Employer } from "../../policies/employer.ts";
import { isPlainName } from "../../policies/mail-to-strangers.ts";
import type { StoredDomain } from "../../queries/company-domains.ts";
import { countAttempt } from "../../security/attempts.ts";
import type { Services } from "../../services.ts";
import { blockKeyOf } from "../mail-blocks.ts";
import { queueMail } from "../queue-mail.ts";
import { ownDomain } from "./claim-domain.ts";
import { proveDomain } from "./prove-domain.ts";
import { setDomain } from "./write-domain.ts";

/** Whoever reads postmaster@ may not do so today. */
const CODE_DAYS = 3;
const MAX_TRIES = 5;
/** Without those that are taken for each other when read aloud. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 8;

/**
 * Mails a code to a mailbox at a claimed domain, in the place of any earlier one.
 * @throws ApiError `invalid_input` for a mailbox that proves nothing; `too_many_requests`; `conflict` if it wants no such mail
 */
export async function mailCode(
  services: Services,
  actor: Employer,
  { id, mailbox }: { id: number; mailbox: string },
): Promise<void> {
  const { database, now } = services;
  const claim = await ownDomain(services, actor, id);
  const account = await Account.findByPk(actor.id, { rejectOnEmpty: true });
  const to = mailbox.toLowerCase();
  if (!mailboxesAt(claim.domain, account.email).includes(to)) {
    const message = `Please choose one of the mailboxes at ${claim.domain}.`;
    throw new ApiError("invalid_input", message, { mailbox: message });
  }
  const company = await Company.findByPk(actor.companyId, { rejectOnEmpty: true });
  if (!isPlainName(company.name))
    throw new ApiError(
      "conflict",
      "We cannot put this company name into an email: it is too long or looks like a link. A DNS record works.",
    );
  await countAttempt(services, "mailbox", { domainCompany: actor.companyId, domainMailbox: to });
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const expiresAt = new Date(now().getTime() + CODE_DAYS * DAY_MS);
  await database.transaction(async (transaction) => {
    const blockKey = await blockKeyOf(services, to, transaction);
    await setDomain(
      services,
      id,
      { code_hash: hashOf(claim, code), code_expires_at: expiresAt, code_tries: 0 },
      transaction,
    );
    await queueMail(services, transaction, {
      template: "domain-code",
      to,
      language: account.language,
      values: { code, days: CODE_DAYS, domain: claim.domain, company: company.name, blockKey },
      expiresAt,
    });
  });
}

/**
 * Proves a domain by the code that was mailed there.
 * @throws ApiError `invalid_input` under `code`, the same for every reason; `conflict` as {@link proveDomain}
 */
export async function confirmCode(
  services: Services,
  actor: Employer,
  { id, code }: { id: number; code: string },
): Promise<void> {
  const { database, now } = services;
  const claim = await ownDomain(services, actor, id);
  if (claim.method === "DNS" && claim.missing_since === null)
    throw new ApiError("conflict", `${claim.domain} is proved by its DNS record already.`);
  // Counted before it is compared, so that guesses at once are no more than others.
  const [, counted] = await database.query(
    `UPDATE company_domains SET code_tries = code_tries + 1
     WHERE id = ? AND code_hash IS NOT NULL AND code_tries < ${MAX_TRIES} AND code_expires_at > ?`,
    { replacements: [id, now()], type: QueryTypes.UPDATE },
  );
  if (counted === 0) throw wrongCode();
  const given = hashOf(claim, code.replaceAll(/[\s-]/g, "").toUpperCase());
  await proveDomain(services, claim, "MAILBOX", ({ code_hash }) => {
    if (code_hash === null || !code_hash.equals(given)) throw wrongCode();
  });
}

/** Bound to its claim, whose token nobody else's has. */
const hashOf = ({ token }: StoredDomain, code: string) =>
  createHash("sha256").update(`${token} ${code}`).digest();

function wrongCode(): ApiError {
  const message = "This code is not right, was used, or is too old. Please have a new one mailed.";
  return new ApiError("invalid_input", message, { code: message });
}
