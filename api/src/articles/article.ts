import type { BLOG_MARKS } from "@jobmap/contract";
import type { FigureCall, InlineCall } from "./tags.ts";

export type Mark = (typeof BLOG_MARKS)[number];

/** A stretch of text of one kind; with a `call`, its text is looked up when the article is read. */
export interface Run {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly href: string | null;
  readonly note: number | null;
  readonly call: InlineCall | null;
}
export type Runs = readonly Run[];

/** A part of an article, its figures not drawn yet. */
export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly id: string; readonly runs: Runs }
  | { readonly kind: "paragraph" | "callout" | "quote"; readonly runs: Runs }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Runs[] }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | { readonly kind: "table"; readonly head: readonly Runs[]; readonly rows: readonly (readonly Runs[])[] }
  | { readonly kind: "figure"; readonly call: FigureCall };

/** An article as it was written. */
export interface Article {
  readonly title: string;
  readonly lead: string;
  readonly author: string;
  readonly tags: readonly string[];
  /** `YYYY-MM-DD` */
  readonly updated: string;
  /** Who shipped it wants it published on this day; null if nobody said. */
  readonly published: string | null;
  readonly blocks: readonly Block[];
  readonly notes: readonly Runs[];
  readonly words: number;
}

/** What is wrong with an article, with its line; each problem is a line. */
export class ArticleError extends Error {}
