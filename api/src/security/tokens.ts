import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits as 43 characters of base64url: it cannot be guessed, so a plain hash is enough to keep it by. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored of a token, 32 bytes. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Six digits, each as likely as any other. */
export const newOtp = (): string => String(randomInt(1_000_000)).padStart(6, "0");
