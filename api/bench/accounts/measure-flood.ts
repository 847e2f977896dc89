import { setTimeout as sleep } from "node:timers/promises";
import { percentile, showTime } from "../map/timing.ts";
import { known, PASSWORD, unknown } from "./people.ts";
import { type Answer, addressOf, signIn } from "./sign-in.ts";

/** Of ten sign-ins: four of people, four guesses at one account from a few addresses, two of unknown names. */
const KINDS = [
  "person",
  "guess",
  "person",
  "guess",
  "stranger",
  "person",
  "guess",
  "person",
  "guess",
  "stranger",
] as const;
type Kind = (typeof KINDS)[number];
const TARGET = 0;
const ATTACKERS = 20;
const ATTACKER = 1 << 20;

/** So many sign-ins a second, whether or not earlier ones were answered. */
export async function measureFlood(
  port: number,
  { perSecond, seconds, people }: { perSecond: number; seconds: number; people: number },
): Promise<string> {
  const answers: Record<Kind, Promise<Answer>[]> = { person: [], guess: [], stranger: [] };
  const started = performance.now();
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = (n * 1_000) / perSecond - (performance.now() - started);
    if (due > 1) await sleep(due);
    const kind = KINDS[n % KINDS.length] ?? "person";
    answers[kind].push(ask(port, kind, n, people));
  }
  const done = {
    person: await Promise.all(answers.person),
    guess: await Promise.all(answers.guess),
    stranger: await Promise.all(answers.stranger),
  };
  const all = Object.values(done).flat();
  const times = all.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const bad = all.filter(({ status }) => status === 0 || status >= 500).length;
  const silent = all.filter(({ status, retryAfter }) => status === 429 && retryAfter === null).length;
  const guessed = done.guess.filter(({ status }) => status !== 429).length;
  return [
    `${perSecond} sign-ins a second for ${seconds} s`,
    ...Object.entries(done).map(([kind, list]) => `  ${kind.padEnd(9)} ${byStatus(list)}`),
    `  time      median ${showTime(percentile(times, 0.5))}, 99 % ${showTime(percentile(times, 0.99))}, slowest ${showTime(times.at(-1) ?? 0)}`,
    `  failed or 5xx: ${bad}; refused without Retry-After: ${silent}; guesses at one account that were compared: ${guessed}`,
  ].join("\n");
}

function ask(port: number, kind: Kind, n: number, people: number): Promise<Answer> {
  if (kind === "person") return signIn(port, addressOf(n), known(1 + (n % (people - 1))), PASSWORD);
  if (kind === "stranger") return signIn(port, addressOf(n), unknown(n), "Wrong-Secret-1");
  return signIn(port, addressOf(ATTACKER + (n % ATTACKERS)), known(TARGET), `Wrong-Secret-${n}`);
}

function byStatus(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count.toLocaleString("en-US")}`)
    .join(", ");
}
