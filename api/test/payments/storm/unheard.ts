import type { TestServer } from "../../support/server.ts";
import { standInOf } from "../payment-world.ts";
import { deliver, sign } from "./deliver.ts";
import type { Order } from "./orders.ts";
import { askBack, intentOf, settleWaiting } from "./play-fate.ts";

/**
 * Refunds that the provider makes, and whose answers are lost: their events are the first that tell of them, and of their end. Who
 * takes such an event for a refund by somebody else books it twice; who passes it over believes the answer, which is repeated later and
 * older.
 */
export async function refundUnheard(server: TestServer, orders: readonly Order[]): Promise<void> {
  const { troubles, state } = standInOf(server);
  const { paymentTasks, paymentEvents } = server.workers;
  await paymentTasks.drain();
  troubles.plan({ kind: "silent" }, /^POST \/v1\/refunds/, Number.POSITIVE_INFINITY);
  for (const order of orders) await askBack(server, order);
  await paymentTasks.drain();
  troubles.clear();
  const intents = new Set(orders.map((order) => intentOf(server, order)));
  for (const order of orders) settleWaiting(server, order);
  const made = state.refunds
    .values()
    .filter(({ payment_intent: intent }) => typeof intent === "string" && intents.has(intent));
  const ids = new Set(made.map(({ id }) => id));
  const told = state.events
    .values()
    .filter(({ data: { object } }) => "id" in object && ids.has(String(object.id)));
  const deliveries = told.map(({ id }) => sign(server, id));
  await deliver([server.url], deliveries, { sent: 0, forged: 0, refused: 0, failed: 0 });
  await paymentEvents.drain();
}
