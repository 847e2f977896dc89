import { BUDGETS, endpoints } from "@jobmap/contract";
import { expect, it } from "vitest";
import { Metrics } from "../../src/metrics/metrics.ts";

/** What a Prometheus is asked to keep of one process. */
const MAX_SERIES = 5_000;
/** More than how things stand has, which is asked for at the time of a scrape. */
const SERIES_OF_STATE = 30;

it("has at most 5,000 series when every endpoint has answered in every way", async () => {
  const metrics = new Metrics();
  metrics.watchProcess();
  for (const route of [...Object.keys(endpoints), "page", "file"])
    for (const status of [200, 304, 404, 503]) metrics.request(route, status, 10);
  for (const budget of Object.keys(BUDGETS)) metrics.refused(budget);
  const series = (await metrics.registry.metrics())
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  expect(series.length).toBeGreaterThan(Object.keys(endpoints).length * 8);
  expect(series.length).toBeLessThanOrEqual(MAX_SERIES - SERIES_OF_STATE);
});
