import type { EmployerJob } from "@jobmap/contract";
import { call } from "../../../lib/api.ts";
import type { FormData } from "../form-data.ts";
import type { EditorApi } from "./editor-options.ts";
import { newFields } from "./empty-draft.ts";
import { JobEditor } from "./job-editor.ts";
import { createJournal, type UnsavedJob, unsavedJobs } from "./journal.ts";

const api: EditorApi = {
  save: (body) => call("POST employer/job/save-changes", { body }),
  confirm: (id, fields) => call("POST employer/job/confirm-marks", { body: { id, fields: [...fields] } }),
  load: (id) => call("GET employer/job/{id}", { params: { id } }),
  publish: ({ id, version, status }) =>
    status === "DRAFT"
      ? call("POST employer/job/change-status", { body: { id, version, action: "submit" } })
      : call("POST employer/job/publish-changes", { body: { id, version } }),
  discard: ({ id, version }) => call("POST employer/job/discard-changes", { body: { id, version } }),
};

/** Editors whose page was left before everything was saved, by listing id. Users who return find them unchanged. */
const leftBehind = new Map<number | undefined, JobEditor>();

/**
 * Opens an editor, or returns the one left behind, with unsaved edits from this device.
 * @param id undefined for a new listing
 */
export async function openEditor(
  id: number | undefined,
  account: number,
  data: FormData,
  signal: AbortSignal,
): Promise<JobEditor> {
  const open = leftBehind.get(id);
  if (open?.isUnsaved || (open && id !== undefined)) {
    void open.look();
    return open;
  }
  const job =
    id === undefined ? undefined : await call("GET employer/job/{id}", { params: { id } }, { signal });
  // Another tab may still have a new listing open: the user is asked about that one.
  const unsaved = unsavedJobs(account).find(
    ({ entry, isOfThisTab }) => entry.id === id && (id !== undefined || isOfThisTab),
  );
  return createEditor(account, data, job, unsaved);
}

/** New listings started in other tabs of this browser and not saved: the tab crashed or is still open. */
export const unsavedNewJobs = (account: number): readonly UnsavedJob[] =>
  unsavedJobs(account).filter(({ entry, isOfThisTab }) => entry.id === undefined && !isOfThisTab);

/** Continues with a new listing that was not saved. */
export function goOnWith(unsaved: UnsavedJob, account: number, data: FormData): JobEditor {
  return createEditor(account, data, undefined, unsaved);
}

function createEditor(
  account: number,
  data: FormData,
  job: EmployerJob | undefined,
  unsaved: UnsavedJob | undefined,
): JobEditor {
  unsaved?.take();
  return new JobEditor({
    api,
    journal: createJournal(account),
    defaults: data.company,
    newFields: newFields(data),
    job,
    restored: unsaved?.entry,
  });
}

/** Files an editor under its listing's id once the listing is created, because its page now has that id in the address. */
export function rememberEditor(editor: JobEditor): void {
  leftBehind.set(editor.getState().job?.id, editor);
}

/** The editor's page is being left: saves what is unsaved, and keeps the editor until that is done. */
export function leaveEditor(editor: JobEditor): void {
  rememberEditor(editor);
  void editor.flush();
  const forget = () => {
    if (editor.isUnsaved) return;
    stop();
    for (const [id, other] of leftBehind) if (other === editor) leftBehind.delete(id);
  };
  const stop = editor.subscribe(forget);
  forget();
}
