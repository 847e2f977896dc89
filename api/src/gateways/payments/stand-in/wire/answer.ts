import { createHash } from "node:crypto";
import Stripe from "stripe";
import { OPERATIONS } from "../operations.ts";
import type { State } from "../state.ts";
import { Fault } from "./fault.ts";
import { readForm } from "./form.ts";

/** A request, as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  /** With the query. */
  readonly url: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly version: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface WireReply {
  readonly status: number;
  readonly body: string;
  /** Whether it is the reply that an earlier request with the same key got. */
  readonly isReplay: boolean;
}

/** Answers as Stripe does. A key gets the same reply again for the same request, whatever has changed since. */
export function answer(state: State, secretKey: string, request: WireRequest): WireReply {
  const key = request.method === "POST" ? request.idempotencyKey : undefined;
  const digest = createHash("sha256")
    .update(`${request.method} ${request.url}\n${request.body}`)
    .digest("hex");
  const earlier = key === undefined ? undefined : state.answered.find(key);
  if (earlier && earlier.request !== digest)
    return faulty(
      new Fault(
        400,
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        { type: "idempotency_error" },
      ),
    );
  if (earlier) return { status: earlier.status, body: earlier.body, isReplay: true };
  const reply = run(state, secretKey, request);
  // A request that was refused before it began may be sent again with the same key.
  if (key !== undefined && reply.status < 400)
    state.answered.put({ id: key, request: digest, status: reply.status, body: reply.body });
  state.store();
  return reply;
}

function run(state: State, secretKey: string, request: WireRequest): WireReply {
  try {
    if (request.authorization !== `Bearer ${secretKey}`)
      throw new Fault(401, "Invalid API Key provided.", { code: "api_key_invalid" });
    if (request.version !== Stripe.API_VERSION)
      throw new Fault(
        400,
        `Invalid Stripe API version: ${request.version}. The stand-in speaks ${Stripe.API_VERSION}.`,
      );
    const [path = "", query = ""] = request.url.split("?");
    for (const operation of OPERATIONS) {
      const match = operation.method === request.method && operation.path.exec(path);
      if (!match) continue;
      const params = readForm(request.method === "GET" ? query : request.body);
      return {
        status: 200,
        body: JSON.stringify(operation.answer(state, params, match[1] ?? "")),
        isReplay: false,
      };
    }
    throw new Fault(404, `Unrecognized request URL (${request.method}: ${path}).`);
  } catch (error) {
    if (error instanceof Fault) return faulty(error);
    throw error;
  }
}

const faulty = ({ status, body }: Fault): WireReply => ({
  status,
  body: JSON.stringify(body),
  isReplay: false,
});
