import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a browser gave with its subscription, in base64url. */
export interface PushKeys {
  /** Its public key on P-256, uncompressed: 65 bytes. */
  readonly p256dh: string;
  /** Its secret: 16 bytes. */
  readonly auth: string;
}

/** What a message is made with, so that a test can make that of the standard. */
export interface Fresh {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const CURVE = "prime256v1";
const RECORD_SIZE = 4_096;
/** Longest text of one record: what push services have to take (RFC 8030, section 7.2), without head, padding and tag. */
export const MAX_TEXT_BYTES = 3_900;

/** A message for one browser, which the push service cannot read: RFC 8291 in the form of RFC 8188 (`aes128gcm`). */
export function encrypt(text: string, { p256dh, auth }: PushKeys, fresh: Fresh = makeFresh()): Buffer {
  const theirs = Buffer.from(p256dh, "base64url");
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(fresh.privateKey);
  const ours = ecdh.getPublicKey();
  const shared = ecdh.computeSecret(theirs);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const secret = derive(shared, Buffer.from(auth, "base64url"), keyInfo, 32);
  const key = derive(secret, fresh.salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, fresh.salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // 2: the last record, without further padding.
  const record = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([fresh.salt, head, ours, record, cipher.getAuthTag()]);
}

function makeFresh(): Fresh {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { salt: randomBytes(16), privateKey: ecdh.getPrivateKey() };
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
