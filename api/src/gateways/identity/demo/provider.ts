import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from "jose";
import type { AppleSettings } from "../apple.ts";
import type { GoogleSettings } from "../google.ts";
import type { ProviderName } from "../provider.ts";

/** The identity that a tester entered on the demo page. */
export interface DemoPerson {
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What a client requests from the authorization endpoint. */
export interface DemoRequest {
  redirectUri: string;
  state: string;
  nonce: string;
}

/**
 * An OpenID provider that believes whatever testers enter. Everything else follows the protocol: codes work once and for a
 * minute, clients authenticate, tokens are signed with published keys. For development and tests only.
 */
export interface DemoProvider {
  readonly name: ProviderName;
  readonly issuer: string;
  /** The client registration of the application. */
  readonly client: GoogleSettings | AppleSettings;
  /** The endpoints for servers: discovery, keys and tokens. Browsers do not use them, so they need no socket. */
  readonly ask: typeof fetch;
  /** A code for a person who consents. `isFirst`: whether this application has never seen them. */
  agree(person: DemoPerson, request: DemoRequest): { code: string; isFirst: boolean };
  /** An id token as the sign-in button's script passes it to a page. */
  idToken(person: DemoPerson, nonce: string): Promise<string>;
}

const CODE_TTL_MS = 60_000;
const TOKEN_LIFE = "10 minutes";
const KEY_ID = "demo";

export function createDemoIdentity(name: ProviderName, issuer: string): DemoProvider {
  const clientId = `jobmap-demo-${name}`;
  const secret = randomBytes(32).toString("base64url");
  const application = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const client =
    name === "google"
      ? { clientId, clientSecret: secret }
      : {
          clientId,
          teamId: "DEMOTEAM",
          keyId: "DEMOKEY",
          privateKey: application.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
        };
  let pair: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => {
    pair ??= generateKeyPair("RS256");
    return pair;
  };
  const codes = new Map<string, DemoRequest & { person: DemoPerson; until: number }>();
  const seen = new Set<string>();

  async function idToken({ email, emailVerified, firstName, lastName }: DemoPerson, nonce: string) {
    const { privateKey } = await keys();
    const names = { given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}`.trim() };
    return new SignJWT({
      email,
      email_verified: name === "apple" ? String(emailVerified) : emailVerified,
      nonce,
      // Apple's tokens carry no names.
      ...(name === "apple" ? {} : names),
    })
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID })
      .setIssuer(issuer)
      .setSubject(createHash("sha256").update(email).digest("hex").slice(0, 24))
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime(TOKEN_LIFE)
      .sign(privateKey);
  }

  async function token(form: URLSearchParams): Promise<Response> {
    const code = form.get("code") ?? "";
    const agreed = codes.get(code);
    codes.delete(code);
    if (!(await isTheClient(form))) return Response.json({ error: "invalid_client" }, { status: 401 });
    if (!agreed || agreed.until < Date.now() || form.get("redirect_uri") !== agreed.redirectUri)
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    return Response.json({
      access_token: randomBytes(32).toString("base64url"),
      token_type: "Bearer",
      expires_in: 600,
      id_token: await idToken(agreed.person, agreed.nonce),
    });
  }

  async function isTheClient(form: URLSearchParams): Promise<boolean> {
    const given = form.get("client_secret") ?? "";
    if (form.get("client_id") !== clientId) return false;
    if (name === "google") return given === secret;
    const options = { issuer: "DEMOTEAM", subject: clientId, audience: "https://appleid.apple.com" };
    return jwtVerify(given, application.publicKey, options).then(
      () => true,
      () => false,
    );
  }

  return {
    name,
    issuer,
    client,
    idToken,
    agree(person, request) {
      const code = randomBytes(32).toString("base64url");
      codes.set(code, { ...request, person, until: Date.now() + CODE_TTL_MS });
      const isFirst = !seen.has(person.email);
      seen.add(person.email);
      return { code, isFirst };
    },
    async ask(input, init) {
      const request = new Request(input, init);
      switch (request.url) {
        case `${issuer}/.well-known/openid-configuration`:
          return Response.json({
            issuer,
            // Relative, so that a browser stays at the address that it used for this server.
            authorization_endpoint: `${new URL(issuer).pathname}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/jwks`,
          });
        case `${issuer}/jwks`: {
          const key = await exportJWK((await keys()).publicKey);
          return Response.json({ keys: [{ ...key, kid: KEY_ID, alg: "RS256", use: "sig" }] });
        }
        case `${issuer}/token`:
          return token(new URLSearchParams(await request.text()));
        default:
          return new Response(null, { status: 404 });
      }
    },
  };
}
