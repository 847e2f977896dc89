import { MINUTE_MS } from "@jobmap/contract/limits";
import type { Sequelize } from "sequelize";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { BulkWorker } from "../../src/background/bulk-worker.ts";
import { openDatabase } from "../../src/database.ts";
import { Job, JobLocation } from "../../src/models/index.ts";
import { databaseUrl } from "../support/database.ts";
import { useServer } from "../support/use-server.ts";
import { find, post, row, table, upload } from "./files.ts";

const ROWS = 600;
/** Every tenth row has a problem. */
const isBad = (n: number) => n % 10 === 0;
const KILLS = 20;
/** After this, a worker that took a slice counts as dead. */
const LEASE_MS = 5 * MINUTE_MS;

/** A database whose connections are cut before a certain statement, as those of a process that is killed. */
function doomedDatabase(statement: number): Sequelize {
  const open: unknown[] = [];
  let left = statement;
  const database = openDatabase({ url: databaseUrl(), poolSize: 2 });
  database.addHook("afterConnect", (connection: unknown) => void open.push(connection));
  database.addHook("beforeQuery", () => {
    if (left-- > 0) return;
    for (const connection of open)
      if (connection && typeof connection === "object" && "destroy" in connection)
        if (typeof connection.destroy === "function") connection.destroy();
    throw new Error("killed");
  });
  return database;
}

describe("an upload whose worker is killed", () => {
  const server = useServer();

  it(`${KILLS} times goes on each time, and every row is worked through once`, async () => {
    // Sequelize tells on the console of connections that are gone.
    const quiet = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => quiet.mockRestore());
    const boss = await server().signIn("employer");
    const cells = Array.from({ length: ROWS }, (_, n) =>
      row(n + 1, isBad(n + 1) ? { City: "", State: "" } : {}),
    );
    const { id } = await upload(boss, table(...cells));
    await server().workers.bulk.stop();
    const killed = async (statement: number) => {
      const database = doomedDatabase(statement);
      const { services } = server();
      await new BulkWorker({ ...services, database }).drain();
      server().advance(LEASE_MS);
    };
    const finish = () => new BulkWorker(server().services).drain();

    await post(boss, "POST employer/job/bulk-check", { id, columns: [] });
    for (let kill = 0; kill < KILLS / 2; kill++) await killed(5 + ((kill * 7) % 24));
    await finish();
    expect((await find(boss, id)).upload).toMatchObject({ state: "READY", rows: ROWS, faulty: ROWS / 10 });
    await post(boss, "POST employer/job/bulk-start", { id });
    for (let kill = 0; kill < KILLS / 2; kill++) await killed(6 + ((kill * 11) % 38));
    await finish();

    expect((await find(boss, id)).upload).toMatchObject({
      state: "PARTIAL",
      done: ROWS,
      created: ROWS * 0.9,
      refused: ROWS * 0.1,
    });
    const wanted = cells.filter((_, at) => !isBad(at + 1)).map((each) => each.at(-1));
    const jobs = await Job.findAll({ order: [["id", "ASC"]] });
    expect(jobs.map(({ requisitionId }) => requisitionId)).toEqual(wanted);
    expect(await JobLocation.count()).toBe(wanted.length);
  });
});
