import { openDatabase } from "../../../api/src/database.ts";
import { DATABASE } from "./other-server.ts";

/** Runs statements in the database of the tests. */
async function run(...statements: readonly (readonly [string, readonly unknown[]])[]): Promise<void> {
  const url = new URL(DATABASE ?? "");
  url.pathname = "/jobmap_e2e";
  const database = openDatabase({ url: url.href, poolSize: 1 });
  try {
    for (const [sql, replacements] of statements)
      await database.query(sql, { replacements: [...replacements] });
  } finally {
    await database.close();
  }
}

/** Puts a plan of thirty days on sale, as an operator does with `npm run plans`; again changes nothing. */
export const sellThirtyDays = () =>
  run([
    `INSERT IGNORE INTO plans (code, name, kind, price_minor, duration_days, refund_window_days)
     VALUES ('thirty', 'Thirty days', 'SINGLE', 9900, 30, 14)`,
    [],
  ]);

/** Lets a payment, and its listings, have been so many days ago. */
export const backdatePayment = (id: number, days: number) =>
  run(
    ["UPDATE payments SET paid_at = paid_at - INTERVAL ? DAY WHERE id = ?", [days, id]],
    ["UPDATE payment_jobs SET published_at = published_at - INTERVAL ? DAY WHERE payment_id = ?", [days, id]],
  );
