import { EngineBusy, retryAfter, type SearchEngine } from "./gateway.ts";
import { post } from "./post.ts";

export interface IndexNowOptions {
  readonly key: string;
  /** The engine's address; every engine that takes part tells the others. */
  readonly url: string;
  /** Our own address, without a trailing slash. */
  readonly siteUrl: string;
}

/** The most addresses of one request: https://www.indexnow.org/documentation. */
const BATCH_SIZE = 10_000;

/** Statuses of the documentation, as an operator is told of them. */
const REASONS: Readonly<Record<number, string>> = {
  400: "The request was not understood.",
  403: "The key was not found at its address, or is another one there.",
  422: "The addresses are not of the site that the key belongs to.",
  429: "Too many requests.",
};

/** Where the key lies, by which an engine sees that we speak for this site. */
export const keyPath = (key: string): string => `/${key}.txt`;

/** IndexNow: one request names the addresses, new and gone ones alike; engines look at each by themselves. */
export function createIndexNow({ key, url, siteUrl }: IndexNowOptions): SearchEngine {
  return {
    name: "INDEXNOW",
    batchSize: BATCH_SIZE,
    dailyLimit: null,
    async tell(changes) {
      const { status, headers } = await post(
        url,
        "application/json; charset=utf-8",
        JSON.stringify({
          host: new URL(siteUrl).host,
          key,
          keyLocation: siteUrl + keyPath(key),
          urlList: changes.map(({ path }) => siteUrl + path),
        }),
      );
      // 202: taken, while the key is still to be looked at.
      if (status === 200 || status === 202) return { refused: [], later: [] };
      throw new EngineBusy(
        `${status}: ${REASONS[status] ?? "No answer that is known."}`,
        retryAfter(headers.get("Retry-After")),
      );
    },
  };
}
