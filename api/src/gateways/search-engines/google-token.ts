import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { EngineBusy, retryAfter } from "./gateway.ts";
import { post } from "./post.ts";

export interface ServiceAccount {
  readonly email: string;
  /** PKCS #8, as PEM. */
  readonly privateKey: string;
  readonly tokenUrl: string;
}

const SCOPE = "https://www.googleapis.com/auth/indexing";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** A token is not used in its last minute. */
const MARGIN_MS = 60_000;

const TokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Access tokens of a service account (https://developers.google.com/identity/protocols/oauth2/service-account), one at a time. */
export class GoogleToken {
  readonly #account: ServiceAccount;
  readonly #now: () => Date;
  #kept: { token: string; endsAt: number } | undefined;

  constructor(account: ServiceAccount, now: () => Date) {
    this.#account = account;
    this.#now = now;
  }

  /** @throws EngineBusy */
  async get(): Promise<string> {
    if (this.#kept && this.#kept.endsAt > this.#now().getTime()) return this.#kept.token;
    const { email, privateKey, tokenUrl } = this.#account;
    const seconds = Math.floor(this.#now().getTime() / 1_000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3_600)
      .sign(await importPKCS8(privateKey, "RS256"));
    const body = new URLSearchParams({ grant_type: GRANT, assertion }).toString();
    const { status, text, headers } = await post(tokenUrl, "application/x-www-form-urlencoded", body);
    if (status !== 200)
      throw new EngineBusy(
        `${status}: Google refuses the service account: ${text.slice(0, 200)}`,
        retryAfter(headers.get("Retry-After")),
      );
    const reply = TokenReply.safeParse(parseJson(text));
    if (!reply.success) throw new EngineBusy("Google sent no token.");
    this.#kept = {
      token: reply.data.access_token,
      endsAt: this.#now().getTime() + reply.data.expires_in * 1_000 - MARGIN_MS,
    };
    return this.#kept.token;
  }

  /** Google does not take it any more. */
  forget(): void {
    this.#kept = undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
