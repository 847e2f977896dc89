import {
  type ChangeKind,
  EngineBusy,
  type EngineReply,
  type PageChange,
  retryAfter,
  type SearchEngine,
} from "./gateway.ts";
import { type BatchPart, readBatch, writeBatch } from "./google-batch.ts";
import { GoogleToken, type ServiceAccount } from "./google-token.ts";
import { post } from "./post.ts";

export interface GoogleIndexingOptions extends ServiceAccount {
  /** Base address of the Indexing API. */
  readonly url: string;
  readonly dailyLimit: number;
  /** Our own address, without a trailing slash. */
  readonly siteUrl: string;
  now(): Date;
}

/** The most notifications of one batch. */
const BATCH_SIZE = 100;
const PATH = "/v3/urlNotifications:publish";
const TYPES: Readonly<Record<ChangeKind, string>> = { UPDATED: "URL_UPDATED", DELETED: "URL_DELETED" };

/** Google's Indexing API, which takes pages with a JobPosting. */
export function createGoogleIndexing(options: GoogleIndexingOptions): SearchEngine {
  const { url, siteUrl, dailyLimit } = options;
  const tokens = new GoogleToken(options, options.now);
  return {
    name: "GOOGLE",
    batchSize: BATCH_SIZE,
    dailyLimit,
    async tell(changes) {
      const notifications = changes.map(({ path, kind }) => ({ url: siteUrl + path, type: TYPES[kind] }));
      const { type, body } = writeBatch(PATH, notifications);
      const reply = await post(`${url}/batch`, type, body, `Bearer ${await tokens.get()}`);
      if (reply.status === 401) tokens.forget();
      const wait = retryAfter(reply.headers.get("Retry-After"));
      if (reply.status !== 200) throw new EngineBusy(`${reply.status}: ${reply.text.slice(0, 200)}`, wait);
      return sortOut(changes, readBatch(reply.headers.get("Content-Type") ?? "", reply.text), wait);
    },
  };
}

/** What became of each: an answer that is missing counts as none. */
function sortOut(
  changes: readonly PageChange[],
  parts: readonly BatchPart[],
  wait: number | undefined,
): EngineReply {
  const answers = new Map(parts.map((part) => [part.number, part]));
  const refused: { path: string; reason: string }[] = [];
  const later: { path: string; reason: string }[] = [];
  let busy: EngineBusy | undefined;
  for (const [number, { path }] of changes.entries()) {
    const { status, body } = answers.get(number) ?? { status: 0, body: "There was no answer." };
    if (status === 200) continue;
    const reason = `${status}: ${body.slice(0, 200)}`;
    if (status === 400) refused.push({ path, reason });
    else later.push({ path, reason });
    // 401 and 403: the account may not speak for the site. 429: the quota is used up.
    if (status === 401 || status === 403 || status === 429) busy ??= new EngineBusy(reason, wait);
  }
  return { refused, later, busy };
}
