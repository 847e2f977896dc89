import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { QueryTypes, type Sequelize } from "sequelize";

const KEY_NAME = "cookies";

/** Signs what browsers keep for us, with a key that all processes over one database share. */
export class Signer {
  readonly #database: Sequelize;
  #key: Buffer | undefined;

  constructor(database: Sequelize) {
    this.#database = database;
  }

  /** Reads the key, and makes it at first. To be waited for before anything is signed. */
  async load(): Promise<void> {
    await this.#database.query("INSERT IGNORE INTO signing_keys (name, value) VALUES (?, ?)", {
      replacements: [KEY_NAME, randomBytes(32)],
      type: QueryTypes.INSERT,
    });
    const [row] = await this.#database.query<{ value: Buffer }>(
      "SELECT value FROM signing_keys WHERE name = ?",
      { replacements: [KEY_NAME], type: QueryTypes.SELECT },
    );
    this.#key = row?.value;
  }

  /** The signature of a text, 43 characters of base64url. `purpose` keeps those of different uses apart. */
  sign(purpose: string, text: string): string {
    if (!this.#key) throw new Error("The signing key is not loaded.");
    return createHmac("sha256", this.#key).update(`${purpose} ${text}`).digest("base64url");
  }

  /** Whether a signature is the one of a text. */
  isSigned(purpose: string, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
