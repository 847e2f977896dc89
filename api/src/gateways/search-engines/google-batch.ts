import { randomUUID } from "node:crypto";

/** One answer of a batch, with the number that its request had. */
export interface BatchPart {
  readonly number: number;
  readonly status: number;
  readonly body: string;
}

/** Requests as one body of Google's batches: https://developers.google.com/search/apis/indexing-api/v3/using-api#batching. */
export function writeBatch(path: string, bodies: readonly object[]): { type: string; body: string } {
  const boundary = `batch_${randomUUID()}`;
  const parts = bodies.map((body, number) =>
    [
      `--${boundary}`,
      "Content-Type: application/http",
      "Content-Transfer-Encoding: binary",
      `Content-ID: <item-${number}>`,
      "",
      `POST ${path} HTTP/1.1`,
      "Content-Type: application/json",
      "",
      JSON.stringify(body),
      "",
    ].join("\r\n"),
  );
  return {
    type: `multipart/mixed; boundary=${boundary}`,
    body: `${parts.join("\r\n")}\r\n--${boundary}--\r\n`,
  };
}

/** The answers of a batch, in any order. What is not an answer to one of ours is left out. */
export function readBatch(type: string, text: string): BatchPart[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined) return [];
  return text.split(`--${boundary}`).flatMap((part) => {
    const number = /^content-id:\s*<?response-item-(\d+)>?/im.exec(part)?.[1];
    const answer = /^HTTP\/\d(?:\.\d)? (\d{3})/m.exec(part);
    if (number === undefined || answer === null) return [];
    const [, body = ""] = part.slice(answer.index).split(/\r?\n\r?\n/, 2);
    return [{ number: Number(number), status: Number(answer[1]), body: body.trim() }];
  });
}
