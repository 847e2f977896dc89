import { bulkLifecycle } from "../../lifecycles/bulk-upload.ts";
import { transitionOf } from "../../lifecycles/lifecycle.ts";
import { findUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";
import { moveUpload, setUpload } from "./move-upload.ts";

const WHY =
  "Something went wrong on our end. What was done so far stays; upload the file again to do the rest, or take it back.";
const NO_FACTS = { all_written: false, some_written: false };

/** Gives up on an upload that no attempt could work through. */
export async function failUpload(
  services: Pick<Services, "database" | "now">,
  uploadId: number,
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const upload = await findUpload(services.database, uploadId, transaction);
    if (!upload || !transitionOf(bulkLifecycle, upload.state, "fail", "system", NO_FACTS)) return;
    await setUpload(services, uploadId, { problem: WHY, finished_at: services.now() }, transaction);
    await moveUpload(services, upload, { action: "fail", by: "system" }, transaction);
  });
}
