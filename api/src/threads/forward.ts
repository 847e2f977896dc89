import { Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { ApiError } from "../errors/api-error.ts";
import { errorReply } from "../errors/error-reply.ts";
import { requestIdOf } from "../http/request-id.ts";
import { ADDRESS_HEADER } from "./inner-server.ts";

/** Headers that each connection has for itself (RFC 9110, 7.6.1), besides the framing of a body, which is passed on. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "proxy-connection", "upgrade", "expect"]);
/** Connections to the main thread. More requests wait: a socket with a longer queue than the kernel allows refuses the next at once. */
const MAX_SOCKETS = 256;
/** What Node's parser lets through in an address, and its client does not. */
const NOT_IN_ADDRESS = /[^\x21-\xff]/g;

export interface Forward {
  request(asked: IncomingMessage, response: ServerResponse): void;
  /** For sockets. */
  upgrade(asked: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/**
 * Lets the main thread answer.
 * @param innerPath the Unix socket where it listens
 * @param addressOf the address of the client, which the main thread cannot see; empty once the client has gone
 */
export function forwardTo(innerPath: string, addressOf: (request: IncomingMessage) => string): Forward {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const headersOf = (asked: IncomingMessage, isLeftOut: (name: string) => boolean): string[] => [
    ...pairsWithout(asked.rawHeaders, (name) => name === ADDRESS_HEADER || isLeftOut(name)),
    ...[ADDRESS_HEADER, addressOf(asked)],
  ];

  /** Undefined for a request that HTTP does not allow, though the parser did. */
  function begin(asked: IncomingMessage): ClientRequest | undefined {
    const { method, url = "/" } = asked;
    const path = url.replaceAll(NOT_IN_ADDRESS, encodeURIComponent);
    const headers = headersOf(asked, (name) => OF_CONNECTION.has(name));
    try {
      return request({ agent, socketPath: innerPath, method, path, headers, setHost: false });
    } catch {
      return undefined;
    }
  }

  return {
    request(asked, response) {
      // Whoever has left while another question was asked for them has no address any more, and needs no answer.
      if (response.destroyed || addressOf(asked) === "") return void response.destroy();
      const inner = begin(asked);
      if (inner === undefined) return void response.writeHead(400, { Connection: "close" }).end();
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
      // A body may be refused before all of it was sent.
      inner.on("error", () => {
        if (!isAnswered) fail(asked, response);
      });
      response.once("close", () => {
        asked.unpipe(inner);
        inner.destroy();
        // What is left of a body is read, or its connection would never come to the next request.
        asked.resume();
      });
      asked.pipe(inner);
    },

    upgrade(asked, socket, head) {
      const headers = headersOf(asked, () => false);
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
      const inner = connect(innerPath, () => {
        // As Node has read them.
        inner.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
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

/** The main thread does not take the request. */
function fail(asked: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const told = new ApiError("unavailable", "Something went wrong on our end. Please try again.");
  const { status, headers, body } = errorReply(told, requestIdOf(asked.headers["x-request-id"]));
  response
    .writeHead(status, { ...headers, "Content-Type": "application/json; charset=utf-8" })
    .end(JSON.stringify(body));
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
