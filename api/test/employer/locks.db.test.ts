import { expect, it } from "vitest";
import { Job } from "../../src/models/index.ts";
import { useServer } from "../support/use-server.ts";
import { BASICS, DETAIL, draftJob, SALARY } from "./postings.ts";

const server = useServer();

it("a stranger neither waits for a listing's lock nor takes it", async () => {
  const { id } = await draftJob(await server().signIn("employer"));
  const stranger = await server().signIn("employer");
  const ask = (about: number) =>
    Promise.all(
      Object.entries({
        post: BASICS,
        "post-salary": SALARY,
        "post-detail": DETAIL,
        "save-changes": { version: 1, title: "Mine" },
        "publish-changes": { version: 1 },
        "discard-changes": { version: 1 },
        "change-status": { action: "submit" },
        "change-position-status": { positions_filled: 1 },
        duplicate: {},
      }).map(async ([path, body]) => {
        const failed = await stranger.fails("POST", `employer/job/${path}`, { ...body, id: about });
        return [path, failed.httpStatus, failed.code, failed.message];
      }),
    );
  const unknown = await ask(id + 1_000);
  await server().services.database.transaction(async (transaction) => {
    // Its owner is saving: nobody who asks for the lock gets an answer before this transaction ends.
    await Job.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    expect(await ask(id)).toEqual(unknown);
  });
  for (const [, ...reply] of unknown) expect(reply).toEqual([404, "not_found", "Job not found."]);
});
