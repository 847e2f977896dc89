import type { Call } from "./client.ts";

/** What the server tells every page. */
export interface Site {
  /** Address of the site, without a final slash; for canonical links and sharing. */
  publicUrl: string;
  /** Outside map tiles, when the operator chose some. */
  tiles: { url: string; attribution: string; maxZoom: number } | null;
  /** Folder of the built-in base map. */
  basemapUrl: string;
  /** Whether the listings shown are made up. */
  demo: boolean;
  /** Where else the operator can be followed. */
  follow: { name: string; url: string }[];
}

/** What the API's process hands to a page's loader that it renders. */
export interface ServerContext {
  call: Call;
  site: Site;
  /** Nonce of this reply's content security policy. */
  nonce: string;
  now: Date;
  /** Where the base map's files lie, for pictures in the first HTML. */
  basemapFolder: string;
  /**
   * The whole title and the description that an operator gave a page, by its path such as `/user-login`; null for a page
   * without. The socket's `seo` event answers the same.
   */
  seo(page: string): Promise<{ title: string; description: string } | null>;
  /** Writes down a failure nobody expected. */
  report(error: unknown): void;
}
