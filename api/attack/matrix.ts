import { type Endpoint, endpoints } from "@jobmap/contract";
import { Client } from "./client.ts";
import { Findings, judge } from "./findings.ts";
import { signIn } from "./people.ts";
import { KEYS, shotAt } from "./requests.ts";
import { type Pool, pick, randomFrom } from "./samples.ts";
import type { World } from "./world.ts";

/** Each row of the victims is asked for about so often. */
const TRIES = 6;
const ENDS_OWN_SESSION = "POST auth/logout";

/**
 * Asks every endpoint as somebody who may not: not signed in, of the other role, and with the ids of somebody else's rows. Whoever may not
 * is told so, reads nothing of the victims, and changes nothing of theirs.
 */
export async function matrix(world: World, seed: number): Promise<Findings> {
  const findings = new Findings();
  const random = randomFrom(seed);
  const visitor = new Client(world.url, "127.0.4.1");
  // Looking is something as well: an application that is opened counts as seen.
  await world.look();
  const before = await world.look();
  for (const key of KEYS) {
    if (key === ENDS_OWN_SESSION) continue;
    const { audience }: Endpoint = endpoints[key];
    const send = async (client: Client, pool: Pool) => {
      const shot = shotAt(key, random, pool);
      const headers = { ...(await client.pageHeaders()), ...shot.headers };
      const reply = await client.request(shot.method, shot.path, { ...shot, headers });
      findings.count(reply);
      const verdict = judge(reply, world.secrets);
      if (verdict) findings.add(verdict, `${key}: ${reply.text.slice(0, 200)}`);
      return reply.status;
    };
    const expect = (who: string, status: number, wanted: number) => {
      if (status !== wanted) findings.add(`let in ${who}`, `${key}: ${status} instead of ${wanted}`);
    };
    if (audience !== "public") expect("whoever is not signed in", await send(visitor, world.theirs), 401);
    for (const person of world.attackers.slice(0, 2)) {
      const isOther = audience !== "public" && audience !== "any role" && audience !== person.role;
      if (isOther) expect("the other role", await send(person.client, world.theirs), 403);
      else
        for (let n = 0; n < TRIES; n++) {
          const id = pick(random, world.theirs["id"] ?? [1]);
          const status = await send(person.client, { ...world.theirs, id: [id] });
          if (status === 401 && audience !== "public") await signIn(person);
        }
    }
  }
  visitor.close();
  const after = await world.look();
  if (after !== before) findings.add("a victim's rows were changed", difference(before, after));
  return findings;
}

function difference(before: string, after: string): string {
  let at = 0;
  while (before[at] === after[at] && at < before.length) at++;
  return `…${before.slice(Math.max(0, at - 60), at + 60)} became …${after.slice(Math.max(0, at - 60), at + 60)}`;
}
