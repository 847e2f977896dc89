import { ApiError } from "../../errors/api-error.ts";
import type { Employer } from "../../policies/employer.ts";
import { countRows } from "../../queries/bulk-rows.ts";
import type { Services } from "../../services.ts";
import { moveUpload, queueSlice, withUpload } from "./move-upload.ts";

/**
 * Takes an upload back: the worker stops, and undoes the listings that it made. An upload without any is deleted.
 * @returns whether it is gone
 * @throws ApiError `not_found`; `illegal_transition` while it is being taken back
 */
export async function cancelUpload(services: Services, actor: Employer, id: number): Promise<boolean> {
  const { database } = services;
  return await withUpload(services, actor, id, async (upload, transaction) => {
    const made = await countRows(database, upload, "outcome = 'CREATED'", [], transaction);
    if (upload.state === "CANCELLED" && made > 0)
      throw new ApiError("illegal_transition", "This upload is being taken back. Please wait a moment.");
    if (made > 0 || upload.state === "PROCESSING") {
      await moveUpload(services, upload, { action: "cancel", by: "employer" }, transaction);
      await queueSlice(services, id, transaction);
      return false;
    }
    await database.query("DELETE FROM bulk_uploads WHERE id = ?", { replacements: [id], transaction });
    return true;
  });
}

/** @throws ApiError `not_found`, `illegal_transition` */
export async function startUpload(services: Services, actor: Employer, id: number): Promise<void> {
  await withUpload(services, actor, id, async (upload, transaction) => {
    if (upload.row_count === upload.faulty_count)
      throw new ApiError("conflict", "Every row has a problem. Please repair at least one first.");
    await moveUpload(services, upload, { action: "start", by: "employer" }, transaction);
    await queueSlice(services, id, transaction);
  });
}
