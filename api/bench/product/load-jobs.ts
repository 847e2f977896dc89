import { loadDemo } from "../../db/demo/load.ts";
import { prepareDatabase } from "../../db/prepare.ts";
import { emptyDatabase, withDatabase } from "../bad-days/database.ts";
import { showTime } from "../map/timing.ts";
import { atLeast, atMost, type Measured } from "./measured.ts";

const TO_REACH = 20_000;

/** Makes a database of its own with so many demo jobs. */
export async function loadJobs(
  serverUrl: string,
  jobs: number,
): Promise<{ url: string; measured: readonly Measured[] }> {
  const url = await emptyDatabase(serverUrl, `product_${process.pid}`);
  const now = new Date();
  return withDatabase(url, async (database) => {
    await prepareDatabase(database, { url }, { demoJobs: 0, now });
    const begun = performance.now();
    await loadDemo(database, { jobs, today: now }, (step) => {
      if (process.stdout.isTTY) process.stdout.write(`\r  ${step}\u001b[K`);
    });
    if (process.stdout.isTTY) process.stdout.write("\r\u001b[K");
    const milliseconds = performance.now() - begun;
    const rate = Math.round((jobs / milliseconds) * 1_000);
    const name = jobs.toLocaleString("en-US");
    return {
      url,
      measured: [
        {
          what: `loading ${name} jobs`,
          measured: showTime(milliseconds),
          target: atMost(60_000, milliseconds),
        },
        {
          what: "jobs loaded a second",
          measured: rate.toLocaleString("en-US"),
          target: atLeast(TO_REACH, rate, "a second"),
        },
      ],
    };
  });
}
