/** Code to copy. `id` also identifies the target platform. */
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
  /** Where to paste it, in one sentence. */
  readonly where: string;
  /** What may prevent it from working there. */
  readonly note?: string;
  readonly code: string;
}
