import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import rawBody from "raw-body";
import type { State } from "../state.ts";
import { answer, type WireReply } from "./answer.ts";
import { Fault } from "./fault.ts";
import type { Troubles } from "./troubles.ts";

interface Wire {
  readonly state: State;
  readonly secretKey: string;
  readonly troubles: Troubles;
}

const MAX_BODY_BYTES = 1_000_000;

/** Stripe's API over HTTP. `answered` is called after each request, when events may be due. */
export function createWireServer(wire: Wire, answered: () => void): Server {
  const inFlight = new Set<string>();
  return createServer((request, response) => {
    handle(wire, inFlight, request, response)
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        const fault = new Fault(500, `The stand-in failed: ${message}`, { type: "api_error" });
        send(response, wire.state, failure(fault));
      })
      .finally(answered);
  });
}

async function handle(
  { state, secretKey, troubles }: Wire,
  inFlight: Set<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await rawBody(request, { limit: MAX_BODY_BYTES, encoding: "utf8" });
  const { method = "GET", url = "/", headers } = request;
  const key = one(headers["idempotency-key"]);
  if (key !== undefined && inFlight.has(key)) {
    const message = "There is currently another in-progress request using this Idempotent Key.";
    send(response, state, failure(new Fault(409, message, { code: "idempotency_key_in_use" })));
    return;
  }
  if (key !== undefined) inFlight.add(key);
  try {
    const trouble = troubles.next(method, url);
    if (trouble?.kind === "refuse") return send(response, state, failure(trouble.fault));
    if (trouble?.kind === "slow") await delay(trouble.milliseconds);
    const reply = answer(state, secretKey, {
      method,
      url,
      body,
      authorization: headers.authorization,
      version: one(headers["stripe-version"]),
      idempotencyKey: key,
    });
    // The work is done, and nobody hears of it.
    if (trouble?.kind === "silent") response.destroy();
    else send(response, state, reply);
  } finally {
    if (key !== undefined) inFlight.delete(key);
  }
}

const failure = ({ status, body }: Fault): WireReply => ({
  status,
  body: JSON.stringify(body),
  isReplay: false,
});
const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

function send(response: ServerResponse, state: State, { status, body, isReplay }: WireReply): void {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Request-Id": state.id("req"),
    ...(isReplay && { "Idempotent-Replayed": "true" }),
  });
  response.end(body);
}
