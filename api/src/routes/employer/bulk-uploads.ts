import { cancelUpload, startUpload } from "../../commands/bulk/cancel-upload.ts";
import type { Edited } from "../../commands/bulk/change-cells.ts";
import { editCells, replaceCells, undoEdit } from "../../commands/bulk/edit-cells.ts";
import { chooseSheet, matchColumns } from "../../commands/bulk/match-columns.ts";
import { takeUpload } from "../../commands/bulk/take-upload.ts";
import { ApiError } from "../../errors/api-error.ts";
import { type HandlerContext, reply, route } from "../../http/dispatch.ts";
import { permit } from "../../policies/can.ts";
import { companyOf, type Employer, employerOf } from "../../policies/employer.ts";
import { planWords, presentBulkUpload } from "../../presenters/bulk-upload.ts";
import { findUpload, findUploads, type StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";
import { showRows, showRowsOf, showUpload } from "../../views/bulk-uploads.ts";
import { planUpload } from "../../views/plan-upload.ts";

type Context = HandlerContext<"POST employer/job/bulk-start">;

const NO_FILE = "Please choose a file.";

/** @throws ApiError `not_found` for somebody else's */
const requireUpload = async (
  { database }: Pick<Services, "database">,
  actor: Employer,
  id: number,
): Promise<StoredUpload> => permit(actor, "bulk.edit", await findUpload(database, id), "Upload not found.");

const shown = async ({ services, session }: Context, id: number) =>
  await showUpload(services, await requireUpload(services, employerOf(session), id));

async function edited({ services, session }: Context, id: number, editing: Promise<Edited>) {
  const { changed, rows } = await editing;
  const upload = await requireUpload(services, employerOf(session), id);
  return { upload: presentBulkUpload(upload), changed, rows: await showRowsOf(services, upload, rows) };
}

export const newBulkUpload = route(
  "POST employer/job/job-bulk-upload-new",
  async ({ body, files: [file] }, context) => {
    if (!file) throw new ApiError("invalid_input", NO_FILE, { file: NO_FILE });
    const actor = employerOf(context.session);
    const given = { fileName: body.file_name || "Jobs", bytes: file.bytes };
    const id = await takeUpload(context.services, actor, given);
    return reply(await shown(context, id), { message: "Your file was uploaded" });
  },
);

export const listBulkUploads = route(
  "GET employer/job/get-job-bulk-list",
  async ({ query: { id, page, limit, ...rows } }, context) => {
    const { services, session } = context;
    if (id !== undefined) {
      const upload = await requireUpload(services, employerOf(session), id);
      const detail = await showUpload(services, upload);
      const items = [presentBulkUpload(upload)];
      return {
        items,
        total: 1,
        page,
        limit,
        upload: detail,
        ...(await showRows(services, upload, { ...rows, limit })),
      };
    }
    const { uploads, total } = await findUploads(services.database, companyOf(session), { page, limit });
    const none = { upload: null, rows: [], rows_total: 0, next: null };
    return { items: uploads.map(presentBulkUpload), total, page, limit, ...none };
  },
);

export const chooseBulkSheet = route("POST employer/job/bulk-sheet", async ({ body }, context) => {
  const chosen = { id: body.id, sheet: body.sheet, headerRow: body.header_row };
  await chooseSheet(context.services, employerOf(context.session), chosen);
  return await shown(context, body.id);
});

export const checkBulkUpload = route("POST employer/job/bulk-check", async ({ body }, context) => {
  await matchColumns(context.services, employerOf(context.session), body);
  return await shown(context, body.id);
});

export const editBulkCells = route("POST employer/job/bulk-edit", ({ body }, context) =>
  edited(context, body.id, editCells(context.services, employerOf(context.session), body)),
);

export const replaceBulkCells = route("POST employer/job/bulk-replace", ({ body }, context) =>
  edited(context, body.id, replaceCells(context.services, employerOf(context.session), body)),
);

export const undoBulkEdit = route("POST employer/job/bulk-undo", ({ body }, context) =>
  edited(context, body.id, undoEdit(context.services, employerOf(context.session), body.id)),
);

export const planBulkUpload = route(
  "GET employer/job/bulk-plan",
  async ({ query }, { services, session }) => {
    const plan = await planUpload(services, employerOf(session), query.id);
    return { ...plan, words: planWords(plan) };
  },
);

export const startBulkUpload = route("POST employer/job/bulk-start", async ({ body }, context) => {
  const { services, session } = context;
  const actor = employerOf(session);
  await startUpload(services, actor, body.id);
  return presentBulkUpload(await requireUpload(services, actor, body.id));
});

export const deleteBulkJobs = route("POST employer/job/delete-bulk-jobs", async ({ body }, context) => {
  const { services, session } = context;
  const actor = employerOf(session);
  const isGone = await cancelUpload(services, actor, body.id);
  if (isGone) return reply(null, { message: "The upload was deleted" });
  const upload = await requireUpload(services, actor, body.id);
  return reply(presentBulkUpload(upload), { message: "The upload is being taken back" });
});
