import type { Language } from "@jobmap/contract/languages";

/** A part of a page that was written in Markdoc, as it goes to the browser: text, or an element of `ELEMENTS`. */
export type ContentNode = string | ContentElement;

export interface ContentElement {
  readonly name: ElementName;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ContentNode[];
}

/** All that a page can be made of. */
export const ELEMENTS = [
  ...(["p", "ul", "ol", "li", "strong", "em", "code", "blockquote", "hr"] as const),
  ...(["table", "thead", "tbody", "tr", "th", "td", "h2", "h3", "link", "callout", "owner"] as const),
  ...(["figure", "live", "ins", "del"] as const),
] as const;
export type ElementName = (typeof ELEMENTS)[number];

export function isElementName(name: unknown): name is ElementName {
  return ELEMENTS.some((element) => element === name);
}

/** Numbers inside a sentence, each counted or measured when the page is asked for. */
export const FIGURES = ["open-jobs", "pay-stated", "embed-size", "templates"] as const;
export type FigureName = (typeof FIGURES)[number];

/** Parts of the product that a page shows at work. */
export const LIVE_PARTS = [
  "map",
  "ads",
  "embed",
  "resume",
  "prices",
  "answers",
  "data",
  "documents",
] as const;
export type LivePart = (typeof LIVE_PARTS)[number];

export const isFigure = (name: string | undefined): name is FigureName =>
  FIGURES.some((figure) => figure === name);

export const isLivePart = (name: string | undefined): name is LivePart =>
  LIVE_PARTS.some((part) => part === name);

/** A page of `webapp/content/`. */
export interface ContentPage {
  /** Of its text. */
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  /** `YYYY-MM-DD` */
  readonly updated: string;
  readonly searchable: boolean;
  /** `text` is for reading from the top, or looking something up; `product` shows a part of the product. */
  readonly layout: "text" | "product";
  /** Of a legal page. `effective` is the day from which it is in force, `YYYY-MM-DD`; `changes` says what is different from the version before. */
  readonly version?: string | undefined;
  readonly effective?: string | undefined;
  readonly changes?: string | undefined;
  /** Of a translation: the digest of what it translates. */
  readonly translates?: string | undefined;
  /** The way on, beside the title. */
  readonly actions: readonly { readonly text: string; readonly to: string }[];
  /** The page's sections, for the list of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly body: readonly ContentNode[];
}
