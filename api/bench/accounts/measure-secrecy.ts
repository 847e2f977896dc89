import { median, showTime, type Times } from "../map/timing.ts";
import { known, unknown } from "./people.ts";
import { type Answer, addressOf, post, signIn } from "./sign-in.ts";

/** Sign-ins before the time is taken, until code is compiled and connections are open. */
const WARMING = 30;

/** What is asked about an address, and what everybody is answered. */
interface Question {
  readonly name: string;
  readonly status: number;
  ask(port: number, ip: string, email: string): Promise<Answer>;
}
export const QUESTIONS: readonly Question[] = [
  {
    name: "Refused sign-ins",
    status: 401,
    ask: (port, ip, email) => signIn(port, ip, email, "Wrong-Secret-1"),
  },
  {
    name: "Forgotten passwords",
    status: 200,
    ask: (port, ip, email) => post(port, ip, "auth/forgot-password", { email }),
  },
];

/**
 * Whether the time of an answer tells if there is such an account: pairs of one known and one unknown address, in an order that
 * changes, one request after the other.
 */
export async function measureSecrecy(
  port: number,
  pairs: number,
  { name: title, status, ask }: Question,
): Promise<string> {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let n = -WARMING; n < pairs; n++) {
    const one = async (kind: "known" | "unknown"): Promise<void> => {
      const name = kind === "known" ? known : unknown;
      const answer = await ask(port, addressOf(n + WARMING), name(Math.abs(n)));
      if (answer.status !== status) throw new Error(`${title} were answered with ${answer.status}.`);
      if (n >= 0) times[kind].push(answer.milliseconds);
    };
    const order = n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) await one(kind);
  }
  const differences = times.known.map((time, i) => time - (times.unknown[i] ?? Number.NaN));
  const slower = differences.filter((difference) => difference > 0).length;
  return [
    `${title}, ${pairs.toLocaleString("en-US")} pairs`,
    `  known address    median ${showTime(median(sorted(times.known)))}`,
    `  unknown address  median ${showTime(median(sorted(times.unknown)))}`,
    `  known is slower in ${((100 * slower) / pairs).toFixed(1)} % of the pairs (a coin within ${coin(pairs)} %)`,
    `  mean difference  ${spread(differences)}`,
  ].join("\n");
}

const sorted = (values: readonly number[]): Times => values.toSorted((a, b) => a - b);

/** Where a fair coin stays in 95 of 100 series. */
function coin(throws: number): string {
  const off = 98 / Math.sqrt(throws);
  return `${(50 - off).toFixed(1)}–${(50 + off).toFixed(1)}`;
}

/** Mean with its 95 % interval. */
function spread(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return `${mean.toFixed(2)} ± ${(1.96 * Math.sqrt(variance / values.length)).toFixed(2)} ms`;
}
