import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Received {
  from: string;
  to: string[];
  messageId: string;
  subject: string;
  /** Its two parts, decoded. */
  text: string;
  html: string;
  raw: string;
}

/** What the server says to a mail's content instead of taking it: an SMTP code, or nothing at all, for ever. */
export type Mood = "takes it" | "hangs" | number;

/** A real mail server on loopback, without TLS or passwords. */
export class TestSmtp {
  readonly received: Received[] = [];
  mood: Mood = "takes it";
  /** Recipients that do not exist here. */
  readonly unknown = new Set<string>();
  /** Contents that have begun to arrive. */
  begun = 0;
  #server: SMTPServer | undefined;
  #port: number;

  /** @param port a free one unless said */
  constructor(port = 0) {
    this.#port = port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Listens; on the same port again after a {@link stop}. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      disableReverseLookup: true,
      closeTimeout: 1,
      logger: false,
      onRcptTo: ({ address }, _session, done) =>
        done(this.unknown.has(address) ? refusal(550, "no such mailbox") : null),
      onData: (stream, { envelope }, done) => {
        this.begun++;
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          if (this.mood === "hangs") return;
          if (typeof this.mood === "number") return done(refusal(this.mood, "not now"));
          const raw = Buffer.concat(chunks).toString("utf8");
          this.received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : "",
            to: envelope.rcptTo.map(({ address }) => address),
            messageId: header(raw, "Message-ID"),
            subject: header(raw, "Subject"),
            text: part(raw, "text/plain"),
            html: part(raw, "text/html"),
            raw,
          });
          done();
        });
      },
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

function header(raw: string, name: string): string {
  const unfolded = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1] ?? "";
}

function part(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(header(raw, "Content-Type"))?.[1];
  const found = raw
    .split(`\r\n--${boundary}`)
    .slice(1)
    .find((text) => header(text.trimStart(), "Content-Type").startsWith(type));
  if (found === undefined) return "";
  const body = found.slice(found.indexOf("\r\n\r\n") + 4);
  const encoding = header(found, "Content-Transfer-Encoding");
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
