/** What a request passes of our files: each tells us when one of its functions is entered (`instrument.ts` has it do so). */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** A file on the way, in the order of first visits. */
export interface Visit {
  readonly file: string;
  /** Since the request came, in milliseconds. */
  readonly atMs: number;
  calls: number;
  /** Statements that it sent to the database. */
  statements: number;
}

export class Recording {
  readonly visits = new Map<string, Visit>();
  readonly #method: string;
  readonly #path: string;
  #startedAt: number | undefined;
  #endedAt: number | undefined;

  /** Waits for the next request of a method to a path. */
  constructor(method: string, path: string) {
    this.#method = method;
    this.#path = path;
  }

  /** How long the request took; undefined while it has not been answered. */
  get tookMs(): number | undefined {
    if (this.#startedAt === undefined || this.#endedAt === undefined) return undefined;
    return this.#endedAt - this.#startedAt;
  }

  /** Whether this is the request that it waits for. */
  begins({ method, url }: IncomingMessage): boolean {
    if (this.#startedAt !== undefined || method !== this.#method || url !== this.#path) return false;
    this.#startedAt = performance.now();
    return true;
  }

  end(): void {
    this.#endedAt ??= performance.now();
  }

  enter(file: string): void {
    const visit = this.#visit(file);
    if (visit !== undefined) visit.calls += 1;
  }

  /** A statement that a file sends, or a package on its behalf. */
  send(file: string): void {
    const visit = this.#visit(file);
    if (visit !== undefined) visit.statements += 1;
  }

  #visit(file: string): Visit | undefined {
    if (this.#startedAt === undefined) return undefined;
    let visit = this.visits.get(file);
    if (visit === undefined) {
      visit = { file, atMs: performance.now() - this.#startedAt, calls: 0, statements: 0 };
      this.visits.set(file, visit);
    }
    return visit;
  }
}

let next: Recording | undefined;
const current = new AsyncLocalStorage<Recording>();

/** What runs because of the request, now or after the reply, is recorded; nothing else is. */
export const currentRecording = (): Recording | undefined => current.getStore();

/** Called at the beginning of every function of ours. */
export const enter = (file: string): void => current.getStore()?.enter(file);

/** Has the request that a recording waits for recorded. */
export function arm(recording: Recording): void {
  next = recording;
}

/** @see https://nodejs.org/api/diagnostics_channel.html, HTTP */
const requestOf = (message: unknown): IncomingMessage | undefined => {
  if (typeof message !== "object" || message === null || !("request" in message)) return undefined;
  return message.request instanceof IncomingMessage ? message.request : undefined;
};
subscribe("http.server.request.start", (message) => {
  const request = requestOf(message);
  if (next !== undefined && request !== undefined && next.begins(request)) current.enterWith(next);
});
subscribe("http.server.response.finish", () => current.getStore()?.end());
