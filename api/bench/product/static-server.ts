/**
 * A thread that answers everything with the same 2 KB: the least that Node's HTTP takes. On request it tells its processor time, in microseconds.
 * Given a port it shares that with other threads; given steps of work it does as many for each reply.
 */
import { createServer } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { port = 0, steps = 0 }: { port?: number; steps?: number } = workerData ?? {};
const body = Buffer.alloc(2_048, "x");
let sum = 0;
const server = createServer((_, response) => {
  for (let i = 0; i < steps; i++) sum = (sum * 31 + i) | 0;
  response.end(body);
}).listen({ port, host: "127.0.0.1", reusePort: port > 0 }, () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === "object" ? address?.port : undefined);
});
parentPort?.on("message", () => {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage(user + system);
});
