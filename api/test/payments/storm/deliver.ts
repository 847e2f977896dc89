import type { TestServer } from "../../support/server.ts";
import { standInOf } from "../payment-world.ts";

/** One request to the webhook. */
export interface Delivery {
  readonly body: string;
  /** Made when it is sent, as the provider does: deaths let hours pass. */
  headers(): Readonly<Record<string, string>>;
  readonly isForged: boolean;
}

export interface Tally {
  sent: number;
  forged: number;
  refused: number;
  /** Answered 5xx, or not at all: the honest ones are sent again. */
  failed: number;
}

const DAY_SECONDS = 86_400;
const CONCURRENCY = 10;

/**
 * So many deliveries of what has happened so far, in random order: each event once or more, and a tenth of all forged or stale.
 * @param events ids of the events, each of which comes at least once
 */
export function planDeliveries(
  server: TestServer,
  events: readonly string[],
  count: number,
  random: () => number,
): Delivery[] {
  const { state } = standInOf(server);
  const pick = () => events[Math.floor(random() * events.length)] ?? "";
  const forged = Math.floor(count / 10);
  const honest = Math.max(events.length, count - forged);
  const ids = [...events, ...Array.from({ length: honest - events.length }, pick)];
  const all = ids.map((id) => sign(server, id));
  for (let n = 0; n < forged; n++) all.push(forge(server, JSON.stringify(state.events.get(pick())), n));
  return shuffled(all, random);
}

/** An event as the provider tells it. */
export function sign(server: TestServer, event: string): Delivery {
  const { webhooks, state } = standInOf(server);
  const body = JSON.stringify(state.events.get(event));
  return { body, headers: () => ({ "Stripe-Signature": webhooks.sign(body) }), isForged: false };
}

/** An event that nobody at the provider sent, told in one of five ways. */
function forge(server: TestServer, told: string, n: number): Delivery {
  const { webhooks, state } = standInOf(server);
  const body = told.replace(/"evt_\w+"/, `"evt_forged_${n}"`);
  const signed = (signature: () => string): Delivery => ({
    body,
    headers: () => ({ "Stripe-Signature": signature() }),
    isForged: true,
  });
  switch (n % 5) {
    case 0:
      return signed(() => webhooks.sign(body, state.now(), "whsec_guessed"));
    case 1:
      return signed(() => webhooks.sign(body, state.now() - DAY_SECONDS));
    case 2:
      return signed(() => webhooks.sign(body, state.now() + DAY_SECONDS));
    case 3:
      // The signature of another body.
      return signed(() => webhooks.sign(told));
    default:
      return { body, headers: () => ({}), isForged: true };
  }
}

export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((value) => ({ value, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/**
 * Sends deliveries, ten at a time, to the processes in turn.
 * @param urls where the product is; asked anew each time, because processes come and go
 * @returns those that were not answered or not stored, to be sent again
 */
export async function deliver(
  urls: readonly string[] | (() => readonly string[]),
  deliveries: readonly Delivery[],
  tally: Tally,
): Promise<Delivery[]> {
  const again: Delivery[] = [];
  const one = async (delivery: Delivery, place: number) => {
    const all = typeof urls === "function" ? urls() : urls;
    const status = await post(all[place % all.length] ?? "", delivery);
    tally.sent++;
    if (status === undefined || (status !== 200 && !delivery.isForged)) {
      tally.failed++;
      again.push(delivery);
    } else if (delivery.isForged) {
      tally.forged++;
      if (status === 400) tally.refused++;
    }
  };
  for (let start = 0; start < deliveries.length; start += CONCURRENCY)
    await Promise.all(deliveries.slice(start, start + CONCURRENCY).map(one));
  return again;
}

/** @returns the status; undefined without an answer, as from a process that was killed */
async function post(url: string, { headers, body }: Delivery): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/api/v1/webhooks/stripe`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers() },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
