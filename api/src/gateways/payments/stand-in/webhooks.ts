import Stripe from "stripe";
import type { Delivery, State } from "./state.ts";

/** Waits between attempts, in seconds. Stripe's grow to hours, over three days. */
const RETRY_SECONDS = [1, 5, 30, 120, 600, 3_600] as const;
const TIMEOUT_MS = 10_000;
/** Requests to the endpoint at a time. */
const MAX_CONCURRENT = 10;

/** How deliveries go wrong, on command. */
export interface DeliveryTroubles {
  /** How often each event is sent, instead of once. */
  copies?: number;
  /** Sends what is due in a random order. */
  isShuffled?: boolean;
  /** Sends nothing until it is false again. */
  isHeld?: boolean;
}

/** Delivers events to the webhook endpoint, signed, at least once, in no promised order: as Stripe does. */
export class Webhooks {
  readonly #state: State;
  readonly #secret: string;
  #endpoint: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isClosed = false;
  readonly troubles: DeliveryTroubles = {};

  constructor(state: State, secret: string) {
    this.#state = state;
    this.#secret = secret;
  }

  /** Where events go. Those that have waited for an address go there at once. */
  deliverTo(endpoint: string): void {
    this.#endpoint = endpoint;
    this.poke();
  }

  /** Something may be due. */
  poke(): void {
    if (this.#isClosed || this.#endpoint === undefined || this.troubles.isHeld) return;
    this.#running ??= this.#deliverDue().finally(() => {
      this.#running = undefined;
      this.#schedule();
    });
  }

  /** Sends all that waits now, and what follows from it, without the waits between attempts. */
  async drain(): Promise<void> {
    await this.#running;
    for (let round = 0; round < 20 && this.#waiting().length > 0; round++) {
      await this.#send(this.#waiting());
      await this.#running;
    }
  }

  /** Sends an event once more, whatever became of it. */
  resend(event: string): void {
    const delivery = this.#state.finished.find(event);
    if (!delivery) return;
    this.#state.finished.remove(event);
    this.#state.waiting.put({ ...delivery, state: "waiting", attempts: 0, due: this.#state.now() });
    this.#state.store();
    this.poke();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #waiting(): readonly Delivery[] {
    return this.#state.waiting.values();
  }

  async #deliverDue(): Promise<void> {
    for (;;) {
      const due = this.#waiting().filter((each) => each.due <= this.#state.now());
      if (due.length === 0 || this.#isClosed) return;
      await this.#send(due);
    }
  }

  #schedule(): void {
    const next = Math.min(...this.#waiting().map(({ due }) => due));
    if (this.#isClosed || !Number.isFinite(next)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.poke(), Math.max(100, (next - this.#state.now()) * 1_000)).unref();
  }

  async #send(deliveries: readonly Delivery[]): Promise<void> {
    const all = deliveries.flatMap((each) => Array<Delivery>(this.troubles.copies ?? 1).fill(each));
    const ordered = this.troubles.isShuffled ? shuffled(all) : all;
    for (let i = 0; i < ordered.length && !this.#isClosed; i += MAX_CONCURRENT)
      await Promise.all(ordered.slice(i, i + MAX_CONCURRENT).map((each) => this.#attempt(each)));
  }

  async #attempt({ id }: Delivery): Promise<void> {
    const answer = await this.#post(id);
    const before = this.#state.waiting.find(id);
    // Another copy has arrived meanwhile.
    if (!before) return;
    const attempts = before.attempts + 1;
    const wait = RETRY_SECONDS[attempts - 1];
    const isAccepted = /^2\d\d$/.test(answer);
    if (isAccepted || wait === undefined) {
      this.#state.waiting.remove(id);
      const state = isAccepted ? "delivered" : "given_up";
      this.#state.finished.put({ ...before, state, attempts, answer });
      if (isAccepted) this.#state.events.change(id, { pending_webhooks: 0 });
    } else this.#state.waiting.put({ ...before, attempts, answer, due: this.#state.now() + wait });
    this.#state.store();
  }

  /** The status of the reply, or why there was none. */
  async #post(id: string): Promise<string> {
    const payload = JSON.stringify(this.#state.events.get(id));
    try {
      const response = await fetch(this.#endpoint ?? "", {
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Stripe-Signature": this.sign(payload),
        },
        body: payload,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** The signature of a body. @param timestamp in Unix seconds; now unless given */
  sign(payload: string, timestamp = this.#state.now(), secret = this.#secret): string {
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  }
}

function shuffled<T>(values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
