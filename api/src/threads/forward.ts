import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { ADDRESS_HEADER } from "./inner-server.ts";

/** Headers that each connection has for itself (RFC 9110, 7.6.1), besides the framing of a body, which is passed on. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "proxy-connection", "upgrade", "expect"]);

export interface Forward {
  request(asked: IncomingMessage, response: ServerResponse): void;
  /** For sockets. */
  upgrade(asked: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/**
 * Lets the main thread answer.
 * @param innerPath the Unix socket where it listens
 * @param addressOf the address of the client, which the main thread cannot see
 */
export function forwardTo(innerPath: string, addressOf: (request: IncomingMessage) => string): Forward {
  const agent = new Agent({ keepAlive: true });
  const headersOf = (asked: IncomingMessage, isLeftOut: (name: string) => boolean): string[] => [
    ...pairsWithout(asked.rawHeaders, (name) => name === ADDRESS_HEADER || isLeftOut(name)),
    ...[ADDRESS_HEADER, addressOf(asked)],
  ];

  return {
    request(asked, response) {
      const { method, url } = asked;
      const headers = headersOf(asked, (name) => OF_CONNECTION.has(name));
      const inner = request({ agent, socketPath: innerPath, method, path: url, headers, setHost: false });
      let isAnswered = false;
      inner.once("response", (answer) => {
        isAnswered = true;
        const own = pairsWithout(
          answer.rawHeaders,
          (name) => OF_CONNECTION.has(name) || name === "transfer-encoding",
        );
        response.writeHead(answer.statusCode ?? 502, own);
        answer.pipe(response);
        answer.once("error", () => response.destroy());
      });
      // A body may be refused before all of it was sent. Without an answer the main thread is about to end, and so is this one.
      inner.on("error", () => {
        if (!isAnswered) response.destroy();
      });
      response.once("close", () => inner.destroy());
      asked.pipe(inner);
    },

    upgrade(asked, socket, head) {
      const headers = headersOf(asked, () => false);
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
      const inner = connect(innerPath, () => {
        inner.write(`${lines.join("\r\n")}\r\n\r\n`);
        inner.write(head);
        inner.pipe(socket).pipe(inner);
      });
      for (const [one, other] of [
        [inner, socket],
        [socket, inner],
      ] as const) {
        one.on("error", () => other.destroy());
        one.once("close", () => other.destroy());
      }
    },
  };
}

/** @param headers as alternating names and values @param isLeftOut by their names in lower case */
function pairsWithout(headers: readonly string[], isLeftOut: (name: string) => boolean): string[] {
  const left: string[] = [];
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const [name = "", value = ""] = headers.slice(i, i + 2);
    if (!isLeftOut(name.toLowerCase())) left.push(name, value);
  }
  return left;
}
