import { EngineBusy } from "./gateway.ts";

const TIMEOUT_MS = 20_000;
/** The longest reply, to a batch of 100, has some 60 KB. */
const MAX_REPLY_BYTES = 1_000_000;

export interface Posted {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends one POST to an engine. @throws EngineBusy if no whole reply comes */
export async function post(url: string, type: string, body: string, authorization?: string): Promise<Posted> {
  try {
    const reply = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": type, ...(authorization && { Authorization: authorization }) },
      body,
      // The operator chose this host; a redirect would lead to another one.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of reply.body ?? []) {
      size += part.byteLength;
      if (size > MAX_REPLY_BYTES) throw new Error("the reply is too long");
      parts.push(part);
    }
    return { status: reply.status, headers: reply.headers, text: Buffer.concat(parts).toString("utf8") };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EngineBusy(`No answer: ${reason}`, undefined, { cause });
  }
}
