import type { Call } from "./client.ts";

/** What the server sends to every page. */
export interface Site {
  /** Address of the site, without a trailing slash; for canonical links and sharing. */
  publicUrl: string;
  /** External map tiles, if the operator configured some. */
  tiles: { url: string; attribution: string; maxZoom: number } | null;
  /** Folder of the built-in base map. */
  basemapUrl: string;
  /** Whether there are streets somewhere; their tiles are under `/map/`. */
  streets: boolean;
  /** Whether the listings shown are demo data. */
  demo: boolean;
  /** The operator's other channels to follow. */
  follow: { name: string; url: string }[];
}

/** What the API process passes to the loader of a page that it renders. */
export interface ServerContext {
  call: Call;
  site: Site;
  /** Nonce of this response's content security policy. */
  nonce: string;
  now: Date;
  /** Where the base map's files are stored, for pictures in the first HTML. */
  basemapFolder: string;
  /**
   * The complete title and description that an operator set for a page, by its path such as `/user-login`; null if there are
   * none. The socket's `seo` event returns the same.
   */
  seo(page: string): Promise<{ title: string; description: string } | null>;
  /** Logs an unexpected error. */
  report(error: unknown): void;
}
