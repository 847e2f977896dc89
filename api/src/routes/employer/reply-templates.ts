import { deleteReplyTemplate, saveReplyTemplate } from "../../commands/employer/save-reply-template.ts";
import { route } from "../../http/dispatch.ts";
import { ReplyTemplate } from "../../models/index.ts";
import { companyOf, employerOf } from "../../policies/employer.ts";

const present = ({ id, name, text }: ReplyTemplate) => ({ id, name, text });

export const listReplyTemplates = route("GET employer/reply-template/list", async (_, { session }) => {
  const rows = await ReplyTemplate.findAll({
    where: { companyId: companyOf(session) },
    order: [["name", "ASC"]],
  });
  return rows.map(present);
});

export const postReplyTemplate = route("POST employer/reply-template/save", async ({ body }, { session }) =>
  present(await saveReplyTemplate(employerOf(session), body)),
);

export const postDeleteReplyTemplate = route(
  "POST employer/reply-template/delete",
  async ({ body }, { session }) => {
    await deleteReplyTemplate(employerOf(session), body.id);
    return null;
  },
);
