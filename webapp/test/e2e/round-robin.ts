import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

/** A balancer that deals requests out in turn, and WebSockets in a turn of their own. `urls` may change meanwhile. */
export async function startRoundRobin(urls: string[]) {
  const turns = { requests: 0, sockets: 0 };
  const next = (kind: keyof typeof turns) => new URL(urls[turns[kind]++ % urls.length] ?? "");
  const proxy = createServer((asked, answer) => {
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? "", next("requests")), { method, headers }, (reply) => {
      reply.pipe(answer.writeHead(reply.statusCode ?? 502, reply.headers));
    });
    asked.pipe(passed.on("error", () => answer.destroy()));
  });
  proxy.on("upgrade", ({ method, url, rawHeaders }, client, head) => {
    const { hostname, port } = next("sockets");
    const server = connect(Number(port), hostname);
    const lines = rawHeaders.map((word, i) => word + (i % 2 === 0 ? ": " : "\r\n")).join("");
    server.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
    server.write(head);
    server.pipe(client).pipe(server);
    for (const end of [client, server]) end.on("error", () => [client, server].map((one) => one.destroy()));
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const { port } = proxy.address() as AddressInfo;
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
