import type { Middleware } from "koa";
import { QueryTypes, type Sequelize } from "sequelize";
import type { Workers } from "../../background/workers.ts";
import { KEPT_MAIL_POLICY } from "../../http/content-security-policy.ts";
import { type Html, html } from "../embed/html.ts";
import { developerPage } from "./page.ts";

interface KeptMail {
  id: number;
  recipient: string;
  sender: string;
  reply_to: string | null;
  subject: string;
  html: string;
  plain: string;
  kept_at: Date;
}

const SHOWN = 100;
const PATH = /^\/dev\/mail(?:\/(\d{1,10})(\/html)?|(\.json))?$/;

/**
 * Mails that the product would have sent. `/dev/mail` lists the newest, `?to=` those to one address; `/dev/mail/{id}` shows one;
 * `/dev/mail.json` is the same list with the texts, for tests that drive a browser.
 */
export function keptMail(
  database: Sequelize,
  { digests, mail }: Pick<Workers, "digests" | "mail">,
): Middleware {
  return async (ctx, next) => {
    const match = PATH.exec(ctx.path);
    if (!match || ctx.method !== "GET") return next();
    const [, id, asHtml, asJson] = match;
    await digests.drain();
    await mail.drain();
    ctx.set("Cache-Control", "no-store");
    if (!id) {
      const list = await read(database, new URLSearchParams(ctx.querystring).get("to"));
      if (asJson) ctx.body = list.map(({ plain: text, recipient: to, ...rest }) => ({ ...rest, to, text }));
      else developerPage(ctx, "Emails", listPage(list));
      return;
    }
    const [found] = await select(database, "WHERE id = ?", [Number(id)]);
    if (!found) return next();
    if (!asHtml) return developerPage(ctx, found.subject, mailPage(found));
    ctx.type = "html";
    ctx.set("Content-Security-Policy", KEPT_MAIL_POLICY);
    ctx.body = found.html;
  };
}

const read = (database: Sequelize, to: string | null) =>
  to ? select(database, "WHERE recipient = ?", [to.trim().toLowerCase()]) : select(database, "", []);

function select(database: Sequelize, where: string, replacements: unknown[]): Promise<KeptMail[]> {
  return database.query<KeptMail>(
    `SELECT id, recipient, sender, reply_to, subject, html, plain, kept_at FROM kept_mails ${where} ORDER BY id DESC LIMIT ${SHOWN}`,
    { replacements, type: QueryTypes.SELECT },
  );
}

function listPage(mails: readonly KeptMail[]): Html {
  if (mails.length === 0)
    return html`<p>No emails yet. Register or request a new password to see one here.</p>`;
  const rows = mails.map(
    ({ id, recipient, subject, kept_at }) =>
      html`<tr><td><a href="/dev/mail/${id}">${subject}</a></td><td>${recipient}</td><td>${kept_at.toISOString().slice(0, 19).replace("T", " ")}</td></tr>`,
  );
  return html`<table><thead><tr><th>Subject</th><th>To</th><th>At (UTC)</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function mailPage({ id, recipient, sender, reply_to, plain }: KeptMail): Html {
  return html`<p>To ${recipient}${sender !== "" && ` · from ${sender}`}${reply_to !== null && ` · replies to ${reply_to}`} · <a href="/dev/mail">All emails</a></p>
<iframe title="Email as HTML" src="/dev/mail/${id}/html" sandbox></iframe>
<h2>As text</h2><pre>${plain}</pre>`;
}
