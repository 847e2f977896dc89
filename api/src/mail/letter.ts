import type { CalendarMethod } from "../format/icalendar.ts";

/** A mail before rendering: the layout makes HTML and text from the same parts. Texts are plain; the layout escapes them. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  parts: readonly Part[];
  /** Who the mail is about: shown as the sender, "Harbor Works via Jobmap". */
  from?: string;
  /** Address for replies; without one no one reads them. */
  replyTo?: string;
  /** Why it was sent, after "Sent by Jobmap, because"; by default, because something happened with the address. */
  because?: string;
  /** An entry for the reader's calendar, or the end of one. */
  calendar?: CalendarPart;
  /** For mails that users can turn off. */
  unsubscribe?: Unsubscribe;
}

/** A calendar object that travels with a mail. */
export interface CalendarPart {
  method: CalendarMethod;
  /** As `calendarText` writes it. */
  text: string;
}

/** A page for people, and an address that unsubscribes by a POST (RFC 8058). */
export interface Unsubscribe {
  page: string;
  oneClick: string;
  /** Label of the link; defaults to "Unsubscribe". */
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
  /** An unobtrusive link on a line of its own. */
  | { kind: "link"; label: string; url: string }
  /** Text that a user wrote, line by line. */
  | { kind: "quote"; text: string }
  /** What to do, one after the other. */
  | { kind: "steps"; steps: readonly string[] }
  /** Code to copy, line by line. */
  | { kind: "snippet"; text: string }
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
export const steps = (list: readonly string[]): Part => ({ kind: "steps", steps: list });
export const snippet = (text: string): Part => ({ kind: "snippet", text });
export const note = (text: string): Part => ({ kind: "note", text });
