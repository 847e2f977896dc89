import type { TestServer } from "../../support/server.ts";
import { standInOf } from "../payment-world.ts";
import { deliver, planDeliveries, sign, type Tally } from "./deliver.ts";
import { Mortal } from "./mortal.ts";
import { type Order, placeOrders } from "./orders.ts";
import type { Others } from "./others.ts";
import { playFirst, playSecond, playThird, settleWaiting } from "./play-fate.ts";
import { refundUnheard } from "./unheard.ts";

export interface StormOptions {
  readonly payments: number;
  /** Deliveries of events, repeated and forged ones included. */
  readonly deliveries: number;
  /** How often the process is killed. */
  readonly kills: number;
  readonly seed: number;
  /** Breaks all connections to the database for a moment, if they can be broken. */
  readonly breakDatabase?: () => Promise<void>;
  /** Other processes on the same database and provider. They have a clock of their own, so that ours cannot run ahead. */
  readonly others?: Others;
  say?(step: string): void;
}

export interface Storm extends Tally {
  readonly orders: readonly Order[];
  readonly deaths: number;
}

/** Longer than a worker may hold what it took before it died. */
const LEASE_MS = 20 * 60_000;
const CHUNK = 100;
/** Events that something follows from, and one kind of those that nothing does. */
const TOLD = /^(?:checkout\.session|refund|charge\.refund|charge\.dispute|invoice\.paid|charge\.succeeded)/;
/** Parts of all deliveries that the first waves send; the last sends the rest. */
const PARTS: readonly number[] = [0.5, 0.3];

/**
 * Payments of every fate, whose events come shuffled, several times, some of them forged, while the process is killed again and
 * again: what {@link findFaults} then says must be nothing.
 */
export async function storm(server: TestServer, options: StormOptions): Promise<Storm> {
  const { payments, say = () => {} } = options;
  const random = numbers(options.seed);
  const { webhooks, state } = standInOf(server);
  webhooks.troubles.isHeld = true;
  // What they would send is counted in the outbox.
  await Promise.all([server.workers.mail.stop(), server.workers.digests.stop()]);
  const orders = await placeOrders(
    server,
    payments,
    Math.max(1, Math.ceil(payments / 20)),
    options.others?.urls() ?? [],
  );
  say(`${payments} payments opened`);
  const mortal = new Mortal(server.services.database, random);
  const tally: Tally = { sent: 0, forged: 0, refused: 0, failed: 0 };
  const known = new Set<string>();
  const each = (play: (server: TestServer, order: Order) => unknown) => async () => {
    for (const order of orders) await play(server, order);
  };
  const unheard = orders.filter(({ fate }) => fate === "refund unheard");
  const waves = [
    each(playFirst),
    async () => {
      await each(playSecond)();
      await refundUnheard(server, unheard);
    },
    each(playThird),
  ];
  try {
    for (const [n, play] of waves.entries()) {
      await play();
      const fresh = state.events
        .values()
        .filter(({ id, type }) => !known.has(id) && TOLD.test(type))
        .map(({ id }) => id);
      // Some of what a wave brings is told only with the next.
      const told = fresh.filter(() => n === waves.length - 1 || random() < 0.7);
      for (const id of told) known.add(id);
      const isLast = n === waves.length - 1;
      const share = isLast
        ? options.deliveries - tally.sent
        : Math.round(options.deliveries * (PARTS[n] ?? 0));
      const wave = { ...options, deliveries: share, kills: Math.round(options.kills / waves.length) };
      await rain(server, told, wave, mortal, random, tally);
      say(`wave ${n + 1}: ${tally.sent} deliveries, ${mortal.deaths} deaths`);
    }
    await options.others?.end();
    await calm(server);
    await hearTheLast(server, orders);
    return { ...tally, orders, deaths: mortal.deaths };
  } finally {
    mortal.restore();
  }
}

async function rain(
  server: TestServer,
  events: readonly string[],
  { deliveries, kills, breakDatabase, others }: StormOptions,
  mortal: Mortal,
  random: () => number,
  tally: Tally,
): Promise<void> {
  let waiting = planDeliveries(server, events, deliveries, random);
  const chunks = Math.max(1, Math.ceil(waiting.length / CHUNK));
  const urls = () => [server.url, ...(others?.urls() ?? [])];
  while (waiting.length > 0) {
    const isDeadly = random() < Math.min(0.5, kills / chunks);
    if (isDeadly) mortal.dieWithin(400);
    const isBroken = breakDatabase !== undefined && random() < Math.min(0.5, kills / chunks / 4);
    const isKilled = others !== undefined && random() < others.deathsPerChunk;
    const [again] = await Promise.all([
      deliver(urls, waiting.slice(0, CHUNK), tally),
      isBroken ? breakDatabase() : undefined,
      isKilled ? others.kill(random) : undefined,
    ]);
    await drain(server);
    const hasDied = isKilled || mortal.isDead;
    mortal.revive();
    if (hasDied) await (others ? others.endLeases() : server.advance(LEASE_MS));
    if (again.length > 0) await untilAnswered(server);
    waiting = [...waiting.slice(CHUNK), ...again];
  }
}

/** Whoever sends again waits until the database is back. */
async function untilAnswered({ services }: TestServer): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await services.database.query("SELECT 1");
      return;
    } catch {
      // Not yet: the next try waits for a connection.
    }
  }
}

async function drain({ workers }: TestServer): Promise<void> {
  await workers.paymentEvents.drain();
  await workers.paymentTasks.drain();
}

/** What is left comes to its end: attempts that were put off, and payments whose events never came. */
async function calm(server: TestServer): Promise<void> {
  for (let round = 0; round < 12; round++) {
    server.advance(LEASE_MS);
    await drain(server);
  }
  server.workers.housekeeper.poke();
  await server.workers.housekeeper.drain();
  await drain(server);
}

/** Banks that took their time with a refund, because it was sent late. */
async function hearTheLast(server: TestServer, orders: readonly Order[]): Promise<void> {
  const { events } = standInOf(server).state;
  const known = events.size;
  for (const order of orders) if (order.fate === "refund waits") settleWaiting(server, order);
  const told = events.values().slice(known);
  const deliveries = told.map(({ id }) => sign(server, id));
  await deliver([server.url], deliveries, { sent: 0, forged: 0, refused: 0, failed: 0 });
  await drain(server);
}

/** Mulberry32: the same storm for the same seed, as far as the machine allows. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
