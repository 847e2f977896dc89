import { randomBytes } from "node:crypto";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../errors/api-error.ts";
import type { FileBytes } from "../files/spool.ts";
import { ENDINGS, type FileType } from "../files/type-of.ts";
import type { Services } from "../services.ts";

/** Storage quota of one account, in bytes. */
export const QUOTA_BYTES = 200 * 1024 * 1024;

export interface FileToStore {
  readonly bytes: FileBytes;
  readonly type: FileType;
}

export interface StoringOptions {
  /** Owner of the files; null for a visitor. */
  readonly accountId: number | null;
  /** Public files are served under `/files/`; private ones only by endpoints that look them up by id. */
  readonly access: "public" | "private";
  /** Form field, for error messages. */
  readonly field: string;
}

export interface StoredFile {
  readonly id: number;
  /** Name in the store. A public file is served under `/files/` plus what follows `public/` in it. */
  readonly name: string;
}

type FileServices = Pick<Services, "database" | "files" | "log" | "now">;

/**
 * Stores files together with the rows that refer to them: `write` runs in the transaction that marks the files as kept. If it
 * fails, or the store fails, neither files nor rows remain. A process killed in between leaves rows marked as pending, which
 * `sweepFiles` removes together with their files.
 * @throws ApiError `payload_too_large` over the quota, `unavailable` when the store rejects the files
 */
export async function storeFiles<T>(
  services: FileServices,
  files: readonly FileToStore[],
  options: StoringOptions,
  write: (stored: readonly StoredFile[], transaction: Transaction) => Promise<T>,
): Promise<T> {
  const stored = await announce(services, files, options);
  try {
    for (const [i, { bytes, type }] of files.entries())
      await put(services, stored[i]?.name ?? "", bytes, type);
    return await services.database.transaction(async (transaction) => {
      const result = await write(stored, transaction);
      if (stored.length > 0)
        await services.database.query("UPDATE files SET status = 'KEPT' WHERE id IN (?)", {
          replacements: [stored.map(({ id }) => id)],
          transaction,
        });
      return result;
    });
  } catch (error) {
    await removeFiles(services, stored).catch((failure: unknown) =>
      services.log.warn({ err: failure }, "unreferenced files are deleted later"),
    );
    throw error;
  }
}

/** The path at which a public file is served. */
export const publicPath = ({ name }: StoredFile) => `/files/${name.replace(/^public\//, "")}`;

/** Marks a file that nothing refers to any more; the sweeper deletes it. */
export async function doomFile(
  { database }: Pick<Services, "database">,
  fileId: number | null,
  transaction: Transaction,
): Promise<void> {
  if (fileId === null) return;
  await database.query("UPDATE files SET status = 'DOOMED' WHERE id = ?", {
    replacements: [fileId],
    type: QueryTypes.UPDATE,
    transaction,
  });
}

/** Removes files from the store, then their rows. */
export async function removeFiles(
  { database, files }: Pick<Services, "database" | "files">,
  gone: readonly StoredFile[],
): Promise<void> {
  if (gone.length === 0) return;
  for (const { name } of gone) await files.remove(name);
  await database.query("DELETE FROM files WHERE id IN (?)", { replacements: [gone.map(({ id }) => id)] });
}

function announce(
  { database, now }: FileServices,
  files: readonly FileToStore[],
  { accountId, access, field }: StoringOptions,
): Promise<StoredFile[]> {
  return database.transaction(async (transaction) => {
    if (accountId !== null) await checkQuota(accountId, transaction);
    const stored: StoredFile[] = [];
    for (const { bytes, type } of files) {
      const name = newName(access, type);
      const [id] = await database.query(
        "INSERT INTO files (name, type, bytes, account_id, created_at) VALUES (?, ?, ?, ?, ?)",
        {
          replacements: [name, type, bytes.length, accountId, now()],
          type: QueryTypes.INSERT,
          transaction,
        },
      );
      stored.push({ id, name });
    }
    return stored;
  });

  async function checkQuota(id: number, transaction: Transaction): Promise<void> {
    // Locks the account's row, so that concurrent requests cannot each see the same free space.
    await database.query("SELECT id FROM accounts WHERE id = ? FOR UPDATE", {
      replacements: [id],
      transaction,
    });
    const [used] = await database.query<{ bytes: number | null }>(
      "SELECT SUM(bytes) AS bytes FROM files WHERE account_id = ?",
      { replacements: [id], type: QueryTypes.SELECT, transaction },
    );
    const wanted = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (Number(used?.bytes ?? 0) + wanted <= QUOTA_BYTES) return;
    const message = "Your account is out of file storage. Please remove some files first.";
    throw new ApiError("payload_too_large", message, { [field]: message });
  }
}

async function put(
  { files, log }: FileServices,
  name: string,
  bytes: FileBytes,
  type: FileType,
): Promise<void> {
  try {
    await files.put(name, bytes, type);
  } catch (error) {
    log.error({ err: error }, "the file store refuses files");
    throw new ApiError("unavailable", "We can't store files right now. Please try again later.");
  }
}

function newName(access: "public" | "private", type: FileType): string {
  const random = randomBytes(18).toString("base64url");
  return `${access}/${random.slice(0, 2)}/${random.slice(2)}.${ENDINGS[type]}`;
}
