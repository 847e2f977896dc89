import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../src/database.ts";
import { defineModels } from "../../src/models/index.ts";
import { databaseUrl, useDatabase } from "../support/database.ts";
import { FlakyProxy } from "../support/flaky-proxy.ts";
import { howMany } from "../support/how-many.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { findFaults } from "./storm/find-faults.ts";
import { storm } from "./storm/storm.ts";

const PAYMENTS = howMany("TEST_PAYMENTS", 60);

describe("payments in a storm", () => {
  const direct = useDatabase();
  let server: TestServer | undefined;
  afterEach(async () => {
    vi.restoreAllMocks();
    await server?.close();
    defineModels(direct());
  });

  it(
    "publish their jobs once or are refunded, whatever comes in whatever order while we are killed",
    async () => {
      const payments = PAYMENTS;
      // Sequelize says so on the console when a connection breaks at a COMMIT.
      vi.spyOn(console, "warn").mockReturnValue();
      const address = new URL(databaseUrl());
      const proxy = new FlakyProxy({ host: address.hostname, port: Number(address.port || 3306) });
      await proxy.mend();
      address.port = String(proxy.port);
      const database = openDatabase({ url: address.href, poolSize: 10 });
      server = await startTestServer(database, address.href, { settings: { ADDRESS_LIMITS: "1000" } });
      const seed = howMany("TEST_SEED", 1);
      const after = await storm(server, {
        payments,
        deliveries: payments * 5,
        kills: Math.ceil(payments / 10),
        seed,
        async breakDatabase() {
          await proxy.cut();
          await proxy.mend();
        },
      });
      expect(await findFaults(server, after), `seed ${seed}`).toEqual([]);
      expect(after.deaths).toBeGreaterThan(0);
      expect(after.sent).toBeGreaterThanOrEqual(payments * 5);
      await database.close();
      await proxy.cut();
    },
    60_000 + PAYMENTS * 1_000,
  );
});
