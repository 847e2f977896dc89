/** The process of one engine: `engine-process.ts NAME JOBS`. It loads the jobs, then answers and times what it is asked over its channel. */
import type { IndexedJob } from "../../src/map/index.ts";
import { generateJobs } from "../map/data.ts";
import { NotAvailable } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { type Loaded, Order, type Round } from "./messages.ts";
import { Sample } from "./questions.ts";

const BATCH = 10_000;
const [name = "", jobs = "0"] = process.argv.slice(2);
const send = (message: unknown): void => void process.send?.(message);
let close: () => Promise<void> | void = () => undefined;
process.on("disconnect", async () => {
  await close();
  process.exit();
});

try {
  await serve();
} catch (error) {
  if (!(error instanceof NotAvailable)) console.error(error);
  send({ notAvailable: error instanceof Error ? error.message : String(error) });
  process.disconnect();
}

async function serve(): Promise<void> {
  const make = ENGINES.get(name);
  if (make === undefined) throw new Error(`There is no engine ${name}.`);
  const engine = await make();
  close = () => engine.close();
  const sample = new Sample();
  let loadTime = 0;
  const timed = async (work: () => Promise<void> | void): Promise<void> => {
    const start = performance.now();
    await work();
    loadTime += performance.now() - start;
  };
  let batch: IndexedJob[] = [];
  const flush = (): Promise<void> => timed(() => engine.add(batch));
  for (const job of generateJobs(Number(jobs))) {
    sample.take(job);
    batch.push(job);
    if (batch.length < BATCH) continue;
    await flush();
    batch = [];
  }
  if (batch.length > 0) await flush();
  batch = [];
  await timed(() => engine.finish());
  const questions = sample.questions();

  const ask = async ({ ask, limit, round, budget }: Extract<Order, { ask: number }>): Promise<Round> => {
    const { kind, queries } = questions[ask] ?? { kind: "map", queries: [] };
    const answer = engine.asks[kind];
    const asked: Round = { times: [], answers: [] };
    let left = budget;
    for (const query of queries.slice(0, limit)) {
      if (answer === undefined || left <= 0) break;
      const start = performance.now();
      const tell = await answer(query, round);
      const time = performance.now() - start;
      left -= time;
      asked.times.push(time);
      asked.answers.push(tell());
    }
    return asked;
  };
  let work = Promise.resolve();
  process.on("message", (message) => {
    const order = Order.parse(message);
    work = work.then(async () => {
      if ("ask" in order) send(await ask(order));
      else send({ bytes: await engine.bytes(), resident: process.memoryUsage.rss() });
    });
  });
  send({
    setup: engine.setup,
    loadTime,
    questions: questions.map(({ title, kind, queries }) => ({
      title,
      queries: queries.length,
      isAnswered: engine.asks[kind] !== undefined,
    })),
  } satisfies Loaded);
}
