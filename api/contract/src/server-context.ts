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

/** Who runs the site, for its legal pages. Empty texts are not set. */
export interface SiteOwner {
  /** A person's or a company's name. */
  name: string;
  /** Postal address, in one line. */
  address: string;
  email: string;
}

/** What a site counts and measures about itself, for pages that say so. */
export interface SiteFigures {
  /** Open jobs. */
  jobs: number;
  /** How many of them state their pay in US dollars. */
  jobsWithPay: number;
  /** How employers answer: the one in the middle of those with enough applications to tell. Null while there are too few. */
  answering: { employers: number; percent: number; withinDays: number | null } | null;
  /** What the embed loads before its map can be used, compressed with Brotli; null before the first build. */
  embedBytes: number | null;
}

/** What the API process passes to the loader of a page that it renders. */
export interface ServerContext {
  call: Call;
  site: Site;
  owner: SiteOwner;
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
  figures(): Promise<SiteFigures>;
  /** Logs an unexpected error. */
  report(error: unknown): void;
}
