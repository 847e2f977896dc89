import { HOUR_MS } from "@jobmap/contract/limits";
import { expect, it } from "vitest";
import { Job } from "../../src/models/index.ts";
import { csv } from "../bulk/files.ts";
import { useServer } from "../support/use-server.ts";
import { feedSite } from "./feed-site.ts";

const server = useServer({ settings: { FEEDS_FROM_THIS_MACHINE: "1", ACCOUNT_LIMITS: "1000" } });

const DUTIES = "Keeps the boats and the yard in order in every season and most weather. ".repeat(4);
const HEADER = ["Ref", "Thing two", "Was", "Ort", "Art", "Intern", "Pay"];
const job = (n: number) => [
  `J${n}`,
  `Skipjack ${"ABCD"[n]}`,
  `${DUTIES}Boat ${n}.`,
  "Baltimore, MD",
  "Full-time",
  `x${n}`,
  "$21 to $26 an hour",
];
const file = (order: readonly number[], jobs: readonly number[]) =>
  csv([HEADER, ...jobs.map(job)].map((cells) => order.map((at) => cells[at] ?? "")));
const FIELDS: Readonly<Record<string, string | null>> = {
  Ref: "source_key",
  "Thing two": "title",
  Was: "description",
  Ort: "location",
  Art: "employment_type",
  Intern: null,
  Pay: "salary",
};
const CHOSEN = HEADER.map((header) => ({ header, field: FIELDS[header] ?? null }));

it("of columns that only its employer knows is read as was chosen, at each reading", async () => {
  const boss = await server().signIn("employer");
  const site = await feedSite([]);
  const { url } = site;
  const drain = async () => {
    await server().workers.feeds.drain();
    await server().workers.bulk.drain();
  };
  const wait = async (hours: number) => {
    server().advance(hours * HOUR_MS + 1_000);
    server().workers.housekeeper.poke();
    await server().workers.housekeeper.drain();
    await drain();
  };
  const test = (more: object = {}) =>
    boss.ok("POST employer/feeds/test", "employer/feeds/test", { url, ...more });
  const titles = async () => (await Job.findAll({ order: [["id", "ASC"]] })).map(({ title }) => title);
  const last = async (id: number) =>
    (await boss.ok("GET employer/feeds/{id}", `employer/feeds/${id}`)).feed.last;

  site.answer = file([0, 1, 2, 3, 4, 5, 6], [1, 2]);
  const found = await test();
  expect(found).toMatchObject({ format: expect.stringContaining("CSV"), jobs: 2 });
  expect(found.fields).toContainEqual(expect.objectContaining({ name: "title", required: true }));
  expect(found.columns[1]).toMatchObject({
    index: 1,
    header: "Thing two",
    field: null,
    values: ["Skipjack B", "Skipjack C"],
  });

  const body = { name: "Careers", url };
  const twice = CHOSEN.map(({ header, field }) => ({ header, field: header === "Intern" ? "title" : field }));
  expect(await boss.fails("POST", "employer/feeds/add", { ...body, columns: twice })).toMatchObject({
    error: { "columns[5].field": expect.stringMatching(/“Thing two” and “Intern” are both Job title/) },
  });
  const unknown = [{ header: "Thing two", field: "company" }];
  expect(await boss.fails("POST", "employer/feeds/add", { ...body, columns: unknown })).toMatchObject({
    error: { "columns[0].field": "There is no such field." },
  });
  const { id } = await boss.ok("POST employer/feeds/add", "employer/feeds/add", { ...body, columns: CHOSEN });
  await drain();
  expect(await last(id)).toMatchObject({ outcome: "CHANGED", created: 2, refused: 0 });
  expect((await test({ id })).columns[1]).toMatchObject({ field: "title", by: "remembered" });
  // What is said of this feed says nothing of other files.
  expect((await test()).columns[1]).toMatchObject({ field: null });

  site.answer = file([6, 4, 2, 1, 0, 5, 3], [1, 2, 3]);
  await wait(6);
  expect(await last(id)).toMatchObject({ outcome: "CHANGED", created: 1, same: 2, refused: 0 });
  expect(await titles()).toEqual(["Skipjack B", "Skipjack C", "Skipjack D"]);

  // Other columns: the same file is read anew at once.
  const columns = CHOSEN.map(({ header, field }) =>
    header === "Intern" ? { header, field: "requisition_id" } : { header, field },
  );
  await boss.ok("POST employer/feeds/change", "employer/feeds/change", { id, columns });
  await wait(0);
  expect(await last(id)).toMatchObject({ outcome: "CHANGED", changed: 3, created: 0 });
  expect((await Job.findAll({ order: [["id", "ASC"]] })).map((each) => each.requisitionId)).toEqual([
    "x1",
    "x2",
    "x3",
  ]);
  const stranger = await server().signIn("employer");
  expect(await stranger.fails("POST", "employer/feeds/test", { url, id })).toMatchObject({ httpStatus: 404 });
});
