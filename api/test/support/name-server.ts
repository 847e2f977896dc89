import { createSocket, type Socket } from "node:dgram";

const TYPE_TXT = 16;
const CLASS_IN = 1;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;
const TEXT_BYTES = 255;

/** A name server on loopback that speaks DNS (RFC 1035) over UDP, of the little that TXT records need. */
export class NameServer {
  /** TXT records by domain. A domain that is not here does not exist. */
  readonly texts = new Map<string, string[]>();
  /** Domains whose questions get no answer, or a failure. */
  readonly silent = new Set<string>();
  readonly failing = new Set<string>();
  asked = 0;
  readonly #socket: Socket = createSocket("udp4");

  /** @returns its address and port */
  async start(): Promise<string> {
    this.#socket.on("message", (message, { port, address }) => {
      const answer = this.#answer(message);
      if (answer) this.#socket.send(answer, port, address);
    });
    await new Promise<void>((resolve) => this.#socket.bind(0, "127.0.0.1", resolve));
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  stop(): void {
    this.#socket.close();
  }

  #answer(message: Buffer): Buffer | undefined {
    this.asked += 1;
    const { name, end } = readName(message);
    const question = message.subarray(12, end + 4);
    if (this.silent.has(name)) return undefined;
    if (this.failing.has(name)) return reply(message, question, SERVER_FAILURE, []);
    const texts = this.texts.get(name);
    if (!texts) return reply(message, question, NO_SUCH_NAME, []);
    const isText = message.readUInt16BE(end) === TYPE_TXT;
    return reply(message, question, 0, isText ? texts : []);
  }
}

function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

function reply(message: Buffer, question: Buffer, code: number, texts: readonly string[]): Buffer {
  const header = Buffer.alloc(12);
  header.writeUInt16BE(message.readUInt16BE(0), 0);
  // A response, recursion desired and available.
  header.writeUInt16BE(0x81_80 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  return Buffer.concat([header, question, ...texts.map(textRecord)]);
}

function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += TEXT_BYTES) {
    const piece = bytes.subarray(at, at + TEXT_BYTES);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(12);
  // The name is that of the question, 12 bytes from the beginning.
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(TYPE_TXT, 2);
  head.writeUInt16BE(CLASS_IN, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
