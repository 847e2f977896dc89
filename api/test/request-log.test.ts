import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import Koa, { type Middleware } from "koa";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { connectionLog, requestLog } from "../src/http/request-log.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** An application with one answer, and the lines that it logs. */
async function serve(answer: Middleware, clockMs?: () => number) {
  const lines: { level: number; msg: string; left?: boolean; path?: string; others?: number }[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Koa();
  app.silent = true;
  app.on("error", connectionLog(log));
  app.use(requestLog(log, clockMs && { nowMs: clockMs }));
  app.use(answer);
  const server = app.listen(0, "127.0.0.1");
  closers.push(() => server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { lines, port: address.port };
}

/** Asks, and hangs up with the first bytes of the reply, or once `soon` resolves. */
async function askAndLeave(port: number, soon?: Promise<unknown>): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await (soon ?? once(socket, "data"));
  socket.destroy();
}

const WARNING = 40;

describe("logging of disconnected clients", () => {
  it("reports no error for a disconnect during the reply", async () => {
    const { lines, port } = await serve((ctx) => {
      ctx.body = Readable.from(endless());
    });
    await askAndLeave(port);
    await expect.poll(() => lines.some(({ msg, left }) => msg === "connection" && left)).toBe(true);
    expect(lines.filter(({ level }) => level >= WARNING)).toEqual([]);
  });

  it("reports no error if the reply fails after the client disconnected", async () => {
    const asked = Promise.withResolvers<void>();
    const { lines, port } = await serve(async (ctx) => {
      asked.resolve();
      await once(ctx.req.socket, "close");
      ctx.throw(500);
    });
    await askAndLeave(port, asked.promise);
    await expect.poll(() => lines.some(({ msg, left }) => msg === "request" && left)).toBe(true);
    expect(lines.filter(({ level }) => level >= WARNING)).toEqual([]);
  });

  it("reports an error if the client is still connected", async () => {
    const { lines, port } = await serve((ctx) => {
      ctx.status = 500;
      ctx.body = "broken";
    });
    await fetch(`http://127.0.0.1:${port}/`).then((reply) => reply.text());
    await expect.poll(() => lines.some(({ level, msg }) => level > WARNING && msg === "request")).toBe(true);
  });
});

describe("logging of slow replies", () => {
  it("writes one line per endpoint every ten seconds, counting the others", async () => {
    let nowMs = 0;
    const { lines, port } = await serve(
      (ctx) => {
        nowMs += 1_500;
        ctx.state["endpoint"] = `GET ${ctx.path}`;
        ctx.body = "late";
      },
      () => nowMs,
    );
    const ask = async (path: string, times: number) => {
      for (let n = 0; n < times; n++) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    };
    const slow = () =>
      lines.filter(({ msg }) => msg === "slow request").map(({ path, others }) => [path, others]);
    await ask("/one", 4);
    await ask("/two", 1);
    await expect.poll(slow).toEqual([
      ["/one", undefined],
      ["/two", undefined],
    ]);
    nowMs += 10_000;
    await ask("/one", 2);
    await expect.poll(slow).toContainEqual(["/one", 3]);
    expect(slow()).toHaveLength(3);
  });
});

function* endless() {
  for (;;) yield "x".repeat(10_000);
}
