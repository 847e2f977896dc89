import { createServer, type Server } from "node:http";
import type { Server as SocketServer } from "socket.io";
import type { Services } from "../services.ts";
import { registerState } from "./state.ts";

/**
 * Serves `GET /metrics` on an address of its own, which need not be public. Resolves to a function that stops it.
 * @throws the system's error if it cannot listen there
 */
export async function serveMetrics(services: Services, io: SocketServer): Promise<() => Promise<void>> {
  const { METRICS_HOST, METRICS_PORT } = services.env;
  if (METRICS_PORT === undefined) return async () => {};
  const { registry } = services.metrics;
  services.metrics.watchProcess();
  registerState(registry, services, io);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Only /metrics is served here.\n");
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      (error: unknown) => {
        services.log.error({ err: error }, "the metrics of this process cannot be read");
        response.writeHead(500, { "Content-Type": "text/plain" }).end("The metrics cannot be read.\n");
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  return () => close(server);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
