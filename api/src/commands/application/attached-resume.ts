import type { Received } from "@jobmap/contract";
import { checkResume } from "../../files/check-resume.ts";
import type { Upload } from "../../files/upload.ts";
import { Application } from "../../models/index.ts";
import { type Actor, can } from "../../policies/can.ts";
import { requesterOf } from "../../security/requester.ts";
import type { Services } from "../../services.ts";
import { makeResume } from "../../views/made-resume.ts";
import type { FileToStore } from "../store-files.ts";

type Form = Pick<Received<"POST user/job/apply">["body"], "resume_name" | "resume_from" | "resume_of">;

/** The resume of a new application: a file to store, or the stored one of an earlier application; and what is noted of it. */
export interface AttachedResume {
  readonly files: readonly FileToStore[];
  readonly row: Partial<Pick<Application, "resumeFileId" | "resumeName" | "resumeId" | "profile">>;
}

/**
 * Takes an uploaded resume, or makes one, or finds the one that is to be sent again.
 * @throws ApiError `invalid_input` for a file that is too large or cannot be opened, and for a resume that cannot be made
 */
export async function attachedResume(
  services: Services,
  actor: Actor,
  form: Form,
  upload: Upload | undefined,
): Promise<AttachedResume> {
  if (upload) {
    await checkResume(services.fileReaders, upload, requesterOf(actor.id));
    return { files: [upload], row: { resumeName: form.resume_name } };
  }
  if (form.resume_from !== undefined) {
    const { bytes, name, resumeId, profile } = await makeResume(services, actor, form.resume_from);
    const file: FileToStore = { type: "application/pdf", bytes: Buffer.from(bytes) };
    return { files: [file], row: { resumeName: name, resumeId, profile } };
  }
  const earlier = form.resume_of === undefined ? null : await Application.findByPk(form.resume_of);
  if (!earlier || !can(actor, "application.reuse", earlier)) return { files: [], row: {} };
  const { resumeFileId, resumeName, resumeId, profile } = earlier;
  return { files: [], row: { resumeFileId, resumeName, resumeId, profile } };
}
