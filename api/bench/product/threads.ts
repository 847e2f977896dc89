import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import { serve } from "../bulk/server.ts";
import { atLeast, type Measured } from "./measured.ts";
import { untilAtRest } from "./rest.ts";
import { Visitor } from "./visitor.ts";

const VISITORS = 12;
const SHARE_TO_REACH = 0.85;
const MEMORY_MB = 60;
/** Views of the map, so many that few are asked for twice in a state of the index. */
const VIEWS = 5_000;

/**
 * What a second thread adds. The visitors need processors as well, so a machine with two never has both for the server: compared is how many
 * requests a second of the server's processor time answers, by one thread and by two.
 */
export async function measureThreads(
  databaseUrl: string,
  page: string,
  seconds: number,
): Promise<readonly Measured[]> {
  const one = await measure(databaseUrl, "1", page, seconds);
  const two = await measure(databaseUrl, "2", page, seconds);
  const share = (2 * two.ofCore) / one.ofCore - 1;
  const memoryMb = two.residentMb - one.residentMb;
  const rate = (value: number) => Math.round(value).toLocaleString("en-US");
  return [
    {
      what: `kept pages and views of the map, to ${VISITORS} visitors, a second of a core: one thread; two`,
      measured: `${rate(one.ofCore)}; ${rate(two.ofCore)}`,
    },
    {
      what: "a second core adds, of what the first does",
      measured: share.toFixed(2),
      target: atLeast(SHARE_TO_REACH, share, "of the first"),
    },
    {
      what: "memory of a second thread",
      measured: `${memoryMb.toFixed(0)} MB`,
      target: `≤ ${MEMORY_MB} MB, ${memoryMb <= MEMORY_MB ? "met" : "**not met**"}`,
    },
  ];
}

async function measure(databaseUrl: string, workers: string, page: string, seconds: number) {
  process.env["WORKERS"] = workers;
  const served = await serve(databaseUrl);
  try {
    await untilAtRest(served);
    const visitors = Array.from({ length: VISITORS }, () => new Visitor(served.url, CLUSTERS_MEDIA_TYPE));
    const ask = () => Promise.all(visitors.map((visitor, i) => visitor.askFor(paths(page, i), seconds)));
    // Nothing is compiled yet.
    await ask();
    const before = served.used().cpuSeconds;
    const asked = (await ask()).flat().length;
    const { cpuSeconds, residentMb } = served.used();
    for (const visitor of visitors) visitor.close();
    return { ofCore: asked / (cpuSeconds - before), residentMb };
  } finally {
    await served.stop();
    delete process.env["WORKERS"];
  }
}

/** A page, then views of places all over the country, each visitor's own. */
function paths(page: string, visitor: number): string[] {
  return Array.from({ length: VIEWS }, (_, i) => {
    if (i % 4 === 0) return page;
    const n = i * VISITORS + visitor;
    const west = (-120 + (n % 97) / 2).toFixed(3);
    const south = (28 + (n % 89) / 5).toFixed(3);
    const box = [west, south, (Number(west) + 2).toFixed(3), (Number(south) + 1.5).toFixed(3)];
    return `/api/v1/map/clusters?bbox=${box.join(",")}&zoom=${8 + (n % 4)}&posted_within=${1 + (n % 30)}`;
  });
}
