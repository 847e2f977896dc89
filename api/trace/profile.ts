import { Session } from "node:inspector/promises";

const ROOT = new URL("../../", import.meta.url).href;
const INTERVAL_US = 50;

/** How long each file's own code ran meanwhile, in milliseconds, as sampled; packages it calls do not count. */
export async function profiled(work: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_US });
  await session.post("Profiler.start");
  await work();
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  const urls = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.url]));
  const selfMs = new Map<string, number>();
  profile.samples?.forEach((id, i) => {
    const url = urls.get(id) ?? "";
    if (!url.startsWith(ROOT)) return;
    const file = url.slice(ROOT.length);
    selfMs.set(file, (selfMs.get(file) ?? 0) + (profile.timeDeltas?.[i] ?? 0) / 1_000);
  });
  return selfMs;
}
