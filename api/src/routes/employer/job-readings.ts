import type { Words } from "@jobmap/contract/words";
import { readFile, readLink, readText } from "../../commands/employer/read-source.ts";
import { confirmMarks, saveReading } from "../../commands/employer/save-reading.ts";
import { ApiError } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { employerOf } from "../../policies/employer.ts";
import { saved } from "./saved-listing.ts";

const NO_FILE = "Please choose a file.";
const READ = { message: "Nothing is saved yet" };

export const readJobLink = route("POST employer/job/read-link", async ({ body }, { services, session }) =>
  reply(await readLink(services, employerOf(session), body), READ),
);

export const readJobText = route("POST employer/job/read-text", async ({ body }, { services, session }) =>
  reply(await readText(services, employerOf(session), body.text), READ),
);

export const readJobFile = route(
  "POST employer/job/read-file",
  async ({ body, files: [file] }, { services, session }) => {
    if (!file) throw new ApiError("invalid_input", NO_FILE, { file: NO_FILE });
    const given = { file, fileName: body.file_name || "Your file" };
    return reply(await readFile(services, employerOf(session), given), READ);
  },
);

export const saveJobReading = route("POST employer/job/save-reading", ({ body }, context) => {
  const actor = employerOf(context.session);
  return saved(context, saveReading(context.services, { actor }, body), "Draft created" satisfies Words);
});

export const confirmJobMarks = route("POST employer/job/confirm-marks", ({ body }, context) => {
  const actor = employerOf(context.session);
  return saved(context, confirmMarks(context.services, { actor, id: body.id }, body.fields));
});
