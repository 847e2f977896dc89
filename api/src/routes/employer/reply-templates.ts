import { fillMessage } from "../../commands/application/fill-message.ts";
import { deleteReplyTemplate, saveReplyTemplate } from "../../commands/employer/save-reply-template.ts";
import { route } from "../../http/dispatch.ts";
import { ReplyTemplate } from "../../models/index.ts";
import { companyOf, employerOf } from "../../policies/employer.ts";
import { findApplication } from "../../queries/applicants.ts";

const present = ({ id, name, text, defaultRejection }: ReplyTemplate) => ({
  id,
  name,
  text,
  is_default_rejection: defaultRejection === 1,
});

export const listReplyTemplates = route("GET employer/reply-template/list", async (_, { session }) => {
  const rows = await ReplyTemplate.findAll({
    where: { companyId: companyOf(session) },
    order: [["name", "ASC"]],
  });
  return rows.map(present);
});

export const postReplyTemplate = route(
  "POST employer/reply-template/save",
  async ({ body }, { services, session }) =>
    present(await saveReplyTemplate(services, employerOf(session), body)),
);

export const postReplyPreview = route(
  "POST employer/reply-template/preview",
  async ({ body }, { session }) => {
    const actor = employerOf(session);
    const application = await findApplication(actor, "application.read", body.application_id);
    const filled = await fillMessage({ message: body.text, accountId: actor.id });
    return { text: application.job ? filled(application, application.job) : body.text };
  },
);

export const postDeleteReplyTemplate = route(
  "POST employer/reply-template/delete",
  async ({ body }, { session }) => {
    await deleteReplyTemplate(employerOf(session), body.id);
    return null;
  },
);
