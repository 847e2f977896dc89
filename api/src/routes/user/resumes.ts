import { READ_BACK_FILE } from "@jobmap/contract";
import { addResume, changeResume, MAX_RESUMES, removeResume } from "../../commands/resume/save-resume.ts";
import { ApiError } from "../../errors/api-error.ts";
import { RawReply, reply, route } from "../../http/dispatch.ts";
import { fileHeaders } from "../../http/download.ts";
import { Resume } from "../../models/index.ts";
import { presentResume, presentResumePart } from "../../presenters/resume.ts";
import { findProfile } from "../../queries/profile.ts";
import { ownResume } from "../../queries/resume.ts";
import { renderResume, shownDocument } from "../../views/resume-file.ts";
import { fileReadings, readingsOf } from "../../views/resume-readings.ts";

const TYPES = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export const listResumes = route("GET user/resume", async (_, { session }) => {
  const accountId = session.account.id;
  const { account, profile, entries } = await findProfile(accountId);
  const resumes = await Resume.findAll({
    where: { accountId },
    order: [
      ["updatedAt", "DESC"],
      ["id", "DESC"],
    ],
  });
  return {
    items: resumes.map(presentResume),
    most: MAX_RESUMES,
    name: profile?.basics.name ?? `${account.firstName} ${account.lastName}`.trim(),
    headline: profile?.basics.label ?? "",
    summary: profile?.basics.summary ?? "",
    has_picture: Boolean(profile?.pictureFileId),
    parts: entries.map(presentResumePart),
  };
});

export const postResume = route("POST user/resume/add", async ({ body }, { services, session }) =>
  reply(presentResume(await addResume(services, session.account.id, body)), { message: "Resume added" }),
);

export const postResumeUpdate = route(
  "POST user/resume/update",
  async ({ body: { id, version, ...what } }, { services, session }) =>
    reply(presentResume(await changeResume(services, session.account, { id, version }, what)), {
      message: "Resume saved",
    }),
);

export const deleteResume = route("DELETE user/resume/{id}", async ({ params }, { session }) => {
  await removeResume(session.account, params.id);
  return reply(null, { message: "Resume deleted" });
});

export const postResumePreview = route("POST user/resume/preview", async ({ body }, { services, session }) =>
  file(await renderResume(services, session.account.id, body, body), body.format),
);

export const postResumeReadings = route(
  "POST user/resume/readings",
  async ({ body }, { services, session }) => await readingsOf(services, session.account.id, body, body.part),
);

const NO_FILE = "Please choose a file.";

export const postFileReadings = route(
  "POST user/resume/file-readings",
  async ({ files: [file] }, { services, session }) => {
    if (!file) throw new ApiError("invalid_input", NO_FILE, { [READ_BACK_FILE.field]: NO_FILE });
    return { readings: await fileReadings(services, session.account.id, file) };
  },
);

export const postResumeDocument = route("POST user/resume/document", async ({ body }, { session }) =>
  shownDocument(await findProfile(session.account.id), body.content),
);

export const getResumeFile = route(
  "GET user/resume/{id}/file",
  async ({ params, query }, { services, session }) => {
    const resume = await ownResume(session.account, params.id);
    return file(await renderResume(services, session.account.id, resume, query), query.format);
  },
);

function file({ bytes, name }: { bytes: Uint8Array; name: string }, format: keyof typeof TYPES): RawReply {
  const headers = fileHeaders({ type: TYPES[format], name, ending: `.${format}`, size: bytes.length });
  return new RawReply(200, headers, bytes);
}
