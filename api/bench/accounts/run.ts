/**
 * Accounts under load and under a stop-watch: `npm run bench -- accounts [--pairs 1000] [--seconds 60] [--per-second 200]`.
 * `BENCH_DATABASE_URL` or `DATABASE_URL` names the database server.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measureFlood } from "./measure-flood.ts";
import { measureSecrecy, QUESTIONS } from "./measure-secrecy.ts";
import { makePeople } from "./people.ts";

const { values } = parseArgs({
  options: {
    pairs: { type: "string", default: "1000" },
    seconds: { type: "string", default: "60" },
    "per-second": { type: "string", default: "200" },
  },
});
const [pairs, seconds, perSecond] = [values.pairs, values.seconds, values["per-second"]].map(Number);
if (pairs === undefined || !seconds || !perSecond)
  throw new Error("--pairs, --seconds and --per-second are numbers.");
const serverUrl = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
if (!serverUrl) throw new Error("BENCH_DATABASE_URL names the database server to use.");

const people = Math.max(pairs, 1_000) + 1;
const DATABASE_URL = await makePeople(serverUrl, people);
const server = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), {
  env: { ...process.env, DATABASE_URL },
});
try {
  const [port] = await Promise.race([once(server, "message"), once(server, "exit").then(() => [null])]);
  if (typeof port !== "number") throw new Error("The server did not start.");
  console.log(
    `${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}`,
  );
  if (pairs > 0) for (const question of QUESTIONS) console.log(await measureSecrecy(port, pairs, question));
  console.log(await measureFlood(port, { perSecond, seconds, people }));
} finally {
  server.kill();
}
process.exit(0);
