import { QueryTypes } from "sequelize";
import type Stripe from "stripe";
import type { Services } from "../../services.ts";

/**
 * Stores that something has happened at the payment provider, once for each event; a worker follows. Only what it is about is
 * kept: what has become of that is asked anew, so that the order and the age of events do not matter.
 */
export async function takeEvent(
  { database, now, signals }: Pick<Services, "database" | "now" | "signals">,
  event: Stripe.Event,
): Promise<void> {
  const { object } = event.data;
  const objectId = "id" in object && typeof object.id === "string" ? object.id : "";
  await database.query(
    "INSERT IGNORE INTO stripe_events (event_id, type, object_id, received_at) VALUES (?)",
    {
      replacements: [[event.id, event.type.slice(0, 100), objectId.slice(0, 120), now()]],
      type: QueryTypes.INSERT,
    },
  );
  signals.send("stripe_events");
}
