import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { readGreeting } from "../lib/database/greeting.mjs";
import { probePort, requirePort } from "../lib/ports.mjs";

/** @type {net.Server | undefined} */
let server;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** @param {(socket: net.Socket) => void} talk */
async function listen(talk) {
  server = net.createServer(talk);
  await new Promise((resolve) => server?.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = /** @type {net.AddressInfo} */ (server.address());
  return { host: "127.0.0.1", port: address.port };
}

/** @param {string} version */
const handshake = (version) =>
  Buffer.concat([Buffer.from([74, 0, 0, 0, 10]), Buffer.from(`${version}\0rest`)]);

test("reads a server's version from its handshake", async () => {
  const where = await listen((socket) => socket.end(handshake("8.4.2")));
  expect(await readGreeting(where)).toBe("8.4.2");
});

test("leaves out MariaDB's prefix for old clients", async () => {
  const where = await listen((socket) => socket.end(handshake("5.5.5-10.11.19-MariaDB")));
  expect(await readGreeting(where)).toBe("10.11.19-MariaDB");
});

test("another protocol, silence and a closed connection are not a database", async () => {
  const web = await listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  await expect(readGreeting(web)).rejects.toThrow("not MySQL");
  server?.close();
  const mute = await listen((socket) => setTimeout(() => socket.destroy(), 200));
  await expect(readGreeting({ ...mute, timeoutMs: 50 })).rejects.toThrow("does not answer");
  server?.close();
  const closing = await listen((socket) => socket.destroy());
  await expect(readGreeting(closing)).rejects.toThrow();
});

test("a busy port is recognized, with advice", async () => {
  const { port } = await listen(() => {});
  await expect(requirePort({ PORT: String(port) })).rejects.toThrow(`PORT=${port + 1} npm start`);
  expect(await probePort(0)).toBeGreaterThan(0);
});

test("an invalid port, or an address of another machine, is named", async () => {
  await expect(requirePort({ PORT: "http" })).rejects.toThrow('not "http"');
  await expect(requirePort({ PORT: "70000" })).rejects.toThrow("from 0 to 65535");
  await expect(requirePort({ PORT: "0", HOST: "192.0.2.1" })).rejects.toThrow("HOST=192.0.2.1");
});
