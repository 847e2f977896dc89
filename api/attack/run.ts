import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { bombs } from "./bombs.ts";
import { Findings } from "./findings.ts";
import { percentile, requestFlood, socketFlood } from "./floods.ts";
import { fuzz } from "./fuzz.ts";
import { lockOut } from "./lock-out.ts";
import { matrix } from "./matrix.ts";
import { hasGrown, MAX_GROWTH_MB, MemoryWatch, processAt } from "./memory.ts";
import { register } from "./people.ts";
import { type Part, table } from "./report.ts";
import { Refused, requireTarget, targetOf } from "./target.ts";
import { warmUp } from "./warm-up.ts";
import { createWorld } from "./world.ts";

/** No part may go on for longer, in milliseconds, however slow the server has become. */
const PART_TIMEOUT_MS = 240_000;
/** Memory that was taken for a moment is given back within so long, in milliseconds. */
const SETTLING = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: "string", default: "40" }, seed: { type: "string" }, pid: { type: "string" } },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

async function attack(): Promise<number> {
  const url = targetOf(positionals[0] ?? `http://127.0.0.1:${process.env["PORT"] || "3000"}`);
  await requireTarget(url);
  const pid = Number(values.pid) || processAt(Number(url.port || 80));
  if (!pid) throw new Refused("The server's process cannot be determined; give it: --pid 1234");
  const seed = values.seed === undefined ? randomBytes(4).readUInt32LE() : Number(values.seed);
  const mark = randomBytes(4).toString("hex");
  say(`Attacking ${url.origin}, process ${pid}. To repeat this run: --seed ${seed}`);

  const memory = MemoryWatch.of(pid);
  const parts: Part[] = [];
  const part = async (
    name: string,
    run: (until: number) => Promise<{ findings: Findings; note?: string }>,
  ) => {
    say(`${name} …`);
    const started = performance.now();
    memory.takePeak();
    const done = await run(started + PART_TIMEOUT_MS);
    parts.push({ name, ...done, seconds: (performance.now() - started) / 1_000, peak: memory.takePeak() });
    for (const finding of done.findings.list) say(`  ${finding}`);
  };

  await warmUp(url);
  const rest = memory.now;
  say(`It uses ${Math.round(rest)} MB at rest.`);
  const world = await createWorld(url);
  await part("people matrix", async () => ({ findings: await matrix(world, seed) }));
  await part("fuzz of every endpoint", async (until) => ({
    findings: await fuzz({ ...world, pool: world.theirs, each: Number(values.each), seed, until }),
  }));
  await part("lock-out", async () => ({ findings: await lockOut(url, mark) }));
  await part("bombs", async (until) => {
    const before = memory.now;
    const innocent = await register(url, "127.0.0.6", "user", `innocent-${mark}`);
    const { findings, innocent: times } = await bombs(url, { attackers: world.attackers, innocent }, until);
    if (hasGrown(before, memory.takePeak().server))
      findings.add("bombs took memory of the server", `more than ${MAX_GROWTH_MB} MB`);
    const [half, slowest] = [0.5, 1].map((share) => Math.round(percentile(times, share)));
    return { findings, note: `${times.length} innocent one-page PDFs: ${half} ms, at most ${slowest} ms` };
  });
  await part("flood of requests", async () => {
    const { findings, bystander } = await requestFlood(url);
    return { findings, note: `bystander: ${Math.round(bystander)} ms (19 of 20)` };
  });
  await part("flood of sockets", async () => {
    const { findings, bystander, taken } = await socketFlood(url);
    return { findings, note: `${taken} of one network taken; bystander: ${Math.round(bystander)} ms` };
  });
  await part("memory afterwards", async () => {
    const findings = new Findings();
    const until = performance.now() + SETTLING;
    while (hasGrown(rest, memory.now) && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = memory.now;
    if (hasGrown(rest, now))
      findings.add("memory is not given back", `${Math.round(rest)} MB at rest, ${Math.round(now)} MB now`);
    return { findings, note: `${Math.round(rest)} MB at rest, ${Math.round(now)} MB after` };
  });
  memory.close();
  say(`\n${table(parts)}\n`);
  const found = parts.flatMap(({ name, findings }) => findings.list.map((finding) => `${name}: ${finding}`));
  say(found.length === 0 ? "Nothing was found." : `Found:\n${found.join("\n")}`);
  return found.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await attack();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
// Sockets that were left hanging on purpose keep nothing waiting.
process.exit();
