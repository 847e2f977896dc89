import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import { QueryTypes, type Sequelize } from "sequelize";

const KEY_NAME = "cookies";

/** Signs what browsers store for us, with a key shared by all processes on one database. */
export class Signer {
  readonly #database: Sequelize;
  /** As an object: given its bytes each time, Node takes six times as long. */
  #key: KeyObject | undefined;

  constructor(database: Sequelize) {
    this.#database = database;
  }

  /** Reads the key, creating it the first time. Await it before anything is signed. */
  async load(): Promise<void> {
    await this.#database.query("INSERT IGNORE INTO signing_keys (name, value) VALUES (?, ?)", {
      replacements: [KEY_NAME, randomBytes(32)],
      type: QueryTypes.INSERT,
    });
    const [row] = await this.#database.query<{ value: Buffer }>(
      "SELECT value FROM signing_keys WHERE name = ?",
      { replacements: [KEY_NAME], type: QueryTypes.SELECT },
    );
    this.#key = row && createSecretKey(row.value);
  }

  /** The signature of a text, 43 characters of base64url. `purpose` separates signatures of different uses. */
  sign(purpose: string, text: string): string {
    if (!this.#key) throw new Error("The signing key is not loaded.");
    return createHmac("sha256", this.#key).update(`${purpose} ${text}`).digest("base64url");
  }

  /** Whether a signature belongs to a text. */
  isSigned(purpose: string, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
