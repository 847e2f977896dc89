/** A mail before it has a form: the layout makes HTML and text of the same parts. Texts are plain; the layout escapes them. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  parts: readonly Part[];
  /** Whose news it is: shown as the sender, "Harbor Works via Jobmap". */
  from?: string;
  /** Where answers go; without one nobody reads them. */
  replyTo?: string;
  /** Why it was sent, after "Sent by Jobmap"; unless said, because something happened with the address. */
  because?: string;
  /** For mails that one can do without. */
  unsubscribe?: Unsubscribe;
}

/** A page for people, and an address that ends this kind of mail by a POST (RFC 8058). */
export interface Unsubscribe {
  page: string;
  oneClick: string;
  /** "Unsubscribe", unless it ends something else. */
  label?: string;
}

export type Part =
  | { kind: "paragraph"; text: string }
  /** A one-time password, large. */
  | { kind: "code"; text: string }
  /** `url` is absolute. */
  | { kind: "button"; label: string; url: string }
  /** Names and values, one below the other. */
  | { kind: "facts"; facts: readonly (readonly [name: string, value: string])[] }
  /** Links, each with lines that describe it. */
  | { kind: "entries"; entries: readonly Entry[] }
  /** A quiet link in a line of its own. */
  | { kind: "link"; label: string; url: string }
  /** What somebody wrote, line by line. */
  | { kind: "quote"; text: string }
  /** Small print. */
  | { kind: "note"; text: string };

export interface Entry {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
  readonly lines: readonly string[];
}

export const paragraph = (text: string): Part => ({ kind: "paragraph", text });
export const quote = (text: string): Part => ({ kind: "quote", text });
export const code = (text: string): Part => ({ kind: "code", text });
export const button = (label: string, url: string): Part => ({ kind: "button", label, url });
export const facts = (...list: readonly (readonly [name: string, value: string])[]): Part => ({
  kind: "facts",
  facts: list,
});
export const entries = (list: readonly Entry[]): Part => ({ kind: "entries", entries: list });
export const link = (label: string, url: string): Part => ({ kind: "link", label, url });
export const note = (text: string): Part => ({ kind: "note", text });
