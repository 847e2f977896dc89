import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportPKCS8, exportSPKI, generateKeyPair, importSPKI, jwtVerify } from "jose";
import { z } from "zod";

export const INDEXING_EMAIL = "jobmap@project.iam.gserviceaccount.example";
const Notification = z.object({ url: z.url(), type: z.enum(["URL_UPDATED", "URL_DELETED"]) });

/** Google's tokens and Indexing API on loopback, with its quota. It believes what the service account's key has signed. */
export class GoogleIndexingPeer {
  /** Notifications that were taken, `URL_UPDATED /job/1`. */
  readonly taken: string[] = [];
  tokens = 0;
  batches = 0;
  quota = 200;
  /** Statuses for single notifications, by path. */
  readonly statuses = new Map<string, number>();
  privateKey = "";
  #publicKey = "";
  #url = "";
  #valid = new Set<string>();
  #server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    const { status, type = "application/json", text } = await this.#answer(request, body);
    response.writeHead(status, { "Content-Type": type }).end(text);
  });

  /** @returns the settings of a server that asks it */
  async start(): Promise<Record<string, string>> {
    const pair = await generateKeyPair("RS256", { extractable: true });
    this.privateKey = await exportPKCS8(pair.privateKey);
    this.#publicKey = await exportSPKI(pair.publicKey);
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return {
      GOOGLE_INDEXING_EMAIL: INDEXING_EMAIL,
      GOOGLE_INDEXING_PRIVATE_KEY: this.privateKey.replaceAll("\n", "\\n"),
      GOOGLE_INDEXING_URL: this.#url,
      GOOGLE_INDEXING_TOKEN_URL: `${this.#url}/token`,
    };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** What was signed in the past counts no more. */
  expireTokens(): void {
    this.#valid.clear();
  }

  async #answer(request: IncomingMessage, body: string) {
    if (request.url === "/token") return await this.#grant(body);
    const [, token = ""] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    if (!this.#valid.has(token)) return { status: 401, text: '{"error":{"status":"UNAUTHENTICATED"}}' };
    const boundary = /^multipart\/mixed; boundary=(\S+)$/.exec(request.headers["content-type"] ?? "")?.[1];
    if (request.url !== "/batch" || !boundary) return { status: 404, text: "{}" };
    this.batches += 1;
    const parts = body.split(`--${boundary}`).slice(1, -1);
    if (parts.length > 100) return { status: 400, text: '{"error":{"status":"INVALID_ARGUMENT"}}' };
    // Answers come in any order.
    const answers = parts.map((part) => this.#publish(part)).reverse();
    const text = `${answers.map((answer) => `--answers\r\n${answer}\r\n`).join("")}--answers--\r\n`;
    return { status: 200, type: "multipart/mixed; boundary=answers", text };
  }

  async #grant(body: string) {
    const asked = new URLSearchParams(body);
    if (asked.get("grant_type") !== "urn:ietf:params:oauth:grant-type:jwt-bearer")
      return { status: 400, text: '{"error":"unsupported_grant_type"}' };
    try {
      const key = await importSPKI(this.#publicKey, "RS256");
      const { payload } = await jwtVerify(asked.get("assertion") ?? "", key, {
        issuer: INDEXING_EMAIL,
        audience: `${this.#url}/token`,
        algorithms: ["RS256"],
      });
      if (payload["scope"] !== "https://www.googleapis.com/auth/indexing") throw new Error("scope");
    } catch {
      return { status: 400, text: '{"error":"invalid_grant"}' };
    }
    this.tokens += 1;
    const token = `ya29.${this.tokens}`;
    this.#valid.add(token);
    return {
      status: 200,
      text: JSON.stringify({ access_token: token, expires_in: 3_599, token_type: "Bearer" }),
    };
  }

  #publish(part: string): string {
    const id = /^Content-ID: <([^>]+)>\r$/m.exec(part)?.[1] ?? "";
    const [, , request = ""] = /\r\n\r\n(POST \/v3\/urlNotifications:publish HTTP\/1\.1)\r\n/.exec(part)
      ? part.split("\r\n\r\n")
      : [];
    const answer = (status: number, text: object) =>
      [
        "Content-Type: application/http",
        `Content-ID: <response-${id}>`,
        "",
        `HTTP/1.1 ${status} X`,
        "Content-Type: application/json",
        "",
        JSON.stringify(text),
      ].join("\r\n");
    const parsed = Notification.safeParse(JSON.parse(request || "null"));
    if (!parsed.success) return answer(400, { error: { status: "INVALID_ARGUMENT" } });
    const { pathname } = new URL(parsed.data.url);
    if (this.quota === 0) return answer(429, { error: { status: "RESOURCE_EXHAUSTED" } });
    this.quota -= 1;
    const status = this.statuses.get(pathname);
    if (status !== undefined) return answer(status, { error: { status: "PLANNED" } });
    this.taken.push(`${parsed.data.type} ${pathname}`);
    return answer(200, { urlNotificationMetadata: { url: parsed.data.url } });
  }
}
