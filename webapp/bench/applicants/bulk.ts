import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { type Asked, ask, type Row, rowOf } from "../marketplace/measure.ts";
import { JOBS, LIST } from "./requests.ts";

/**
 * A move of so many cards as one can choose on the board, a move of everybody and a change of every open job, each taken back; so many
 * times.
 */
export async function measureBulk(server: Asked, rounds: number): Promise<Row[]> {
  const chosen = rowsOfMove(`${CHOSEN} chosen ones`);
  const all = rowsOfMove("all");
  const looking = rowOf("how far a move has come");
  const change = rowOf("a pause of every open job, answered");
  const changed = background("until every job is paused");
  const back = rowOf("taking the pause back, answered");
  const undone = background("until every job is open again");
  for (let round = 0; round < rounds; round++) {
    await measureMove(server, chosen, { ids: await newest(server, CHOSEN) }, looking);
    await measureMove(server, all, { filter: {}, up_to: MAX_ID }, looking);
    const expected = Counted.parse(await ask(server, undefined, "GET", OPEN_JOBS, server.world.employer)).data
      .total;
    const batch = await timed(changed, async () => {
      const { id } = await begin(server, change, "employer/job-batch/start", {
        request_key: randomUUID(),
        selection: { filter: { status: "PUBLISHED" }, expected },
        change: { kind: "move", action: "pause" },
      });
      await until(server, `employer/job-batch/${id}`, "DONE");
      return id;
    });
    await timed(undone, async () => {
      await begin(server, back, "employer/job-batch/undo", { id: batch });
      await until(server, `employer/job-batch/${batch}`, "UNDONE");
    });
  }
  return [...Object.values(chosen), ...Object.values(all), looking, change, changed, back, undone];
}

const background = (name: string): Row => ({ ...rowOf(name), isBackground: true });

const rowsOfMove = (whom: string) => ({
  preview: rowOf(`preview of a move of ${whom}`),
  move: rowOf(`a move of ${whom}, answered`),
  moved: background(`until ${whom} are moved`),
  undo: rowOf(`taking a move of ${whom} back, answered`),
  undone: background(`until ${whom} are back`),
});

/** Asks what a rejection would do, makes it, and takes it back while nobody has been told. */
async function measureMove(
  server: Asked,
  rows: ReturnType<typeof rowsOfMove>,
  selection: object,
  looking: Row,
): Promise<void> {
  const what = { selection, action: "reject" };
  await ask(server, rows.preview, "POST", "employer/applicants/preview", server.world.employer, what);
  const move = await timed(rows.moved, async () => {
    const body = { ...what, key: randomUUID() };
    const { id } = await begin(server, rows.move, "employer/applicants/move", body);
    await until(server, `employer/applicants/move/${id}`, "HELD");
    return id;
  });
  await ask(server, looking, "GET", `employer/applicants/move/${move}`, server.world.employer);
  await timed(rows.undone, async () => {
    await begin(server, rows.undo, "employer/applicants/undo", { id: move });
    await until(server, `employer/applicants/move/${move}`, "UNDONE");
  });
}

async function begin(server: Asked, row: Row, path: string, body: object): Promise<{ id: number }> {
  return Started.parse(await ask(server, row, "POST", path, server.world.employer, body)).data;
}

/** Notes how long some work takes by the clock. */
async function timed<T>(row: Row, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  row.times.push(performance.now() - begun);
  return result;
}

/** The latest applications that are open. */
async function newest(server: Asked, count: number): Promise<number[]> {
  const pages = Array.from({ length: count / 100 }, (_, n) => n + 1);
  const lists = [];
  for (const page of pages)
    lists.push(
      Listed.parse(
        await ask(
          server,
          undefined,
          "GET",
          `${LIST}?status=APPLIED&limit=100&page=${page}`,
          server.world.employer,
        ),
      ),
    );
  return lists.flatMap(({ data }) => data.items.map(({ id }) => id));
}

/** Takes back what was moved before, also after the candidates were told. */
export async function reopenAll(server: Asked): Promise<void> {
  const body = { selection: { filter: {}, up_to: MAX_ID }, action: "reopen", key: randomUUID() };
  const reply = await ask(server, undefined, "POST", "employer/applicants/move", server.world.employer, body);
  await until(server, `employer/applicants/move/${Started.parse(reply).data.id}`, "DONE");
}

const OPEN_JOBS = `${JOBS}?status=PUBLISHED&limit=1`;
/** Above any id: everybody, whenever they applied. */
const MAX_ID = 4_294_967_295;
/** The most that can be named one by one. */
const CHOSEN = 200;
const Listed = z.object({ data: z.object({ items: z.array(z.object({ id: z.int() })) }) });
const Started = z.object({ data: z.object({ id: z.int() }) });
const Counted = z.object({ data: z.object({ total: z.int() }) });
const State = z.object({ data: z.object({ state: z.string() }) });
const ASKS_EVERY_MS = 20;

async function until(server: Asked, path: string, state: string): Promise<void> {
  for (;;) {
    // On a machine that stands still for seconds a look may be refused; the work goes on.
    const reply = await ask(server, undefined, "GET", path, server.world.employer).catch(() => undefined);
    if (State.safeParse(reply).data?.data.state === state) return;
    await sleep(ASKS_EVERY_MS);
  }
}
