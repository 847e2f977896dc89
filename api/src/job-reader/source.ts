import type { FeedRecord } from "../import/feeds/records.ts";

/** A paragraph, heading or list item of a source, on one line. */
export interface SourceLine {
  readonly kind: "HEADING" | "ITEM" | "TEXT";
  readonly text: string;
}

/** A posting with named fields: schema.org's, or a reply of an applicant tracking system. */
export interface SourceRecord {
  /** The format's name: "Lever". */
  readonly format: string;
  readonly fields: FeedRecord;
}

/** What a page, file or text says, before any of it is understood. */
export interface JobSource {
  readonly lines: readonly SourceLine[];
  readonly records: readonly SourceRecord[];
  /** The page's largest heading and its title; empty without one. */
  readonly heading: string;
  readonly pageTitle: string;
  /** How the page names its site; empty if it does not. */
  readonly siteName: string;
  /** Links that may lead to single jobs. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly asksForSignIn: boolean;
}

/** A text without pages, titles and links. */
export const sourceOfLines = (lines: readonly SourceLine[]): JobSource => ({
  lines,
  records: [],
  heading: "",
  pageTitle: "",
  siteName: "",
  links: [],
  asksForSignIn: false,
});

/** Limits of what is read: more than the longest listing has. */
export const MAX_LINES = 1_500;
export const MAX_LINE_LENGTH = 3_000;
