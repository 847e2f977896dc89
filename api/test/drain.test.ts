import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { Drain } from "../src/http/drain.ts";

const BUSY_MS = 300;

it("serves connections that arrive while the process is too busy to accept them", async () => {
  const server = createServer((_request, response) => void response.end("here"));
  const drain = new Drain();
  drain.watch(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");

  const drained = drain.run(server, 0.1, async () => {});
  const replies = Array.from({ length: 20 }, async () => {
    const socket = connect(address.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    let said = "";
    for await (const chunk of socket) said += chunk;
    return said;
  });
  const until = performance.now() + BUSY_MS;
  while (performance.now() < until);
  for (const reply of await Promise.all(replies)) expect(reply).toContain("here");
  await drained;
});
