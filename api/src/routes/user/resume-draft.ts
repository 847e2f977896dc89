import { discardDraft, saveDraft } from "../../commands/resume-draft/save-draft.ts";
import { takeResume } from "../../commands/resume-draft/take-resume.ts";
import { ApiError } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { presentResumeDraft } from "../../presenters/resume-draft.ts";
import { findResumeDraft } from "../../queries/resume-draft.ts";

const NO_FILE = "Please choose a file.";

export const getResumeDraft = route("GET user/resume-draft", async (_, { session }) => {
  const draft = await findResumeDraft(session.account.id);
  return { draft: draft && presentResumeDraft(draft) };
});

export const uploadResumeDraft = route(
  "POST user/resume-draft/upload",
  async ({ body, files: [file] }, { services, session }) => {
    if (!file) throw new ApiError("invalid_input", NO_FILE, { file: NO_FILE });
    const given = { file, fileName: body.file_name || "Your resume" };
    const draft = await takeResume(services, session.account.id, given);
    return reply(presentResumeDraft(draft), {
      message: "Your resume was read. Nothing is in your profile yet.",
    });
  },
);

export const saveResumeDraft = route(
  "POST user/resume-draft/save",
  async ({ body }, { services, session }) => {
    const { added, completed, kept } = await saveDraft(services, session.account.id, body.document);
    return reply({ added, completed, kept: [...kept] }, { message: "Your profile is saved." });
  },
);

export const discardResumeDraft = route("POST user/resume-draft/discard", async (_, { session }) => {
  await discardDraft(session.account.id);
  return reply(null, { message: "The draft is discarded." });
});
