import type { Signer } from "./signer.ts";
import { newToken } from "./tokens.ts";

/** A browser from which someone has signed in before. Guesses of strangers do not count against it (OWASP: device cookies). */
export interface KnownDevice {
  readonly id: string;
  /** The accounts that have signed in there, the latest first. */
  readonly accountIds: readonly number[];
}

/** Accounts that are remembered in a shared browser. */
const MAX_ACCOUNTS = 4;
const PURPOSE = "device";
const FORMAT = /^(\d{1,10}(?:-\d{1,10})*)\.([\w-]{43})\.([\w-]{43})$/;

/** The device in one of our cookies; undefined unless we signed the cookie. */
export function readDevice(signer: Signer, cookie: string): KnownDevice | undefined {
  const [, ids = "", id = "", signature = ""] = FORMAT.exec(cookie) ?? [];
  if (!signature || !signer.isSigned(PURPOSE, `${ids}.${id}`, signature)) return undefined;
  return { id, accountIds: ids.split("-").map(Number) };
}

/** The cookie of a device after a sign-in; creates the device for a browser without one. */
export function signDevice(signer: Signer, device: KnownDevice | undefined, accountId: number): string {
  const others = device?.accountIds.filter((id) => id !== accountId) ?? [];
  const text = `${[accountId, ...others].slice(0, MAX_ACCOUNTS).join("-")}.${device?.id ?? newToken()}`;
  return `${text}.${signer.sign(PURPOSE, text)}`;
}
