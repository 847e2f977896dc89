/**
 * npm run bench -- resumes [RESUMES]: so many resumes at once, each of another person: how long they take beside one alone in the same run,
 * how long the event loop stands still, and the memory of the processes. From a profile to the bytes, without HTTP and database.
 */
import { readdirSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { RESUME_TEMPLATES, type ResumeFormat } from "@jobmap/contract/resume-templates";
import pino from "pino";
import { FileReaders } from "../../src/files/file-readers.ts";
import { Poppler } from "../../src/files/poppler.ts";
import { TypstRenderer } from "../../src/gateways/resumes/index.ts";
import { factsOf } from "../../src/resumes/facts.ts";
import { sheetOf } from "../../src/resumes/sheet-of.ts";
import { requesterOf } from "../../src/security/requester.ts";
import { type Person, personOf } from "../../test/support/resumes/people.ts";

const RESUMES = Number(process.argv[2] ?? 100);
const ALONE = 20;
const log = pino({ level: "error" });
const renderer = new TypstRenderer(log);
const readers = new FileReaders(log);
const poppler = new Poppler();

// Processes that start hold nothing open, as a server does.
const open = setInterval(() => {}, 1_000);

type Work = (person: Person, at: number) => Promise<unknown>;

const templateOf = (at: number) => RESUME_TEMPLATES[at % RESUME_TEMPLATES.length] ?? RESUME_TEMPLATES[0];

async function fileOf(format: ResumeFormat, person: Person, at: number) {
  const { id, sections } = templateOf(at);
  const sheet = sheetOf(person, { sections });
  const order = { format, template: id, paper: "letter", sheet: JSON.stringify(sheet) } as const;
  const file = await renderer.render(order, requesterOf(at + 1));
  if (!("bytes" in file)) throw new Error(`${id}: ${JSON.stringify(file)}`);
  return { sheet, bytes: Buffer.from(file.bytes) };
}

const WORKS: Readonly<Record<string, Work>> = {
  "a PDF": (person, at) => fileOf("pdf", person, at),
  "a Word file": (person, at) => fileOf("docx", person, at),
  "five readers": async (person, at) => {
    const requester = requesterOf(at + 1);
    const { sheet, bytes } = await fileOf("pdf", person, at);
    const word = await fileOf("docx", person, at);
    const facts = factsOf(sheet);
    const said = await poppler.read(bytes, requester);
    const text = "text" in said ? { poppler: said.text } : {};
    for (const answer of [
      await readers.read({ kind: "readings", as: "pdf", bytes, facts, ...text }, requester),
      await readers.read({ kind: "readings", as: "word", bytes: word.bytes, facts }, requester),
    ])
      if (!("readings" in answer)) throw new Error(JSON.stringify(answer));
  },
};
/** More wait for readers than their queue holds. */
const AT_MOST: Readonly<Record<string, number>> = { "five readers": 40 };

async function timed(work: Work, at: number): Promise<number> {
  const start = performance.now();
  await work(personOf(at), at);
  return performance.now() - start;
}

/** Most memory that the processes of this one have had resident, in megabytes; only Linux tells. */
function peaks(): string {
  try {
    const children = readdirSync("/proc/self/task").flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    const sizes = children.map((pid) => {
      const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      return `${Math.round(Number(kilobytes ?? 0) / 1024)} MB`;
    });
    return sizes.join(", ");
  } catch {
    return "not known on this system";
  }
}

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ms = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(" ");

/** How long the event loop stands still at most while something happens, in milliseconds. */
async function longestStop(during: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await during();
  delay.disable();
  return delay.max / 1e6;
}

console.log(`${cpus().length} processors, load ${load()} before. People and templates in turn.\n`);
const idle = await longestStop(() => new Promise((resolve) => setTimeout(resolve, 5_000)));
console.log(`longest stop of the event loop in five seconds without work: ${ms(idle)}\n`);
for (const [name, work] of Object.entries(WORKS)) {
  const count = Math.min(RESUMES, AT_MOST[name] ?? RESUMES);
  // The processes start, and read their fonts.
  await Promise.all([timed(work, 0), timed(work, 1)]);
  const alone: number[] = [];
  for (let at = 0; at < ALONE; at++) alone.push(await timed(work, at));
  const one = part(
    alone.sort((a, b) => a - b),
    0.5,
  );
  let [times, whole]: [number[], number] = [[], 0];
  const stop = await longestStop(async () => {
    const start = performance.now();
    times = await Promise.all(Array.from({ length: count }, (_, at) => timed(work, at)));
    whole = performance.now() - start;
  });
  times.sort((a, b) => a - b);
  console.log(`${name}, one alone: ${ms(one)} (median of ${ALONE})`);
  console.log(
    `${count} at once: p50 ${ms(part(times, 0.5))}, p95 ${ms(part(times, 0.95))}, all in ${ms(whole)}, ${(count / (whole / 1_000)).toFixed(1)} a second`,
  );
  console.log(
    `all ÷ one alone × ${count}: ${(whole / (one * count)).toFixed(2)}; longest stop of the event loop ${ms(stop)}`,
  );
  console.log(`processes, most resident: ${peaks()}\n`);
}
console.log(`this process: ${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB; load ${load()} after`);
clearInterval(open);
await Promise.all([renderer.stop(), readers.stop()]);
