import { io, type Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RawSocket } from "../attack/raw-socket.ts";
import { subnet } from "../src/security/networks.ts";
import { useServer } from "./support/use-server.ts";

describe("sockets over their limits", () => {
  const server = useServer({ settings: { TRUST_PROXY: "1" } });
  const sockets: Socket[] = [];
  const open = (options = {}) => {
    const socket = io(server().url, {
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      ...options,
    });
    sockets.push(socket);
    return socket;
  };
  const from = (address: string) => ({ extraHeaders: { "X-Forwarded-For": address } });
  const connected = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once("connect", () => resolve("open"));
      socket.once("connect_error", () => resolve("refused"));
    });
  const closed = (socket: Socket) => new Promise<string>((resolve) => socket.once("disconnect", resolve));
  // Events are counted by the minute: each test has one of its own.
  beforeEach(() => server().advance(60_000 - (Date.now() % 60_000)));
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  it("R20: flooding gets a socket refused, then dropped, without affecting others", async () => {
    const [flooder, other] = [open(from("203.0.113.66")), open(from("198.51.100.9"))];
    await Promise.all([connected(flooder), connected(other)]);
    const gone = closed(flooder);
    const replies: unknown[] = [];
    flooder.on("seo", (reply) => replies.push(reply));
    for (let n = 0; n < 20_000; n++) flooder.emit("seo", { page: "/jobmap" });
    await gone;
    expect(replies.length).toBeLessThanOrEqual(150);
    expect(await other.timeout(30_000).emitWithAck("seo", { page: "/jobmap" })).toHaveProperty("status");
  });

  it("R20: also if the client does not answer the closing handshake", async () => {
    const raw = await RawSocket.open(new URL(server().url), "127.0.0.1");
    expect(raw.isOpen).toBe(true);
    raw.say("40");
    for (let n = 0; n < 2_000; n++) raw.say('42["seo",{"page":"/"}]');
    // Politely it would be waited for half a minute.
    expect(await raw.isClosedWithin(20_000)).toBe(true);
  });

  it("R20: for any kind of message", async () => {
    const floods: ((socket: Socket) => void)[] = [
      (socket) => socket.emit("no-such-event", { a: 1 }),
      (socket) => socket.io.engine.write("garbage"),
      (socket) => socket.io.engine.write("40/embed,"),
    ];
    for (const send of floods) {
      const socket = open();
      await connected(socket);
      const gone = closed(socket);
      for (let n = 0; n < 2_000; n++) send(socket);
      await gone;
    }
  });

  it("thirty messages a minute are answered, and the socket stays open", async () => {
    const socket = open();
    await connected(socket);
    const statuses: boolean[] = [];
    for (let n = 0; n < 40; n++)
      statuses.push(
        (await socket.timeout(30_000).emitWithAck("iframe-company-profile", {})).message !==
          "Too many requests. Please wait a minute.",
      );
    expect(statuses.indexOf(false)).toBeGreaterThanOrEqual(30);
    expect(socket.connected).toBe(true);
  });

  it("a network may have a thousand sockets, and those of other networks are still accepted", async () => {
    const limits = server().services.limits;
    server().services.limits = { take: () => 0, reset: () => {} };
    const batch = async (count: number, address: (n: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, n) => connected(open(from(address(n))))));
    for (let n = 0; n < 10; n++)
      expect(new Set(await batch(100, (i) => `203.0.113.${(n * 100 + i) % 250}`))).toEqual(new Set(["open"]));
    expect(await batch(3, () => "203.0.113.251")).toEqual(["refused", "refused", "refused"]);
    expect(await connected(open(from("203.0.114.1")))).toBe("open");
    const one = sockets[0];
    one?.disconnect();
    await expect.poll(() => connected(open(from("203.0.113.66")))).toBe("open");
    server().services.limits = limits;
  });

  it("an address that opens too many in a short time is refused for a while", async () => {
    const { limits } = server().services;
    const taken: string[] = [];
    server().services.limits = {
      take: ({ name }, who) => {
        // What is counted to say it once in the log.
        if (name.startsWith("note of")) return 0;
        taken.push(`${name}: ${who}`);
        return who === "203.0.113.66" ? 7 : 0;
      },
      reset: () => {},
    };
    expect(await connected(open(from("203.0.113.66")))).toBe("refused");
    expect(await connected(open(from("203.0.113.67")))).toBe("open");
    expect(taken).toEqual(["connections by address: 203.0.113.66", "connections by address: 203.0.113.67"]);
    server().services.limits = limits;
  });

  it("a message that is too large closes the connection with a reason", async () => {
    const socket = open();
    await connected(socket);
    const gone = closed(socket);
    socket.emit("seo", { page: "x".repeat(20_000) });
    await gone;
    const raw = new WebSocket(`${server().url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
    const code = new Promise((resolve) => raw.addEventListener("close", (event) => resolve(event.code)));
    await new Promise((resolve) => raw.addEventListener("open", resolve));
    raw.send("4".repeat(20_000));
    // "Message too big."
    expect(await code).toBe(1009);
  });

  it.each([
    ["203.0.113.9", "203.0.113"],
    ["::ffff:203.0.113.9", "203.0.113"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ])("%s is in the subnet %s", (address, expected) => expect(subnet(address)).toBe(expected));
});
