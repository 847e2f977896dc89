import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits as 43 characters of base64url: it cannot be guessed, so storing it as a plain hash is safe. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The stored form of a token, 32 bytes. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Six digits, uniformly distributed. */
export const newOtp = (): string => String(randomInt(1_000_000)).padStart(6, "0");
