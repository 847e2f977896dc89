import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A loopback proxy in front of a server that can be cut and mended, to see what its clients do. */
export class FlakyProxy {
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;

  constructor(target: { host: string; port: number }) {
    this.#target = target;
  }

  /** Listens; on the same port again after a cut. */
  async mend(): Promise<void> {
    const server = createServer((client) => {
      const upstream = connect(this.#target);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.#sockets.add(from);
        from.pipe(to);
        from.on("error", () => to.destroy());
        from.on("close", () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Drops every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) =>
      this.#server ? this.#server.close(resolve) : resolve(undefined),
    );
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
