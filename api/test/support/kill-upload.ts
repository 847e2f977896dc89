import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { okReply } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";
import { z } from "zod";
import { type Product, startProduct } from "./product.ts";

const API = "/api/v1/employer/job/";
const Upload = okReply(z.object({ id: z.int() }));

export interface KilledWork {
  readonly databaseUrl: string;
  /** An open pool of the same database. */
  readonly database: Sequelize;
  /** Of the employer. */
  readonly token: string;
  readonly file: Buffer;
  readonly rows: number;
  /** How often the process gets a SIGKILL while the file is sent, its rows are checked, and its jobs are written. */
  readonly kills: { readonly sending: number; readonly checking: number; readonly writing: number };
}

/**
 * A file from upload to drafts by processes of the product, each killed on the way and taken over by the next.
 * @returns the upload's id
 */
export async function workThroughKills(work: KilledWork): Promise<number> {
  const { databaseUrl, database, token, rows, kills } = work;
  let product: Product | undefined;
  const serve = async () => {
    product = await startProduct({ databaseUrl });
    await product.ready;
    return product.url + API;
  };
  const killed = async () => {
    product?.kill("SIGKILL");
    await product?.ended;
    // What the dead process had leased is free again half a minute later.
    await database.query("UPDATE bulk_tasks SET claimed_until = NULL");
    return await serve();
  };
  const count = async (id: number, where: string) => {
    const [row] = await database.query<{ n: number }>(
      `SELECT COUNT(*) AS n FROM bulk_rows WHERE upload_id = ? AND n > 1 AND ${where}`,
      { replacements: [id], type: QueryTypes.SELECT },
    );
    return row?.n ?? 0;
  };
  const worked = async (id: number, where: string, total: number) => {
    for (let done = 0; done < total; done = await count(id, where)) await sleep(10);
  };
  /** Kills the process at points of the work that are evenly apart, each somewhere in a slice. */
  const workThrough = async (id: number, where: string, times: number) => {
    for (let kill = 0; kill < times; kill++) {
      await worked(id, where, 1 + Math.floor((rows * kill) / times));
      await sleep(randomInt(60));
      await killed();
    }
    await worked(id, where, rows);
  };

  try {
    let url = await serve();
    for (let kill = 0; kill < kills.sending; kill++) {
      const sent = send(url, work).catch(() => undefined);
      await sleep(randomInt(2_000));
      url = await killed();
      await sent;
    }
    const id = await send(url, work);
    await post(`${url}bulk-check`, token, { id, columns: [] });
    await workThrough(id, "checked = 1", kills.checking);
    await state(database, id, "READY");
    await post(`${product?.url}${API}bulk-start`, token, { id });
    await workThrough(id, "outcome IS NOT NULL", kills.writing);
    await state(database, id, "PARTIAL");
    return id;
  } finally {
    product?.kill("SIGKILL");
    await product?.ended;
  }
}

async function state(database: Sequelize, id: number, wanted: string): Promise<void> {
  for (;;) {
    const [upload] = await database.query<{ state: string }>("SELECT state FROM bulk_uploads WHERE id = ?", {
      replacements: [id],
      type: QueryTypes.SELECT,
    });
    if (upload?.state === wanted) return;
    if (upload?.state === "FAILED") throw new Error("The upload failed.");
    await sleep(10);
  }
}

async function send(url: string, { token, file }: KilledWork): Promise<number> {
  const form = new FormData();
  form.set("file_name", "jobs.xlsx");
  form.set("file", new Blob([new Uint8Array(file)]), "jobs.xlsx");
  return await post(`${url}job-bulk-upload-new`, token, form);
}

async function post(url: string, token: string, body: FormData | object): Promise<number> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, ...(!isForm && { "Content-Type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const reply: unknown = await response.json();
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(reply).slice(0, 400)}`);
  return Upload.parse(reply).data.id;
}
