/** The smallest part that S3 accepts is 5 MiB; one part of a file is held in memory. The largest file has ten thousand parts. */
const PART_BYTES = 8 * 1024 * 1024;

/** Sends a request for one file to the store. */
export type AskStore = (
  method: "GET" | "PUT" | "POST" | "DELETE",
  query: string,
  body?: Uint8Array,
) => Promise<Response>;

/**
 * Stores a stream: in one request if it is short, else part by part. The file appears only once it is complete.
 * @throws any error; parts stored so far are removed
 */
export async function upload(ask: AskStore, content: AsyncIterable<Uint8Array>): Promise<void> {
  const parts = inParts(content);
  try {
    const first = (await parts.next()).value ?? Buffer.alloc(0);
    if (first.length < PART_BYTES) await ask("PUT", "", first);
    else await uploadParts(ask, first, parts);
  } finally {
    // Closes the source, wherever the store failed.
    await parts.return(undefined);
  }
}

async function uploadParts(ask: AskStore, first: Buffer, others: AsyncIterable<Buffer>): Promise<void> {
  const id = readValue("UploadId", await (await ask("POST", "?uploads=")).text());
  const uploadId = `uploadId=${encodeURIComponent(id)}`;
  const tags: string[] = [];
  const send = async (part: Uint8Array) => {
    const { headers } = await ask("PUT", `?partNumber=${tags.length + 1}&${uploadId}`, part);
    tags.push(headers.get("etag") ?? "");
  };
  try {
    await send(first);
    for await (const part of others) await send(part);
    const named = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const list = `<CompleteMultipartUpload>${named.join("")}</CompleteMultipartUpload>`;
    const reply = await (await ask("POST", `?${uploadId}`, Buffer.from(list))).text();
    // The store starts its response before the outcome is known.
    if (reply.includes("<Error>"))
      throw new Error(`The file store did not complete the upload: ${reply.slice(0, 300)}`);
  } catch (error) {
    // The original error is more useful than one from here. Stores can be configured to delete abandoned parts.
    await ask("DELETE", `?${uploadId}`).catch(() => {});
    throw error;
  }
}

/** Splits chunks of any size into parts of equal size; the last part is the rest. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    pieces.push(piece);
    size += piece.length;
    if (size < PART_BYTES) continue;
    const whole = Buffer.concat(pieces);
    let start = 0;
    for (; size - start >= PART_BYTES; start += PART_BYTES) yield whole.subarray(start, start + PART_BYTES);
    pieces = [whole.subarray(start)];
    size -= start;
  }
  if (size > 0) yield Buffer.concat(pieces);
  return undefined;
}

function readValue(name: string, xml: string): string {
  const value = new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
  if (value === undefined) throw new Error(`The file store answered without ${name}: ${xml.slice(0, 300)}`);
  return value;
}
