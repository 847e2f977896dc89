import type { Sequelize } from "sequelize";
import type { Env } from "../../env.ts";
import { isPublicAddress } from "../web/addresses.ts";
import { sendRequest } from "../web/request.ts";
import { encrypt, type PushKeys } from "./encrypt.ts";
import { Vapid } from "./vapid.ts";

export type { PushKeys } from "./encrypt.ts";

/** A browser's address at its push service. */
export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

export interface PushOptions {
  /** A message with the same topic that was not delivered yet is replaced. */
  readonly topic: string;
  /** How long the service keeps it for a device that is off. */
  readonly ttlSeconds: number;
}

/** The browser does not take messages of ours any more. */
export class PushGone extends Error {
  override name = "PushGone";
}

/** This message can never be delivered. */
export class PushRefused extends Error {
  override name = "PushRefused";
}

/** The service takes nothing for now. */
export class PushBusy extends Error {
  override name = "PushBusy";
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

const TIMEOUT_MS = 15_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** A token of ours that is not believed may be right again, once a clock is: nobody's device is removed for it. */
const UNBELIEVED: ReadonlySet<number> = new Set([401, 403]);
const MAX_RETRY_SECONDS = 86_400;

type Settings = Pick<Env, "PUBLIC_URL" | "PUSH_TO_THIS_MACHINE" | "SITE_OWNER_EMAIL">;

export function createPush(settings: Settings, database: Sequelize, now: () => Date): PushGateway {
  const contact = settings.SITE_OWNER_EMAIL ? `mailto:${settings.SITE_OWNER_EMAIL}` : settings.PUBLIC_URL;
  return new PushGateway(new Vapid(database, contact, now), settings.PUSH_TO_THIS_MACHINE);
}

/** Messages to browsers, by the push services that their makers run (RFC 8030). Browsers say which: only public addresses are believed. */
export class PushGateway {
  readonly #vapid: Vapid;
  readonly #isLocal: boolean;

  constructor(vapid: Vapid, isLocal: boolean) {
    this.#vapid = vapid;
    this.#isLocal = isLocal;
  }

  /** The key that browsers subscribe with. */
  publicKey(): Promise<string> {
    return this.#vapid.publicKey();
  }

  /** Whether an address may be one of a push service: over TLS, without a password, by a name. */
  takes(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, username, password, port } = new URL(endpoint);
    if (username !== "" || password !== "") return false;
    if (this.#isLocal && protocol === "http:" && hostname === "127.0.0.1") return true;
    return protocol === "https:" && port === "" && /^[a-z0-9.-]+\.[a-z]{2,}$/i.test(hostname);
  }

  /** @throws PushGone, PushRefused or PushBusy; any other error when a later attempt may succeed */
  async send(target: PushTarget, text: string, { topic, ttlSeconds }: PushOptions): Promise<void> {
    if (!this.takes(target.endpoint)) throw new PushGone("This is no address of a push service.");
    const url = new URL(target.endpoint);
    const body = encrypt(text, target);
    const reply = await sendRequest(url, {
      method: "POST",
      headers: {
        Authorization: await this.#vapid.authorize(url),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "Content-Length": String(body.length),
        TTL: String(ttlSeconds),
        Topic: topic,
        Urgency: "normal",
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(this.#isLocal && {
        isAllowed: (address: string) => isPublicAddress(address) || address === "127.0.0.1",
      }),
    });
    const status = reply.statusCode ?? 0;
    const wait = reply.headers["retry-after"];
    // Nothing of what it says is needed.
    reply.destroy();
    if (status >= 200 && status < 300) return;
    if (GONE.has(status)) throw new PushGone(`The push service answered ${status}.`);
    if (status === 429 || status >= 500 || UNBELIEVED.has(status))
      throw new PushBusy(
        `The push service answered ${status}.`,
        Math.min(MAX_RETRY_SECONDS, /^\d+$/.test(wait ?? "") ? Number(wait) : 0) * 1_000,
      );
    throw new PushRefused(`The push service answered ${status}.`);
  }
}
