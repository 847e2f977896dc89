import type { MessagePort } from "node:worker_threads";
import type { Env } from "../env.ts";
import type { LimitsMemory } from "../gateways/limits/index.ts";
import type { IndexChange, IndexState } from "../map/index.ts";
import type { KeptPage } from "../web/kept/kept-pages.ts";

/** What a thread begins with. */
export interface ThreadSetup {
  /** From 1 on; the main thread is 0. */
  readonly number: number;
  readonly env: Env;
  /** Where to listen, beside the main thread. */
  readonly host: string;
  readonly port: number;
  /** Where the main thread answers everything that this one cannot. */
  readonly innerPath: string;
  /** Identifies the build of the pages. */
  readonly release: string | undefined;
  readonly limits: LimitsMemory;
  /** See {@link keepClock}. */
  readonly clock: SharedArrayBuffer;
  readonly signingKey: Uint8Array;
  /** Requests that may have written, see {@link IndexKeeper.writes}. */
  readonly writes: Int32Array;
  readonly index: IndexPort;
}

/** The receiving end of the index. */
export interface IndexPort {
  readonly port: MessagePort;
  /** How many messages have been sent, so that a reader knows whether it has heard of everything. */
  readonly sent: Int32Array;
}

export type IndexMessage =
  | { readonly begin: IndexState }
  | { readonly changes: readonly IndexChange[]; readonly version: number };

/** A thread asks for a page of which it may have a copy already. */
export interface PageQuestion {
  readonly key: string;
  /** The tag of its copy. */
  readonly etag: string | undefined;
}

/** A page without what is compressed of it, which each thread compresses for itself. */
export type PageCopy = Omit<KeptPage, "compressed">;

export interface PageAnswer {
  readonly key: string;
  /** What versioned pages show; undefined if the database does not tell. */
  readonly version: string | undefined;
  /** Until when that is certain by {@link monotonicMs}, as long as nothing was written since `writes`. */
  readonly until: number;
  readonly writes: number;
  /** Null if none is kept, `same` for the one that the thread has. */
  readonly page: PageCopy | "same" | null;
}

/** A finished request, for the metrics. */
export interface Served {
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export type ToThread = { readonly answer: PageAnswer } | { readonly drainSeconds: number };
export type FromThread =
  | { readonly question: PageQuestion }
  | {
      readonly served: readonly Served[];
      readonly refused: readonly string[];
      /** What the thread has for itself. */
      readonly memoryBytes: number;
    }
  | "listening"
  | "drained";
