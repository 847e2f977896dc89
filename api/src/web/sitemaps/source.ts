/** The most addresses that a sitemap may have: https://www.sitemaps.org/protocol.html#index. */
export const FILE_SIZE = 50_000;

/** A page that search engines are to know. */
export interface Address {
  /** From the root, escaped as in an address. */
  readonly path: string;
  /** When what the page shows last changed; null if that is not known. */
  readonly changedAt: Date | null;
}

/** One file of a source, by its number. */
export interface SitemapFile {
  readonly number: number;
  readonly changedAt: Date | null;
}

/** A kind of page, in files of at most {@link FILE_SIZE} addresses. An address stays in its file, whatever comes and goes beside it. */
export interface SitemapSource {
  /** Its files that have addresses now. */
  files(): Promise<readonly SitemapFile[]>;
  /** What changes with the content of a file; null if there is no such file. */
  tag(number: number): Promise<string | null>;
  /** The addresses of a file, in batches. */
  read(number: number): AsyncIterable<readonly Address[]>;
}
