/**
 * The protocol between an iframe and the page around it.
 *
 * 1. The page posts `hello` with a nonce and one end of a MessageChannel to the frame's exact origin, and repeats it until
 *    it is answered: the frame never posts to a window whose origin it does not know.
 * 2. The frame takes the first `hello` whose source is its parent, and answers through the port: `welcome`, with the nonce and
 *    one of its own.
 * 3. The page answers `begin` with that second nonce. From here on only the port is used, and every message is checked by
 *    `readHostMessage` or `readGuestMessage`; whatever does not fit is dropped.
 *
 * The company is not part of any message: it comes from the frame's address alone.
 */
export interface Hello {
  readonly jobmap: 1;
  readonly type: "hello";
  readonly nonce: string;
}

/** From the page to the frame. */
export type HostMessage =
  | { readonly type: "begin"; readonly nonce: string }
  | { readonly type: "theme"; readonly theme: "auto" | "light" | "dark"; readonly accent: string }
  | { readonly type: "state"; readonly state: UrlState }
  | { readonly type: "attribution"; readonly attribution: UrlState }
  /** Whether the action that the frame asked about is allowed. */
  | { readonly type: "answer"; readonly ask: number; readonly go: boolean };

/** From the frame to the page. */
export type GuestMessage =
  | { readonly type: "welcome"; readonly nonce: string; readonly answer: string }
  | { readonly type: "height"; readonly height: number }
  | { readonly type: "state"; readonly state: UrlState; readonly push: boolean }
  | {
      readonly type: "event";
      readonly name: EventName;
      readonly detail: Readonly<Record<string, Plain>>;
      /** Present if the frame waits for an `answer` with the same number. */
      readonly ask?: number;
    };

export const EVENT_NAMES = [
  "ready",
  "job-open",
  "job-close",
  "apply-click",
  "filter-change",
  "viewport-change",
  "error",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Parts of an address, by name. */
export type UrlState = Readonly<Record<string, string>>;
export type Plain = string | number | boolean | null;

const MAX_KEYS = 32;
const MAX_TEXT_LENGTH = 2_000;
const LARGEST_FRAME = 20_000;
const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{0,20})$/i;

/**
 * Each of these functions validates a message from the other page, or returns undefined: any page can post anything. Unknown fields are
 * dropped.
 */
export function readHello(value: unknown): Hello | undefined {
  if (!isRecord(value) || value["jobmap"] !== 1 || value["type"] !== "hello") return undefined;
  const { nonce } = value;
  return isNonce(nonce) ? { jobmap: 1, type: "hello", nonce } : undefined;
}

export function readHostMessage(value: unknown): HostMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { type, nonce, theme, accent } = value;
  if (type === "begin" && isNonce(nonce)) return { type, nonce };
  if (type === "theme" && (theme === "auto" || theme === "light" || theme === "dark")) {
    return typeof accent === "string" && COLOR.test(accent) ? { type, theme, accent } : undefined;
  }
  if (type === "state") {
    const state = readTexts(value["state"]);
    return state && { type, state };
  }
  if (type === "attribution") {
    const attribution = readTexts(value["attribution"]);
    return attribution && { type, attribution };
  }
  const { ask, go } = value;
  if (type === "answer" && isCount(ask) && typeof go === "boolean") return { type, ask, go };
  return undefined;
}

export function readGuestMessage(value: unknown): GuestMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { type, nonce, answer, height, push } = value;
  if (type === "welcome" && isNonce(nonce) && isNonce(answer)) return { type, nonce, answer };
  if (type === "height" && typeof height === "number" && height >= 1 && height <= LARGEST_FRAME) {
    return { type, height: Math.ceil(height) };
  }
  if (type === "state" && typeof push === "boolean") {
    const state = readTexts(value["state"]);
    return state && { type, state, push };
  }
  if (type === "event") {
    const name = EVENT_NAMES.find((one) => one === value["name"]);
    const detail = readPlain(value["detail"]);
    const { ask } = value;
    if (ask !== undefined && !isCount(ask)) return undefined;
    return name && detail && { type, name, detail, ...(ask !== undefined && { ask }) };
  }
  return undefined;
}

/** Unguessable, and works on pages without TLS, where `crypto.randomUUID` is not available. */
export function makeNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

function isNonce(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}

function readTexts(value: unknown): UrlState | undefined {
  const plain = readPlain(value);
  if (plain === undefined) return undefined;
  const texts: Record<string, string> = {};
  for (const [key, text] of Object.entries(plain)) {
    if (typeof text !== "string") return undefined;
    texts[key] = text;
  }
  return texts;
}

/** Copies a flat record: drops accessors and foreign prototypes, and limits text length. */
function readPlain(value: unknown): Readonly<Record<string, Plain>> | undefined {
  if (!isRecord(value) || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  if (keys.length > MAX_KEYS) return undefined;
  const copy: Record<string, Plain> = {};
  for (const key of keys) {
    const one = value[key];
    if (!/^[a-z][a-z0-9_-]{0,39}$/i.test(key)) return undefined;
    if (typeof one === "string" ? one.length > MAX_TEXT_LENGTH : one !== null && !isScalar(one))
      return undefined;
    copy[key] = one as Plain;
  }
  return copy;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isScalar(value: unknown): value is number | boolean {
  return typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
