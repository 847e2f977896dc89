import { Agent, type IncomingHttpHeaders, request as send } from "node:http";

export interface Reply {
  /** 0 where no reply came: `text` says why then. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Until the last byte, in milliseconds. */
  readonly ms: number;
}

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** In milliseconds. */
  readonly patience?: number;
}

const TIMEOUT_MS = 20_000;
const XSRF = "XSRF-TOKEN";

/** A browser at one loopback address, with its cookies; whoever has a token is signed in. */
export class Client {
  readonly url: URL;
  readonly address: string;
  token = "";
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();

  constructor(url: URL, address: string) {
    this.url = url;
    this.address = address;
    this.#agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 32 });
  }

  /** Sends what it is told to, with the cookies and the token; a failure of the connection is a reply as well. */
  request(
    method: string,
    path: string,
    { headers = {}, body, patience = TIMEOUT_MS }: Sent = {},
  ): Promise<Reply> {
    const started = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, replied: IncomingHttpHeaders, text: string) =>
        resolve({ status, headers: replied, text, ms: performance.now() - started });
      try {
        const asked = send(
          {
            host: this.url.hostname,
            port: this.url.port || 80,
            method,
            path,
            agent: this.#agent,
            headers: {
              ...this.#own(),
              ...headers,
              ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
            },
            signal: AbortSignal.timeout(patience),
          },
          (response) => {
            this.#keep(response.headers["set-cookie"] ?? []);
            const chunks: Buffer[] = [];
            response.on("data", (chunk: Buffer) => chunks.push(chunk));
            response.on("end", () =>
              end(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString("utf8")),
            );
            response.on("error", (error) => end(0, {}, error.message));
          },
        );
        asked.on("error", (error) => end(0, {}, error.message));
        asked.end(body);
      } catch (error) {
        // Node itself does not send what is no header or path.
        end(-1, {}, String(error));
      }
    });
  }

  /** Asks the API as a page of ours does. */
  async ask(method: string, path: string, body?: object): Promise<Reply> {
    if (method === "GET") return this.request("GET", `/api/v1/${path}`);
    return this.request(method, `/api/v1/${path}`, {
      headers: { ...(await this.pageHeaders()), "Content-Type": "application/json" },
      body: JSON.stringify(body ?? {}),
    });
  }

  /** The headers by which a request is known to come from a page of ours. */
  async pageHeaders(): Promise<Record<string, string>> {
    if (!this.#cookies.has(XSRF)) await this.request("GET", "/api/v1/auth/profile");
    return { Origin: this.url.origin, "X-XSRF-TOKEN": this.#cookies.get(XSRF) ?? "" };
  }

  /** Another browser at the same address, with the same token. */
  fork(address = this.address): Client {
    const other = new Client(this.url, address);
    other.token = this.token;
    return other;
  }

  close(): void {
    this.#agent.destroy();
  }

  #own(): Record<string, string> {
    const cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    return {
      ...(cookie ? { Cookie: cookie } : {}),
      ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
    };
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
  }
}

/** A form with fields and files. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  files: readonly { readonly field: string; readonly name: string; readonly bytes: Buffer }[],
): { headers: Record<string, string>; body: Buffer } {
  const boundary = "----attack-6f1c9d27b5";
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ field, name, bytes }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(parts),
  };
}
