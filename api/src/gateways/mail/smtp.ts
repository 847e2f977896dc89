import { createTransport } from "nodemailer";
import { type MailGateway, MailRefused } from "./gateway.ts";

export interface SmtpSettings {
  /** `smtp://` (STARTTLS where offered) or `smtps://`, with user and password if the server requires them. */
  readonly url: string;
  /** Sender: an address, or `Name <address>`. */
  readonly from: string;
}

/** Timeout for a connection, a greeting, or the server's next response, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 10_000;
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** A mail server. A password never leaves this machine without TLS. */
export function createSmtpMail({ url, from }: SmtpSettings): MailGateway {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && password !== "" && !LOOPBACK.test(hostname),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: CONNECTION_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, fromName, replyTo, subject, html, text, calendar, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          messageId: `<${messageId}>`,
          from: fromName ? { name: fromName, address: addressOf(from) } : from,
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          // As an object: a string would be parsed as a list of addresses.
          to: { name: "", address: to },
          subject,
          html,
          text,
          // As one of the forms of the mail, which calendars read, and as a file, for programs that know no calendars.
          ...(calendar && {
            icalEvent: { method: calendar.method, filename: "interview.ics", content: calendar.text },
          }),
          headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribeUrl) },
        });
      } catch (error) {
        if (isForGood(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** The bare address of `Name <address>`. */
export const addressOf = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from;

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** A 5xx response to the recipient or to the content. One to the sender or the password means a wrong setting, not a wrong mail. */
function isForGood(error: unknown): error is Error {
  return (
    error instanceof Error &&
    "responseCode" in error &&
    Number(error.responseCode) >= 500 &&
    "command" in error &&
    (error.command === "RCPT TO" || error.command === "DATA")
  );
}
