import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";

/** An OpenID issuer on loopback that signs whatever a test wants. */
export class TestIssuer {
  readonly #server: Server;
  readonly #keys: { privateKey: CryptoKey; publicKey: CryptoKey };
  /** What the token endpoint answers, and with which status. */
  tokenReply: { status: number; body: string } = { status: 500, body: "" };
  /** Forms that came to the token endpoint. */
  readonly asked: URLSearchParams[] = [];
  /** While it is away, every request fails. */
  isAway = false;

  static async start(): Promise<TestIssuer> {
    const issuer = new TestIssuer(await generateKeyPair("RS256"));
    await new Promise<void>((resolve) => issuer.#server.listen(0, "127.0.0.1", resolve));
    return issuer;
  }

  private constructor(keys: { privateKey: CryptoKey; publicKey: CryptoKey }) {
    this.#keys = keys;
    this.#server = createServer(async (request, response) => {
      const json = (body: object) =>
        response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
      const body = Buffer.concat(await request.toArray()).toString();
      if (this.isAway) return response.writeHead(503).end("<h1>away</h1>");
      if (request.url === "/.well-known/openid-configuration")
        return json({
          issuer: this.url,
          authorization_endpoint: `${this.url}/authorize`,
          token_endpoint: `${this.url}/token`,
          jwks_uri: `${this.url}/keys`,
        });
      if (request.url === "/keys")
        return json({ keys: [{ ...(await exportJWK(this.#keys.publicKey)), kid: "k1", alg: "RS256" }] });
      this.asked.push(new URLSearchParams(body));
      return response.writeHead(this.tokenReply.status).end(this.tokenReply.body);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** An id token of a verified person, ten minutes good, with what the test wants different; `undefined` leaves a claim out. */
  sign(claims: Record<string, unknown> = {}, key: CryptoKey = this.#keys.privateKey): Promise<string> {
    const seconds = Math.floor(Date.now() / 1_000);
    const all = {
      iss: this.url,
      aud: "client-1",
      sub: "subject-1",
      iat: seconds,
      exp: seconds + 600,
      nonce: "nonce-1",
      email: "ada@mail.example",
      email_verified: true,
      given_name: "Ada",
      family_name: "Lovelace",
      ...claims,
    };
    return new SignJWT(JSON.parse(JSON.stringify(all)))
      .setProtectedHeader({ alg: "RS256", kid: "k1" })
      .sign(key);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
