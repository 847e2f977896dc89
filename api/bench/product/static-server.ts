/** A thread that answers everything with the same 2 KB: the least that Node's HTTP takes. */
import { createServer } from "node:http";
import { parentPort } from "node:worker_threads";

const body = Buffer.alloc(2_048, "x");
const server = createServer((_, response) => response.end(body)).listen(0, "127.0.0.1", () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === "object" ? address?.port : undefined);
});
