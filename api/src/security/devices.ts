import type { Signer } from "./signer.ts";
import { newToken } from "./tokens.ts";

/** A browser in which somebody has signed in before. Guesses of strangers do not count against it (OWASP: device cookies). */
export interface KnownDevice {
  readonly id: string;
  /** The accounts of those who have signed in there, the latest first. */
  readonly accountIds: readonly number[];
}

/** People who share a browser and are all remembered there. */
const MAX_ACCOUNTS = 4;
const PURPOSE = "device";
const FORMAT = /^(\d{1,10}(?:-\d{1,10})*)\.([\w-]{43})\.([\w-]{43})$/;

/** The device that a cookie of ours names; undefined for anything that we did not sign. */
export function readDevice(signer: Signer, cookie: string): KnownDevice | undefined {
  const [, ids = "", id = "", signature = ""] = FORMAT.exec(cookie) ?? [];
  if (!signature || !signer.isSigned(PURPOSE, `${ids}.${id}`, signature)) return undefined;
  return { id, accountIds: ids.split("-").map(Number) };
}

/** The cookie of a device after a sign-in; a browser without one becomes a device by it. */
export function signDevice(signer: Signer, device: KnownDevice | undefined, accountId: number): string {
  const others = device?.accountIds.filter((id) => id !== accountId) ?? [];
  const text = `${[accountId, ...others].slice(0, MAX_ACCOUNTS).join("-")}.${device?.id ?? newToken()}`;
  return `${text}.${signer.sign(PURPOSE, text)}`;
}
