import type { SignedIn, TestServer } from "../support/server.ts";
import { find, post, upload } from "./files.ts";

/** Uploads a file and has it checked with the columns as they were recognized. @returns its id */
export async function checked(
  { workers }: TestServer,
  boss: SignedIn,
  content: Buffer | string,
  name?: string,
): Promise<number> {
  const { id } = await upload(boss, content, name);
  await post(boss, "POST employer/job/bulk-check", { id, columns: [] });
  await workers.bulk.drain();
  return id;
}

/** Has an upload worked through. */
export async function finished({ workers }: TestServer, boss: SignedIn, id: number) {
  await post(boss, "POST employer/job/bulk-start", { id });
  await workers.bulk.drain();
  return await find(boss, id);
}
