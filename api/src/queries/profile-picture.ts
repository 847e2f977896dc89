import { buffer } from "node:stream/consumers";
import { QueryTypes } from "sequelize";
import type { Profile } from "../models/index.ts";
import type { Services } from "../services.ts";

/** The bytes of a candidate's picture, if there is one. */
export async function pictureOf(
  { database, files }: Pick<Services, "database" | "files">,
  profile: Profile | null,
): Promise<Uint8Array | undefined> {
  if (!profile?.pictureFileId) return undefined;
  const [row] = await database.query<{ name: string }>("SELECT name FROM files WHERE id = ?", {
    replacements: [profile.pictureFileId],
    type: QueryTypes.SELECT,
  });
  const content = row && (await files.get(row.name));
  return content ? new Uint8Array(await buffer(content.stream)) : undefined;
}
