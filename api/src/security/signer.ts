import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

/** Signs what browsers store for us, with a key shared by all processes on one database. */
export class Signer {
  /** As an object: given its bytes each time, Node takes six times as long. */
  #key: KeyObject | undefined;

  /** Await {@link readSigningKey} for it before anything is signed. */
  use(key: Uint8Array): void {
    this.#key = createSecretKey(key);
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
