import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** A WebSocket to the server's sockets that says what it is told to and listens to nothing. */
export class RawSocket {
  /** Of the handshake; 101 is a connection, 0 none at all. */
  status = 0;
  readonly #socket: Socket;
  #isClosed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("close", () => {
      this.#isClosed = true;
    });
    socket.on("error", () => socket.destroy());
  }

  /** @param from the loopback address it comes from */
  static open(url: URL, from: string): Promise<RawSocket> {
    const socket = connect({ host: url.hostname, port: Number(url.port || 80), localAddress: from });
    const raw = new RawSocket(socket);
    return new Promise((resolve) => {
      const done = () => resolve(raw);
      socket.once("close", done);
      socket.setTimeout(10_000, done);
      socket.once("data", (head: Buffer) => {
        raw.status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString("latin1"))?.[1] ?? 0);
        socket.setTimeout(0);
        // What comes later is thrown away.
        socket.resume();
        done();
      });
      socket.once("connect", () =>
        socket.write(
          `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
        ),
      );
    });
  }

  get isOpen(): boolean {
    return this.status === 101 && !this.#isClosed;
  }

  /** Sends a text of at most 125 bytes, as a client must: masked, with a mask of zeros. */
  say(text: string): void {
    const payload = Buffer.from(text);
    if (!this.#isClosed)
      this.#socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]));
  }

  isClosedWithin(milliseconds: number): Promise<boolean> {
    if (this.#isClosed) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), milliseconds);
      this.#socket.once("close", () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** A request whose body is said to be large and never comes. */
export function slowBody(url: URL, from: string): Socket {
  const socket = connect({ host: url.hostname, port: Number(url.port || 80), localAddress: from });
  socket.on("error", () => socket.destroy());
  socket.once("connect", () =>
    socket.write(
      `POST /api/v1/user/job/click HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{`,
    ),
  );
  return socket;
}
