import type { IndexedJob } from "../../src/map/index.ts";
import type { Query } from "../map/setting.ts";

/** What is asked. Each engine answers some of it. */
export type Kind =
  | "map"
  | "filteredMap"
  | "count"
  | "newest"
  | "words"
  | "wordsInView"
  | "facets"
  | "relevant";

export interface Answer {
  /** Equal in all engines that give one; absent where an engine means something else by the question. */
  readonly exact?: string | undefined;
  /** Jobs in their order, where an engine has an order of its own: how many are the same is told. */
  readonly top?: readonly number[] | undefined;
}

/** Asks; what it returns describes the answer, and runs after the clock has stopped. The round keeps a cache from answering. */
export type Ask = (query: Query, round: number) => (() => Answer) | Promise<() => Answer>;

export interface Engine {
  /** For the report: what it is set up with. */
  readonly setup: string;
  add(jobs: readonly IndexedJob[]): Promise<void> | void;
  /** Called when all jobs are there, to sort them and make indexes. */
  finish(): Promise<void> | void;
  readonly asks: Partial<Readonly<Record<Kind, Ask>>>;
  /** Bytes that its data take by its own account, everything asked before included. */
  bytes(): Promise<number> | number;
  close(): Promise<void> | void;
}

/** Thrown by an engine that is not to be had on this machine; the run goes on without it. */
export class NotAvailable extends Error {}

/** The page that lists show. */
export const PAGE = 20;
/** Points for the first word of a search in the title, in the order by relevance. */
export const TITLE_POINTS = 20;
