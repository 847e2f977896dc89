import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openSocket, type Socket } from "../src/ui/live/socket.ts";

const PING_MS = 60;
/** How late an answer may be: a busy machine stops for longer than a ping. */
const SILENT_MS = 500;
const SOON = { timeout: 20_000 };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of open.splice(0)) await close();
});

/** A server as ours, with the library. */
async function serve(port = 0) {
  const http = createServer();
  const io = new Server(http, { transports: ["websocket"], pingInterval: PING_MS, pingTimeout: SILENT_MS });
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  // An address of a listening server.
  const { port: own } = http.address() as AddressInfo;
  const close = async () => {
    await io.close();
  };
  open.push(close);
  return { io, port: own, host: `http://127.0.0.1:${own}`, close };
}

function listen(host: string, namespace = "/embed") {
  const told = { connected: 0, failed: 0, heard: [] as unknown[][] };
  const socket: Socket = openSocket(host, namespace, {
    connected: () => told.connected++,
    failed: () => told.failed++,
    heard: (...event) => told.heard.push(event),
  });
  open.push(async () => socket.close());
  return { socket, told };
}

describe("openSocket", () => {
  it("asks, is answered and hears events of its namespace alone", async () => {
    const { io, host } = await serve();
    io.of("/embed").on("connection", (socket) => {
      socket.on("ask", (message: unknown, reply: (answer: unknown) => void) => reply({ heard: message }));
      socket.emit("news", { version: 7, name: 'Müller, "Söhne" [1]\n🌍' });
    });
    const { socket, told } = listen(host);
    await vi.waitFor(() => expect(told.heard).toHaveLength(1), SOON);
    expect(told.heard).toEqual([["news", { version: 7, name: 'Müller, "Söhne" [1]\n🌍' }]]);
    io.emit("news", { of: "another namespace" });
    const answers = await Promise.all(
      [1, 2].map((n) => new Promise((resolve) => socket.ask("ask", { n }, resolve))),
    );
    expect(answers).toEqual([{ heard: { n: 1 } }, { heard: { n: 2 } }]);
    expect(told).toMatchObject({ connected: 1, failed: 0 });
    expect(told.heard).toHaveLength(1);
  });

  it("stays connected through pings, which the server closes a socket without", async () => {
    const { io, host } = await serve();
    io.of("/embed");
    const { told } = listen(host);
    await vi.waitFor(() => expect(told.connected).toBe(1), SOON);
    await new Promise((resolve) => setTimeout(resolve, 2 * SILENT_MS));
    expect(io.of("/embed").sockets.size).toBe(1);
    expect(told).toMatchObject({ connected: 1, failed: 0 });
  });

  it("comes back by itself when the server was away, and when it has gone silent", async () => {
    vi.spyOn(Math, "random").mockReturnValue(-0.49);
    const first = await serve();
    first.io.of("/embed");
    const { told } = listen(first.host);
    await vi.waitFor(() => expect(told.connected).toBe(1), SOON);
    await first.close();
    await vi.waitFor(() => expect(told.failed).toBeGreaterThan(0), SOON);
    const second = await serve(first.port);
    second.io.of("/embed");
    await vi.waitFor(() => expect(told.connected).toBe(2), SOON);
    for (const { conn } of second.io.of("/embed").sockets.values())
      vi.spyOn(conn, "sendPacket").mockReturnThis();
    await vi.waitFor(() => expect(told.connected).toBe(3), SOON);
  });

  it("gives up after five attempts, and at once when the server refuses it", async () => {
    vi.spyOn(Math, "random").mockReturnValue(-0.499);
    const { host, close, io } = await serve();
    io.of("/closed").use((_socket, next) => next(new Error("no")));
    const refused = listen(host, "/closed");
    await vi.waitFor(() => expect(refused.told.failed).toBe(1), SOON);
    await close();
    const { told } = listen(host);
    await vi.waitFor(() => expect(told.failed).toBe(5), SOON);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told).toMatchObject({ connected: 0, failed: 5 });
    expect(refused.told).toMatchObject({ connected: 0, failed: 1 });
  });

  it("ignores what it does not understand, and goes on", async () => {
    const { io, host } = await serve();
    io.of("/embed").on("connection", (socket) => {
      const prefix = "2/embed,";
      for (const text of [
        "",
        "9",
        "2/embed",
        `${prefix}{`,
        `${prefix}"news"`,
        `${prefix}17[`,
        "3/embed,99[1]",
        "2/other,[1]",
      ])
        socket.conn.send(text);
      socket.emit("news", 1);
    });
    const { told } = listen(host);
    await vi.waitFor(() => expect(told.heard).toEqual([["news", 1]]), SOON);
    expect(told).toMatchObject({ connected: 1, failed: 0 });
  });

  it("says nothing once it is closed, whatever comes", async () => {
    const { io, host } = await serve();
    io.of("/embed").on("connection", (socket) => {
      socket.on("ask", () => socket.emit("news", {}));
    });
    const { socket, told } = listen(host);
    await vi.waitFor(() => expect(told.connected).toBe(1), SOON);
    const replied = vi.fn();
    socket.ask("ask", {}, replied);
    socket.close();
    await vi.waitFor(() => expect(io.of("/embed").sockets.size).toBe(0), SOON);
    expect(told).toEqual({ connected: 1, failed: 0, heard: [] });
    expect(replied).not.toHaveBeenCalled();
  });
});
