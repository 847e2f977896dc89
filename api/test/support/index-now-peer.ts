import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const Submission = z.object({
  host: z.string(),
  key: z.string().regex(/^[A-Za-z0-9-]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1).max(10_000),
});

/** An engine of IndexNow on loopback: it looks at the key file before it believes anything. */
export class IndexNowPeer {
  /** The addresses of each request that was taken. */
  readonly taken: string[][] = [];
  requests = 0;
  /** Answers so, and no more, to the next requests. */
  readonly troubles: { status: number; retryAfter?: string }[] = [];
  /** Called before a request is answered. */
  beforeAnswer: () => Promise<void> = async () => {};
  /** The server to ask for key files, whatever name it has in the world. */
  siteUrl = "";
  #server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    this.requests += 1;
    await this.beforeAnswer();
    const trouble = this.troubles.shift();
    const status = trouble?.status ?? (await this.#judge(request.headers["content-type"], body));
    response
      .writeHead(status, trouble?.retryAfter === undefined ? {} : { "Retry-After": trouble.retryAfter })
      .end();
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/indexnow`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #judge(type: string | undefined, body: string): Promise<number> {
    if (type !== "application/json; charset=utf-8") return 400;
    const parsed = Submission.safeParse(JSON.parse(body));
    if (!parsed.success) return 400;
    const { host, key, keyLocation, urlList } = parsed.data;
    if (urlList.some((url) => new URL(url).host !== host) || new URL(keyLocation).host !== host) return 422;
    const file = await fetch(this.siteUrl + new URL(keyLocation).pathname);
    if (file.status !== 200 || (await file.text()) !== key) return 403;
    this.taken.push(urlList);
    return 202;
  }
}
