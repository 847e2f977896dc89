import { QueryTypes } from "sequelize";
import type { Services } from "../services.ts";
import { removeFiles, type StoredFile } from "./store-files.ts";

/** By this time, in milliseconds, a request that stores files has ended. */
const MAX_PENDING_MS = 3_600_000;
const BATCH_SIZE = 200;

/** Removes unreferenced files: those of erased accounts, and those that a killed process had started to store. */
export async function sweepFiles({
  database,
  files,
  now,
}: Pick<Services, "database" | "files" | "now">): Promise<void> {
  for (;;) {
    const gone = await database.query<StoredFile>(
      `SELECT id, name FROM files WHERE status = 'DOOMED' OR (status = 'PENDING' AND created_at < ?)
       ORDER BY id LIMIT ${BATCH_SIZE}`,
      { replacements: [new Date(now().getTime() - MAX_PENDING_MS)], type: QueryTypes.SELECT },
    );
    await removeFiles({ database, files }, gone);
    if (gone.length < BATCH_SIZE) return;
  }
}
