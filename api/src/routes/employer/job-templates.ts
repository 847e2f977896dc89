import type { Words } from "@jobmap/contract/words";
import {
  addJobTemplate,
  deleteJobTemplate,
  renameJobTemplate,
  startFromTemplate,
} from "../../commands/employer/job-templates.ts";
import { route } from "../../http/dispatch.ts";
import { JobTemplate } from "../../models/index.ts";
import { employerOf, scopeOf } from "../../policies/employer.ts";
import { saved } from "./saved-listing.ts";

const present = ({ id, name, content: { title = "", locations: [first] = [] } }: JobTemplate) => ({
  id,
  name,
  title,
  town: first?.locality ?? "",
});

export const listJobTemplates = route("GET employer/job-template/list", async (_, { session }) => {
  const { companyId, jobs } = scopeOf(session);
  const where = { companyId, ...(jobs === "all" ? {} : { jobId: [...jobs] }) };
  return (await JobTemplate.findAll({ where, order: [["name", "ASC"]] })).map(present);
});

export const postJobTemplate = route(
  "POST employer/job-template/add",
  async ({ body }, { services, session }) =>
    present(await addJobTemplate(services, employerOf(session), body)),
);

export const postRenamedTemplate = route("POST employer/job-template/rename", async ({ body }, { session }) =>
  present(await renameJobTemplate(employerOf(session), body.id, body.name)),
);

export const postDeletedTemplate = route(
  "POST employer/job-template/delete",
  async ({ body }, { session }) => {
    await deleteJobTemplate(employerOf(session), body.id);
    return null;
  },
);

export const postStartedTemplate = route("POST employer/job-template/start", ({ body }, context) =>
  saved(
    context,
    startFromTemplate(context.services, employerOf(context.session), body),
    "Draft created" satisfies Words,
  ),
);
