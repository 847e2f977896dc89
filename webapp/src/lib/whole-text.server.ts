import { Writable } from "node:stream";

/** The text of everything that is piped into it, once that has ended. */
export class WholeText extends Writable {
  readonly #chunks: Buffer[] = [];

  constructor(ended: (text: string) => void) {
    super();
    this.once("finish", () => ended(Buffer.concat(this.#chunks).toString()));
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }
}
