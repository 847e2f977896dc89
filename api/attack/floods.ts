import { Client } from "./client.ts";
import { Findings, judge } from "./findings.ts";
import { RawSocket, slowBody } from "./raw-socket.ts";

/** So long may somebody else wait for the map or a page during a flood, in milliseconds: nineteen times of twenty. */
export const BYSTANDER_MS = 1_000;
const SECONDS = 15;
const CONCURRENCY = 64;
const SOCKETS = 1_500;
const EVENTS = 20_000;
const SLOW_BODIES = 300;

const MAP = "/api/v1/map/clusters?bbox=-80,35,-70,45&zoom=6";

/** Asks from an address of its own while a flood goes on. */
async function bystander(url: URL, findings: Findings, isOver: () => boolean): Promise<number[]> {
  const client = new Client(url, "127.0.0.7");
  const paths = [MAP, "/api/v1/user/job/list?limit=10", "/api/v1/user/job-types", "/"];
  const times: number[] = [];
  for (let n = 0; !isOver(); n++) {
    const reply = await client.request("GET", paths[n % paths.length] ?? MAP);
    times.push(reply.ms);
    const verdict = judge(reply, []) ?? (reply.status === 429 ? "a bystander was refused" : undefined);
    if (verdict)
      findings.add(verdict, `${paths[n % paths.length]}: ${reply.status} ${reply.text.slice(0, 120)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  client.close();
  return times;
}

/** The time within which a share of some replies came. */
export const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** Runs a flood beside a bystander. @returns the time within which the bystander had nineteen of twenty replies */
async function during(url: URL, findings: Findings, flood: () => Promise<void>): Promise<number> {
  let isOver = false;
  const watching = bystander(url, findings, () => isOver);
  await flood();
  isOver = true;
  const slow = percentile(await watching, 0.95);
  if (slow > BYSTANDER_MS) findings.add("a bystander waited", `${Math.round(slow)} ms`);
  return slow;
}

/** One address asks as fast as it can, for what is dear: lists, pages, passwords. */
export async function requestFlood(url: URL): Promise<{ findings: Findings; bystander: number }> {
  const findings = new Findings();
  const flooder = new Client(url, "127.0.8.1");
  const until = performance.now() + SECONDS * 1_000;
  const worker = async (n: number) => {
    while (performance.now() < until) {
      const reply = await (n % 4 === 0
        ? flooder.ask("POST", "auth/loginUser", {
            email: "nobody@attack.example",
            password: "Wrong-Secret-1",
          })
        : flooder.request(
            "GET",
            n % 4 === 1 ? "/jobs" : `/api/v1/user/job/list?search=nurse&limit=50&page=${n}`,
          ));
      findings.count(reply);
      const verdict = judge(reply, []);
      if (verdict) findings.add(verdict, reply.text.slice(0, 200));
    }
  };
  const slow = await during(url, findings, async () => {
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, n) => worker(n)));
  });
  flooder.close();
  if (!findings.replies.has(429)) findings.add("nothing was refused", `${findings.requests} requests`);
  return { findings, bystander: slow };
}

/** One address opens all the sockets it can, one of them never stops, and bodies arrive byte by byte. */
export async function socketFlood(
  url: URL,
): Promise<{ findings: Findings; bystander: number; taken: number }> {
  const findings = new Findings();
  let taken = 0;
  const slow = await during(url, findings, async () => {
    const sockets: RawSocket[] = [];
    for (let n = 0; n < SOCKETS; n += 50)
      sockets.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => RawSocket.open(url, "127.0.9.1")))),
      );
    taken = sockets.filter(({ isOpen }) => isOpen).length;
    for (const { status } of sockets) findings.count({ status, headers: {}, text: "", ms: 0 });
    if (taken === SOCKETS) findings.add("sockets of one network have no cap", `${taken} were taken`);

    const flooder = await RawSocket.open(url, "127.0.9.2");
    flooder.say("40");
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (let n = 0; n < EVENTS; n++) flooder.say('42["seo",{"page":"/"}]');
    if (!(await flooder.isClosedWithin(SECONDS * 1_000)))
      findings.add("a flooding socket is not dropped", `after ${EVENTS} events`);

    const bodies = Array.from({ length: SLOW_BODIES }, () => slowBody(url, "127.0.9.3"));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const other = await RawSocket.open(url, "127.0.9.4");
    if (!other.isOpen) findings.add("nobody else can connect", `status ${other.status}`);
    for (const socket of [...sockets, flooder, other]) socket.close();
    for (const body of bodies) body.destroy();
  });
  return { findings, bystander: slow, taken };
}
