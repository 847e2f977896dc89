import { randomBytes } from "node:crypto";
import { QueryTypes, type Sequelize } from "sequelize";
import type { FilesGateway } from "../../../api/src/gateways/files/index.ts";
import { draw } from "../../../api/test/support/resumes/draw.ts";
import { LAYOUTS } from "../../../api/test/support/resumes/layouts.ts";
import { personOf } from "../../../api/test/support/resumes/people.ts";
import { insert } from "../insert.ts";

/** Resumes of so many people as PDF, in every layout. @returns the ids of their files */
export async function addResumes(database: Sequelize, files: FilesGateway, count: number): Promise<number[]> {
  const layouts = Object.values(LAYOUTS);
  const stored: { name: string; bytes: number }[] = [];
  for (let n = 0; n < count; n++) {
    const layout = layouts[n % layouts.length];
    if (!layout) throw new Error("There is no layout.");
    const pdf = draw(personOf(n), layout);
    const id = randomBytes(18).toString("base64url").slice(0, 24);
    const name = `private/${id.slice(0, 2)}/${id.slice(2)}.pdf`;
    await files.put(name, pdf, "application/pdf");
    stored.push({ name, bytes: pdf.length });
  }
  await insert(database, "files (name, type, bytes, status, created_at)", count, (n) => [
    stored[n]?.name,
    "application/pdf",
    stored[n]?.bytes,
    "KEPT",
    new Date(),
  ]);
  const rows = await database.query<{ id: number }>("SELECT id FROM files WHERE name IN (?)", {
    replacements: [stored.map(({ name }) => name)],
    type: QueryTypes.SELECT,
  });
  return rows.map(({ id }) => id);
}
