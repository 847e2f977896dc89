import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { QueryTypes } from "sequelize";
import { openDatabase } from "../../src/database.ts";
import { median, percentile, showTime } from "../map/timing.ts";
import { Visitor } from "./visitor.ts";

/** What something simpler takes on the same machine, to compare with. */
export interface Baseline {
  /** Node's own HTTP server with 2 KB in a thread of its own: a visitor's p50 and p99. */
  http(seconds: number): Promise<string>;
  /** Replies of it a second, to one visitor. */
  httpRate(seconds: number): Promise<number>;
  /** One statement in the database that the product has. */
  sql(statement: string): Promise<string>;
  close(): Promise<void>;
}

export async function openBaseline(databaseUrl: string): Promise<Baseline> {
  const thread = new Worker(new URL("static-server.ts", import.meta.url));
  const [port]: unknown[] = await once(thread, "message");
  const visitor = new Visitor(`http://127.0.0.1:${port}`);
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  return {
    async http(seconds) {
      const times = await visitor.askFor(["/"], seconds);
      return `Node's http ${showTime(median(times))} / ${showTime(percentile(times, 0.99))}`;
    },
    httpRate: async (seconds) => (await visitor.askFor(["/"], seconds)).length / seconds,
    async sql(statement) {
      const begun = performance.now();
      await database.query(statement, { type: QueryTypes.SELECT });
      return `MariaDB ${showTime(performance.now() - begun)}`;
    },
    async close() {
      visitor.close();
      await thread.terminate();
      await database.close();
    },
  };
}
