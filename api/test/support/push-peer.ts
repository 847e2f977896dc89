import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";

export interface Delivered {
  readonly path: string;
  readonly topic: string;
  readonly message: { title: string; text: string; to: string; topic: string };
}

/** A push service on loopback, and the browsers behind it, which read what they get (RFC 8030, 8291 and 8292). */
export class PushPeer {
  readonly delivered: Delivered[] = [];
  /** What was refused because it breaks a rule. */
  readonly refused: string[] = [];
  requests = 0;
  /** Answers so to the next requests. */
  readonly troubles: { status: number; retryAfter?: string }[] = [];
  readonly #browsers = new Map<
    string,
    { ecdh: ReturnType<typeof createECDH>; auth: Buffer; siteKey: string }
  >();
  #origin = "";
  #server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    this.requests += 1;
    const trouble = this.troubles.shift();
    if (trouble) {
      const headers = trouble.retryAfter === undefined ? {} : { "Retry-After": trouble.retryAfter };
      response.writeHead(trouble.status, headers).end();
      return;
    }
    try {
      this.delivered.push(await this.#take(request, body));
      response.writeHead(201).end();
    } catch (error) {
      this.refused.push(error instanceof Error ? error.message : String(error));
      response.writeHead(400).end();
    }
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** A browser subscribes with a site's key. */
  subscribe(siteKey: string): { endpoint: string; p256dh: string; auth: string } {
    const ecdh = createECDH("prime256v1");
    const p256dh = ecdh.generateKeys().toString("base64url");
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(12).toString("hex")}`;
    this.#browsers.set(path, { ecdh, auth, siteKey });
    return { endpoint: this.#origin + path, p256dh, auth: auth.toString("base64url") };
  }

  async #take({ url = "", headers }: IncomingMessage, body: Buffer): Promise<Delivered> {
    const browser = this.#browsers.get(url);
    if (!browser) throw new Error("unknown subscription");
    const [, token = "", key = ""] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
    if (key !== browser.siteKey) throw new Error("another key");
    const point = Buffer.from(key, "base64url");
    const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
    const jwk = await importJWK({ kty: "EC", crv: "P-256", x: part(1), y: part(33) }, "ES256");
    const { payload } = await jwtVerify(token, jwk, { audience: this.#origin });
    if (!/^(mailto:|https?:)/.test(payload.sub ?? "")) throw new Error("no contact");
    if ((payload.exp ?? 0) > Date.now() / 1_000 + 86_400) throw new Error("too long a token");
    if (!/^\d+$/.test(String(headers["ttl"]))) throw new Error("no TTL");
    const topic = String(headers["topic"]);
    if (!/^[\w-]{1,32}$/.test(topic)) throw new Error("no topic");
    if (headers["content-encoding"] !== "aes128gcm" || body.length > 4_096) throw new Error("encoding");
    return { path: url, topic, message: JSON.parse(read(body, browser)) };
  }
}

function read(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), theirs]);
  const derive = (from: Buffer, by: Buffer, what: Buffer | string, size: number) =>
    Buffer.from(hkdfSync("sha256", from, by, what, size));
  const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
