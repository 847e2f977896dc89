import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { checkFileName, type FilesGateway } from "./gateway.ts";
import { upload } from "./s3-upload.ts";

export interface S3Settings {
  /** Address of the bucket: `https://s3.eu-central-1.amazonaws.com/jobmap`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Request timeout, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;

/** A bucket of an S3-compatible store. It needs no public access: this server serves the public files. */
export function createS3Files({ url, region, keyId, secret }: S3Settings): FilesGateway {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 2,
  });
  const ask = async (
    method: string,
    name: string,
    { query = "", body, type }: { query?: string; body?: Uint8Array | undefined; type?: string } = {},
    signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  ) => {
    const response = await client.fetch(`${url}/${checkFileName(name)}${query}`, {
      method,
      signal,
      ...(body ? { body: Buffer.from(body) } : {}),
      headers: {
        ...(type ? { "Content-Type": type } : {}),
        "X-Amz-Content-Sha256": createHash("sha256")
          .update(body ?? "")
          .digest("hex"),
      },
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(
      `The file store answered ${method} with ${response.status}: ${(await response.text()).slice(0, 300)}`,
    );
  };
  return {
    async put(name, content, type) {
      const write = async (method: string, query: string, body?: Uint8Array) => {
        const response = await ask(method, name, { query, body, type });
        if (!response.ok) throw new Error("The file store has no such bucket.");
        return response;
      };
      if (content instanceof Uint8Array) await write("PUT", "", content);
      else await upload(write, content);
    },
    async get(name) {
      // The store has to begin in time; how long the rest takes is up to whoever reads it.
      const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const late = new AbortController();
      const giveUp = () => late.abort(timeout.reason);
      timeout.addEventListener("abort", giveUp);
      const answered = ask("GET", name, {}, late.signal);
      const { ok, body, headers } = await answered.finally(() =>
        timeout.removeEventListener("abort", giveUp),
      );
      if (!ok || !body) return undefined;
      // The two declarations of a web stream, Node's and the DOM's, describe the same object.
      return {
        size: Number(headers.get("content-length")),
        stream: Readable.fromWeb(body as NodeWebStream),
      };
    },
    async remove(name) {
      await ask("DELETE", name);
    },
  };
}
