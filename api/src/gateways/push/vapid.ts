import { createECDH, createPrivateKey, type KeyObject } from "node:crypto";
import { SignJWT } from "jose";
import { QueryTypes, type Sequelize } from "sequelize";

const KEY_NAME = "push";
const CURVE = "prime256v1";
/** Push services take tokens for a day at most (RFC 8292). */
const TOKEN_HOURS = 12;

interface Keys {
  /** Uncompressed, in base64url: what browsers subscribe with. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** By which push services know that a message is from this site (RFC 8292). The keys are made once for an installation. */
export class Vapid {
  readonly #database: Sequelize;
  readonly #contact: string;
  readonly #now: () => Date;
  #keys: Promise<Keys> | undefined;

  /** @param contact `mailto:` or `https:`, where a push service reaches whoever runs the site */
  constructor(database: Sequelize, contact: string, now: () => Date) {
    this.#database = database;
    this.#contact = contact;
    this.#now = now;
  }

  async publicKey(): Promise<string> {
    return (await this.#load()).publicKey;
  }

  /** The `Authorization` of a message. @param endpoint its address */
  async authorize(endpoint: URL): Promise<string> {
    const { publicKey, privateKey } = await this.#load();
    const seconds = Math.floor(this.#now().getTime() / 1_000);
    const token = await new SignJWT({})
      .setProtectedHeader({ typ: "JWT", alg: "ES256" })
      .setAudience(endpoint.origin)
      .setExpirationTime(seconds + TOKEN_HOURS * 3_600)
      .setSubject(this.#contact)
      .sign(privateKey);
    return `vapid t=${token}, k=${publicKey}`;
  }

  #load(): Promise<Keys> {
    if (this.#keys) return this.#keys;
    const keys = this.#read();
    keys.catch(() => {
      this.#keys = undefined;
    });
    this.#keys = keys;
    return keys;
  }

  async #read(): Promise<Keys> {
    const fresh = createECDH(CURVE);
    fresh.generateKeys();
    // Shorter numbers come without their zeros.
    const number = Buffer.alloc(32);
    fresh.getPrivateKey().copy(number, 32 - fresh.getPrivateKey().length);
    await this.#database.query("INSERT IGNORE INTO signing_keys (name, value) VALUES (?, ?)", {
      replacements: [KEY_NAME, number],
      type: QueryTypes.INSERT,
    });
    const [row] = await this.#database.query<{ value: Buffer }>(
      "SELECT value FROM signing_keys WHERE name = ?",
      { replacements: [KEY_NAME], type: QueryTypes.SELECT },
    );
    if (!row) throw new Error("The key for push messages is not there.");
    const ecdh = createECDH(CURVE);
    ecdh.setPrivateKey(row.value);
    const point = ecdh.getPublicKey();
    const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
    return {
      publicKey: point.toString("base64url"),
      privateKey: createPrivateKey({
        format: "jwk",
        key: { kty: "EC", crv: "P-256", x: part(1), y: part(33), d: row.value.toString("base64url") },
      }),
    };
  }
}
