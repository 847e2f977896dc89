import type { FolderColor } from "@jobmap/contract";
import { UniqueConstraintError } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { Folder } from "../../models/index.ts";
import type { Services } from "../../services.ts";

const MAX_FOLDERS = 100;

/**
 * Creates a folder, or with an id changes one.
 * @throws ApiError `not_found` for another account's, `conflict` for a name that is already taken
 */
export async function saveFolder(
  { database }: Pick<Services, "database">,
  {
    accountId,
    id,
    name,
    colour,
  }: { accountId: number; id?: number | undefined; name: string; colour: FolderColor },
): Promise<Folder> {
  try {
    return await database.transaction(async (transaction) => {
      if (id !== undefined) {
        const folder = await Folder.findOne({ where: { id, accountId }, transaction });
        if (!folder) throw notFound("Folder not found.");
        return await folder.update({ name, colour }, { transaction });
      }
      const count = await Folder.count({ where: { accountId }, transaction });
      if (count >= MAX_FOLDERS) throw new ApiError("conflict", `You can have ${MAX_FOLDERS} folders.`);
      return await Folder.create({ accountId, name, colour, position: count }, { transaction });
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    const message = "You already have a folder with this name.";
    throw new ApiError("conflict", message, { name: message });
  }
}

/** @throws ApiError `not_found` for another account's */
export async function removeFolder(accountId: number, id: number): Promise<void> {
  if ((await Folder.destroy({ where: { id, accountId } })) === 0) throw notFound("Folder not found.");
}

/** Renumbers an account's folders: the named ones first, in that order, then the others in their existing order. */
export async function orderFolders(
  { database }: Pick<Services, "database">,
  accountId: number,
  ids: readonly number[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const folders = await Folder.findAll({
      where: { accountId },
      order: [["position", "ASC"]],
      transaction,
      lock: true,
    });
    const rank = (folder: Folder) => {
      const named = ids.indexOf(folder.id);
      return named < 0 ? ids.length + folder.position : named;
    };
    const ordered = folders.toSorted((a, b) => rank(a) - rank(b));
    for (const [position, folder] of ordered.entries()) await folder.update({ position }, { transaction });
  });
}
