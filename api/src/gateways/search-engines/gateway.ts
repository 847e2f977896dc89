/** What became of a page: its content is new or another, or it is gone. */
export type ChangeKind = "UPDATED" | "DELETED";

export interface PageChange {
  /** From the root of the site. */
  readonly path: string;
  readonly kind: ChangeKind;
}

export const ENGINE_NAMES = ["INDEXNOW", "GOOGLE"] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What an engine made of one batch. Changes that are named in neither list were taken. */
export interface EngineReply {
  /** Will never be taken. */
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
  /** May be taken another time. */
  readonly later: readonly { readonly path: string; readonly reason: string }[];
  /** Set when the engine wants to be left alone for a while. */
  readonly busy?: EngineBusy | undefined;
}

/** A service that search engines are told by which pages have changed. */
export interface SearchEngine {
  readonly name: EngineName;
  /** Changes per request at most. */
  readonly batchSize: number;
  /** Changes per day at most, refused ones included; null for any number. */
  readonly dailyLimit: number | null;
  /** @throws EngineBusy when nothing of the batch was taken */
  tell(changes: readonly PageChange[]): Promise<EngineReply>;
}

/** The engine takes nothing for now: it is away, has had enough, or does not believe that the site is ours. */
export class EngineBusy extends Error {
  override name = "EngineBusy";
  /** What it asked for, in milliseconds; undefined if it did not say. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryAfterMs?: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Milliseconds of a `Retry-After` header, in seconds or as a date. */
export function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : undefined;
}
