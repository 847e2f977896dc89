import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/database.ts";
import { defineModels } from "../src/models/index.ts";
import { buildJob } from "./support/build.ts";
import { databaseUrl, useDatabase } from "./support/database.ts";
import { FlakyProxy } from "./support/flaky-proxy.ts";
import { startTestServer, type TestServer } from "./support/server.ts";

describe("a database that stops while the server runs", () => {
  const direct = useDatabase();
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.close();
    defineModels(direct());
  });

  it("causes 503 only where it is needed, keeps the map working, and is used again when back", async () => {
    const job = await buildJob();
    const address = new URL(databaseUrl());
    const proxy = new FlakyProxy({ host: address.hostname, port: Number(address.port || 3306) });
    await proxy.mend();
    address.port = String(proxy.port);
    const database = openDatabase({ url: address.href, poolSize: 3 });
    server = await startTestServer(database, address.href);
    const status = async (path: string) => (await server?.request("GET", path))?.status;
    expect(await status(`/api/v1/user/job/${job.id}`)).toBe(200);

    await proxy.cut();
    const down = await server.fails("GET", `user/job/${job.id}`);
    expect(down).toMatchObject({ httpStatus: 503, code: "unavailable" });
    const burst = await Promise.all(Array.from({ length: 20 }, () => status("/api/v1/user/job/list")));
    expect(new Set(burst)).toEqual(new Set([503]));
    expect(await status("/api/v1/map/clusters?bbox=-80,37,-74,41&zoom=7")).toBe(200);
    expect(await status("/health/live")).toBe(200);
    expect(await status("/health/ready")).toBe(503);
    await expect(server.services.jobIndex.catchUp()).rejects.toThrow();

    await proxy.mend();
    await expect.poll(() => status(`/api/v1/user/job/${job.id}`)).toBe(200);
    expect(await status("/health/ready")).toBe(200);
    await database.close();
    await proxy.cut();
  });
});
