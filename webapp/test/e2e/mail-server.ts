import { createServer } from "node:http";
import { TestSmtp } from "../../../api/test/support/smtp.ts";

/** Where the mail server of the browser tests takes mail. `npm test` chooses both ports; a run by hand has fixed ones. */
export const SMTP_URL = `smtp://127.0.0.1:${process.env["E2E_SMTP_PORT"] ?? 4311}`;
/** Where it shows what came: `GET ?to=ADDRESS` answers the text of the newest mail to an address, with `&as=html` its HTML, or nothing; `&has=TEXT` only looks at those with it. */
export const MAILBOX_URL = `http://127.0.0.1:${process.env["E2E_MAILBOX_PORT"] ?? 4312}/`;

const portOf = (url: string) => Number(new URL(url).port);

/** A real mail server for the product under test, and its mailbox for the tests. Returns what stops both. */
export async function startMailServer(): Promise<() => Promise<void>> {
  const smtp = new TestSmtp(portOf(SMTP_URL));
  await smtp.start();
  const mailbox = createServer((request, response) => {
    const { searchParams: asked } = new URL(request.url ?? "/", MAILBOX_URL);
    const to = asked.get("to") ?? "";
    const part = asked.get("as") === "html" ? "html" : "text";
    const has = asked.get("has") ?? "";
    const newest = smtp.received.findLast((mail) => mail.to.includes(to) && mail[part].includes(has));
    response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(newest?.[part] ?? "");
  });
  await new Promise<void>((resolve) => mailbox.listen(portOf(MAILBOX_URL), "127.0.0.1", resolve));
  return async () => {
    mailbox.close();
    await smtp.stop();
  };
}
