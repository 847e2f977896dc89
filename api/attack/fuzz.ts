import type { EndpointKey } from "@jobmap/contract";
import { Client } from "./client.ts";
import { Findings, judge } from "./findings.ts";
import { type Person, signIn } from "./people.ts";
import { hostileShotAt, KEYS } from "./requests.ts";
import { type Pool, pick, randomFrom } from "./samples.ts";

/** Signing out would end the attacker's own session; it is asked as a visitor. */
const AS_VISITOR: readonly EndpointKey[] = ["POST auth/logout"];
const CONCURRENCY = 6;

export interface FuzzOptions {
  readonly url: URL;
  readonly attackers: readonly Person[];
  readonly secrets: readonly string[];
  readonly pool: Pool;
  /** Requests to each endpoint. */
  readonly each: number;
  readonly seed: number;
  /** When it ends at the latest, as by `performance.now`. */
  readonly until: number;
}

/** Sends hostile requests to every endpoint of the contract, as people of both roles and as visitors from many addresses. */
export async function fuzz({
  url,
  attackers,
  secrets,
  pool,
  each,
  seed,
  until,
}: FuzzOptions): Promise<Findings> {
  const findings = new Findings();
  const visitors = Array.from({ length: 20 }, (_, n) => new Client(url, `127.0.3.${n + 1}`));
  const random = randomFrom(seed);
  const waiting = Array.from({ length: each }, () => KEYS).flat();
  const worker = async () => {
    for (let key = waiting.shift(); key && performance.now() < until; key = waiting.shift()) {
      const shot = hostileShotAt(key, random, pool);
      const person = random() < 0.75 && !AS_VISITOR.includes(key) ? pick(random, attackers) : undefined;
      const client = person?.client ?? pick(random, visitors);
      const headers = { ...(await client.pageHeaders()), ...shot.headers };
      const reply = await client.request(shot.method, shot.path, { ...shot, headers });
      findings.count(reply);
      const verdict = judge(reply, secrets);
      if (verdict && !(reply.status === 0 && shot.mayEnd))
        findings.add(
          verdict,
          `${key} (${shot.path.slice(0, 80)} ${String(shot.body ?? "").slice(0, 80)}): ${reply.text.slice(0, 120)}`,
        );
      if (person && reply.status === 401 && key !== "POST auth/finishSignIn") await signIn(person);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  for (const visitor of visitors) visitor.close();
  return findings;
}
