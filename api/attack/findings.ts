import type { Reply } from "./client.ts";

/** What a part of the attack has found: nothing, if all is well. */
export class Findings {
  readonly replies = new Map<number, number>();
  readonly #found = new Map<string, { count: number; example: string }>();
  slowestMs = 0;

  /** Counts a reply. */
  count({ status, ms }: Reply): void {
    this.replies.set(status, (this.replies.get(status) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, ms);
  }

  add(kind: string, example: string): void {
    const known = this.#found.get(kind);
    if (known) known.count++;
    else this.#found.set(kind, { count: 1, example: example.slice(0, 300) });
  }

  get list(): string[] {
    return [...this.#found].map(([kind, { count, example }]) => `${kind} × ${count}, such as ${example}`);
  }

  get requests(): number {
    return [...this.replies.values()].reduce((sum, count) => sum + count, 0);
  }
}

/** Signs that a reply tells how the server is built. */
const INSIDES =
  /\bat [^\n]{0,200}\.[cm]?[jt]s:\d+|node_modules\/|Sequelize\w*Error|\bER_[A-Z_]{4,}|SQL syntax/;

/** What must never be: an error of the server, no reply, its insides, or what only somebody else may read. */
export function judge(reply: Reply, secrets: readonly string[]): string | undefined {
  const { status, headers, text } = reply;
  if (status === 0) return "no reply";
  // Shedding is an answer: it says when to come again.
  if (status >= 500 && !(status === 503 && headers["retry-after"] !== undefined)) return `status ${status}`;
  if (INSIDES.test(text)) return "insides of the server";
  if (secrets.some((secret) => text.includes(secret))) return "somebody else's data";
  return undefined;
}
