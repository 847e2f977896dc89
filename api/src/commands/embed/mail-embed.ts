import { EMBED_MAIL_DAYS, type EmbedPlatform } from "@jobmap/contract/embed-mail";
import { type Language, PAGE_PREFIX } from "@jobmap/contract/languages";
import { DAY_MS } from "@jobmap/contract/limits";
import {
  forOptimizers,
  frameAddress,
  frameTag,
  type SnippetInput,
  sharedAddress,
  twoLines,
} from "@jobmap/widget/embed-code";
import { readState, writeState } from "@jobmap/widget/studio-state";
import { QueryTypes } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Account, Company } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import { isPlainName, looksLikeLink } from "../../policies/mail-to-strangers.ts";
import { countAttempt } from "../../security/attempts.ts";
import type { Services } from "../../services.ts";
import { blockKeyOf } from "../mail-blocks.ts";
import { queueMail } from "../queue-mail.ts";

/** What an employer asks for. */
export interface EmbedMailRequest {
  readonly email: string;
  readonly platform: EmbedPlatform;
  /** The employer's own words; may be empty. */
  readonly note: string;
  /** The query of the studio's address, as the employer has set it. What is wrong in it is left out. */
  readonly settings: string;
}

/**
 * Mails the code of the company's map to whoever runs its site, in the sender's language; replies go to the sender. The text is ours but for
 * the note, so that nobody can advertise by it.
 * @throws ApiError `invalid_input` for a note with links; `conflict` for who may not, or an address that wants no such mail;
 *   `too_many_requests`
 */
export async function mailEmbed(
  services: Services,
  actor: Employer,
  { email, platform, note, settings }: EmbedMailRequest,
): Promise<void> {
  const { database, env, now } = services;
  const account = await Account.findByPk(actor.id, { rejectOnEmpty: true });
  const company = await Company.findByPk(actor.companyId, { rejectOnEmpty: true });
  requireSendable(account, company);
  if (looksLikeLink(note)) {
    const message = "Please leave out links and addresses: whoever gets this did not ask for it.";
    throw new ApiError("invalid_input", message, { note: message });
  }
  await countAttempt(services, "email", { embedMails: actor.id, embedMailbox: email });
  const query = new URLSearchParams(settings);
  query.set("company", company.username);
  const state = readState(query);
  const input = { state, host: env.PUBLIC_URL, name: company.name };
  const name = `${account.firstName} ${account.lastName}`.trim();
  const language: Language = account.language;
  await database.transaction(async (transaction) => {
    const blockKey = await blockKeyOf(services, email, transaction);
    await database.query(
      "INSERT INTO embed_mails (company_id, account_id, recipient, platform, note, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      {
        replacements: [company.id, account.id, email, platform, note, now()],
        type: QueryTypes.INSERT,
        transaction,
      },
    );
    await queueMail(services, transaction, {
      template: "embed-code",
      to: email,
      language,
      values: {
        company: company.name,
        by: name !== "" && isPlainName(name) ? name : account.email,
        replyTo: account.email,
        platform,
        note,
        code: codeFor(platform, input),
        height: state.height,
        preview: sharedAddress(state, env.PUBLIC_URL),
        studio: `${env.PUBLIC_URL}${PAGE_PREFIX[language]}/jobmap-integration?${writeState(state)}`,
        blockKey,
      },
    });
  });
}

/** Deletes what is known of mails after that time. */
export async function forgetEmbedMails({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  await database.query("DELETE FROM embed_mails WHERE created_at <= ? LIMIT 10000", {
    replacements: [new Date(now().getTime() - EMBED_MAIL_DAYS * DAY_MS)],
  });
}

function requireSendable({ emailVerifiedAt }: Account, { name, showProfile }: Company): void {
  if (emailVerifiedAt === null)
    throw new ApiError("conflict", "Please confirm your own email address first: replies go there.");
  if (!showProfile)
    throw new ApiError("conflict", "Your company is hidden, so its map shows no jobs. Please show it first.");
  if (!isPlainName(name))
    throw new ApiError(
      "conflict",
      "We cannot put this company name into an email: it is too long or looks like a link. Please copy the code instead.",
    );
}

function codeFor(platform: EmbedPlatform, input: SnippetInput): string {
  if (platform === "GOOGLE_SITES") return frameAddress(input.state, input.host);
  if (input.state.delivery === "iframe") return frameTag(input);
  const lines = twoLines(input);
  return platform === "WORDPRESS" ? forOptimizers(lines, input.host) : lines;
}
