import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { QueryTypes } from "sequelize";
import { z } from "zod";
import { withDatabase } from "../bad-days/database.ts";
import type { Served } from "../bulk/server.ts";
import { atLeast, type Measured, type Setting } from "./measured.ts";
import { Visitor } from "./visitor.ts";

const KEPT_TO_REACH = 2_000;
const FRESH_TO_REACH = 250;

/** Who keeps a core busy. */
const VISITORS = 8;

/** How many pages a second of a core's time makes: of one page again and again, and of jobs of which nobody has asked before. */
export async function measurePages(setting: Setting): Promise<readonly Measured[]> {
  const { served, databaseUrl, baseline, seconds } = setting;
  const ids = await withDatabase(databaseUrl, (database) =>
    database.query<{ id: number }>(
      "SELECT id FROM jobs WHERE status = 'PUBLISHED' ORDER BY id DESC LIMIT 50000",
      { type: QueryTypes.SELECT },
    ),
  );
  const fresh = ids.map(({ id }) => `/job/${id}`);
  const visitor = new Visitor(served.url);
  try {
    const [kept = "/"] = fresh.splice(0, 1);
    // Nothing of the web app is compiled yet.
    const { status } = await visitor.ask(kept);
    if (status === 404) return [{ what: "pages a second", measured: "the web app is not built" }];
    await visitor.askFor(fresh.splice(0, fresh.length >> 1), seconds);
    const plain = Math.round(await baseline.httpRate(seconds));
    const freshRate = await rate(served, [visitor], fresh, seconds);
    const floor = await reactFloor(await (await fetch(served.url + kept)).text(), seconds);
    const visitors = Array.from({ length: VISITORS }, () => new Visitor(served.url));
    const keptRate = await rate(served, visitors, [kept], seconds);
    for (const each of visitors) each.close();
    return [
      {
        what: `kept pages a second of a core; to ${VISITORS} visitors`,
        measured: `${shown(keptRate.ofCore)}; ${shown(keptRate.all)}`,
        target: atLeast(KEPT_TO_REACH, keptRate.ofCore, "a second"),
        baseline: `Node's http, one visitor ${plain.toLocaleString("en-US")}`,
      },
      {
        what: "fresh pages a second of a core; to one visitor",
        measured: `${shown(freshRate.ofCore)}; ${shown(freshRate.all)}`,
        target: atLeast(FRESH_TO_REACH, freshRate.ofCore, "a second"),
        baseline: `React alone ${Math.round(floor.rate).toLocaleString("en-US")}, of ${floor.elements} elements`,
      },
    ];
  } finally {
    visitor.close();
  }
}

const shown = (rate: number) => Math.round(rate).toLocaleString("en-US");

async function rate(
  served: Served,
  visitors: readonly Visitor[],
  paths: readonly string[],
  seconds: number,
): Promise<{ ofCore: number; all: number }> {
  const before = served.used().cpuSeconds;
  const times = await Promise.all(visitors.map((visitor) => visitor.askFor(paths, seconds)));
  const asked = times.flat().length;
  return { ofCore: asked / (served.used().cpuSeconds - before), all: asked / seconds };
}

const Floor = z.object({ rate: z.number(), elements: z.int(), bytes: z.int() });

/** How often a second React alone renders the elements and texts of a page. */
async function reactFloor(html: string, seconds: number) {
  const thread = new Worker(new URL("react-floor.ts", import.meta.url), {
    workerData: { html, seconds },
    // Its build for production.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [said]: unknown[] = await once(thread, "message");
  await thread.terminate();
  return Floor.parse(said);
}
