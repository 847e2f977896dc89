import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

const TEXT = "Keeps the boats and the yard in order in every season and most weather. ".repeat(4);

/** A posting as Lever's feed has it, which is complete enough to be published. */
export const posting = (n: number, more: object = {}) => ({
  id: `b7a1c0de-0000-4000-8000-00000000000${n}`,
  text: `Deckhand ${n}`,
  hostedUrl: `https://jobs.example/skipjack/${n}`,
  categories: { location: "Baltimore, MD", commitment: "Full-time" },
  country: "US",
  workplaceType: "onsite",
  createdAt: 1_794_000_000_000,
  description: `<p>${TEXT}</p>`,
  salaryRange: { min: 21, max: 26, currency: "USD", interval: "per-hour-wage" },
  ...more,
});
export type Posting = ReturnType<typeof posting>;

export interface FeedSite {
  readonly url: string;
  /** What the site answers with from now on: postings, a text, or a status. */
  answer: readonly Posting[] | string | number;
  /** Requests that it has had. */
  asked: number;
}

/** Somebody else's site with a feed, until the test is over. */
export async function feedSite(postings: readonly Posting[]): Promise<FeedSite> {
  const server = createServer((_, reply) => {
    site.asked++;
    if (typeof site.answer === "number") return reply.writeHead(site.answer).end();
    return reply.end(typeof site.answer === "string" ? site.answer : JSON.stringify(site.answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const site: FeedSite = { url: `http://127.0.0.1:${port}/postings`, answer: postings, asked: 0 };
  return site;
}
