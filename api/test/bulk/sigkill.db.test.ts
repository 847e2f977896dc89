import { QueryTypes } from "sequelize";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../src/database.ts";
import { defineModels, Job, JobLocation } from "../../src/models/index.ts";
import { buildEmployer, buildSession } from "../support/build.ts";
import { preparedDatabase } from "../support/database.ts";
import { workThroughKills } from "../support/kill-upload.ts";
import { row, table } from "./files.ts";

/** Several slices of checking, and of writing. */
const ROWS = 1_200;
const isBad = (n: number) => n % 10 === 0;

it("goes on with an upload in the next process after kill -9, and works through every row once", async () => {
  const databaseUrl = await preparedDatabase("sigkill");
  const database = openDatabase({ url: databaseUrl, poolSize: 2 });
  onTestFinished(() => database.close());
  defineModels(database);
  const boss = await buildEmployer();
  const cells = Array.from({ length: ROWS }, (_, n) =>
    row(n + 1, isBad(n + 1) ? { City: "", State: "" } : {}),
  );
  const id = await workThroughKills({
    databaseUrl,
    database,
    token: await buildSession(boss),
    file: table(...cells),
    rows: ROWS,
    kills: { sending: 0, checking: 1, writing: 1 },
  });
  const wanted = cells.filter((_, at) => !isBad(at + 1)).map((each) => each.at(-1));
  const jobs = await Job.findAll({ order: [["id", "ASC"]] });
  expect(jobs.map(({ requisitionId }) => requisitionId)).toEqual(wanted);
  expect(await JobLocation.count()).toBe(wanted.length);
  const [upload] = await database.query(
    "SELECT created_count, changed_count, same_count, refused_count FROM bulk_uploads WHERE id = ?",
    { replacements: [id], type: QueryTypes.SELECT },
  );
  expect(upload).toEqual({
    created_count: wanted.length,
    changed_count: 0,
    same_count: 0,
    refused_count: ROWS - wanted.length,
  });
});
