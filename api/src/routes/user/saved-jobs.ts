import { clearSavedJobs } from "../../commands/candidate/clear-lists.ts";
import { orderFolders, removeFolder, saveFolder } from "../../commands/candidate/save-folder.ts";
import { saveJob, unsaveJob } from "../../commands/candidate/save-job.ts";
import { notFound } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { findFolders, findMarks, findSavedJobs } from "../../views/candidate-jobs.ts";

export const postSave = route("POST user/job/save", async ({ body }, { services, session }) => {
  const { job_id: jobId, saved, folder_id: folderId } = body;
  const accountId = session.account.id;
  if (saved) await saveJob(services, { accountId, jobId, folderId });
  else await unsaveJob(accountId, jobId);
  return reply({ saved }, { message: saved ? "Job saved" : "Job removed from your saved jobs" });
});

export const listSaved = route("GET user/job/saved", ({ query }, { services, session }) =>
  findSavedJobs({ accountId: session.account.id, folderId: query.folder_id, ...query }, services.now()),
);

export const clearSaved = route("POST user/job/clear-save-jobs", async (_, { session }) => {
  const removed = await clearSavedJobs(session.account.id);
  return reply({ removed }, { message: "Your saved jobs were removed" });
});

export const getMarks = route("GET user/job/marks", (_, { session }) => findMarks(session.account.id));

export const listFolders = route("GET user/folder/list", (_, { session }) => findFolders(session.account.id));

export const postFolder = route("POST user/folder/add", async ({ body }, { services, session }) => {
  const accountId = session.account.id;
  const { id } = await saveFolder(services, { accountId, ...body });
  const folder = (await findFolders(accountId)).find((other) => other.id === id);
  if (!folder) throw notFound("Folder not found.");
  return reply(folder, { message: body.id ? "Folder updated" : "Folder created" });
});

export const postFolderOrder = route("POST user/folder/order", async ({ body }, { services, session }) => {
  await orderFolders(services, session.account.id, body.ids);
  return await findFolders(session.account.id);
});

export const deleteFolder = route("POST user/folder/delete", async ({ body }, { session }) => {
  await removeFolder(session.account.id, body.id);
  return reply(null, { message: "Folder deleted; its jobs are still saved" });
});

export const listFolderJobs = route("POST user/folder/saved-jobs", ({ body }, { services, session }) =>
  findSavedJobs({ accountId: session.account.id, folderId: body.folder_id, ...body }, services.now()),
);

export const saveIntoFolder = route("POST user/folder/save-job", async ({ body }, { services, session }) => {
  const { job_id: jobId, folder_id: folderId, note } = body;
  const saved = await saveJob(services, { accountId: session.account.id, jobId, folderId, note });
  return reply({ folder_id: saved.folderId ?? null, note: saved.note ?? "" }, { message: "Job saved" });
});
