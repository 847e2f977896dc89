import type { Middleware } from "koa";
import rawBody from "raw-body";
import { QueryTypes, type Sequelize } from "sequelize";
import { addKeptRecord, removeKeptRecord } from "../../commands/domains/kept-records.ts";
import { html } from "../embed/html.ts";
import { developerPage } from "./page.ts";

const MAX_RECORDS = 200;

/** TXT records that the stand-in for DNS answers: `/dev/dns` lists them, and has a form for another one. */
export function keptDns(database: Sequelize): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== "/dev/dns") return next();
    if (ctx.method === "POST") {
      const form = new URLSearchParams(await rawBody(ctx.req, { limit: 10_000, encoding: "utf8" }));
      const remove = Number(form.get("remove"));
      const [domain, text] = ["domain", "text"].map((name) => form.get(name)?.trim() ?? "");
      if (remove > 0) await removeKeptRecord(database, remove);
      else if (domain && text) await addKeptRecord(database, { domain, text });
      ctx.status = 303;
      ctx.set("Location", "/dev/dns");
      return;
    }
    const records = await database.query<{ id: number; domain: string; text: string }>(
      `SELECT id, domain, text FROM kept_dns_records ORDER BY id DESC LIMIT ${MAX_RECORDS}`,
      { type: QueryTypes.SELECT },
    );
    const rows = records.map(
      ({ id, domain, text }) =>
        html`<tr><td>${domain}</td><td>${text}</td><td><form method="post"><button name="remove" value="${id}">Remove</button></form></td></tr>`,
    );
    developerPage(
      ctx,
      "DNS records",
      html`<p>TXT records that domains have here. No name server is asked. A domain without a line has none.</p>
<form method="post">
<label>Domain <input type="text" name="domain" required maxlength="253" autocomplete="off"></label>
<label>Text <input type="text" name="text" required maxlength="500" autocomplete="off"></label>
<button>Add</button>
</form>
<table><thead><tr><th>Domain</th><th>Text</th><th></th></tr></thead><tbody>${rows}</tbody></table>`,
    );
  };
}
