import { afterEach, expect, it } from "vitest";
import { openDatabase } from "../../src/database.ts";
import { preparedDatabase } from "../support/database.ts";
import { FlakyProxy } from "../support/flaky-proxy.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";

let product: Product | undefined;
afterEach(async () => {
  product?.kill("SIGKILL");
  await product?.ended;
});

it("/metrics reports on a separate port, and works without the database", async () => {
  const url = await preparedDatabase("metrics");
  const upstream = new URL(url);
  const proxy = new FlakyProxy({ host: upstream.hostname, port: Number(upstream.port) });
  await proxy.mend();
  const through = new URL(upstream);
  through.host = `127.0.0.1:${proxy.port}`;
  const port = await freePort();
  product = await startProduct({
    databaseUrl: through.href,
    settings: { METRICS_PORT: String(port), WORKERS: "0" },
  });
  await product.ready;
  const scrape = async () => read(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const before = await scrape();
  expect(before.get("jobmap_index_lag_seconds")).toBeLessThan(10);
  expect(before.has('jobmap_database_connections{state="waiting"}')).toBe(true);

  const map = `${product.url}/api/v1/map/clusters?bbox=-125,24,-66,50&zoom=4`;
  expect((await fetch(map)).status).toBe(200);
  expect((await fetch(`${product.url}/api/v1/user/company/getCompanyDetail/999999`)).status).toBe(404);
  const database = openDatabase({ url, poolSize: 1 });
  await database.query(
    `INSERT INTO mails (template, recipient, template_values, message_id, status, attempts, next_attempt_at, created_at)
     VALUES ('otp', 'a@example.org', '{}', 'metrics-test', 'QUEUED', 0, NULL, NOW(3) - INTERVAL 90 SECOND)`,
  );
  const after = await scrape();
  await database.close();
  expect(after.get('jobmap_http_requests_total{route="GET map/clusters",status="2xx"}')).toBe(1);
  expect(after.get("jobmap_outbox_mails")).toBe((before.get("jobmap_outbox_mails") ?? 0) + 1);
  expect(after.get("jobmap_outbox_oldest_seconds")).toBeGreaterThan(80);

  // The world's port has none of it.
  expect(await (await fetch(`${product.url}/metrics`)).text()).not.toContain("jobmap_http_requests_total");

  await proxy.cut();
  await expect
    .poll(async () => (await scrape()).get("jobmap_index_lag_seconds") ?? 0, { timeout: 10_000 })
    .toBeGreaterThan(1);
  expect((await scrape()).has("jobmap_outbox_mails")).toBe(false);
});

/** The figures of a scrape by their names and labels. */
function read(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(" ")),
      Number(line.slice(line.lastIndexOf(" ") + 1)),
    ]),
  );
}
