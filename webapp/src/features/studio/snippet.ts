import type { StudioState } from "./state.ts";

/** Code to copy. `id` also says for what. */
export interface Snippet {
  readonly id:
    | "html"
    | "iframe"
    | "react"
    | "vue"
    | "wordpress"
    | "webflow"
    | "wix"
    | "squarespace"
    | "shopify"
    | "google-sites"
    | "tag-manager"
    | "address"
    | "javascript";
  /** Where it goes, in a sentence. */
  readonly where: string;
  /** What may be in the way there. */
  readonly note?: string;
  readonly code: string;
}

export interface SnippetInput {
  readonly state: StudioState;
  /** Origin of this server. */
  readonly host: string;
  /** The employer's name, for titles. */
  readonly name: string;
}
