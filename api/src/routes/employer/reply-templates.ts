import { UniqueConstraintError } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { route } from "../../http/dispatch.ts";
import { ReplyTemplate } from "../../models/index.ts";
import { companyOf } from "../../policies/employer.ts";

const present = ({ id, name, text }: ReplyTemplate) => ({ id, name, text });

export const listReplyTemplates = route("GET employer/reply-template/list", async (_, { session }) => {
  const rows = await ReplyTemplate.findAll({
    where: { companyId: companyOf(session) },
    order: [["name", "ASC"]],
  });
  return rows.map(present);
});

export const saveReplyTemplate = route("POST employer/reply-template/save", async ({ body }, { session }) => {
  const companyId = companyOf(session);
  const { id, name, text } = body;
  try {
    if (id === undefined) return present(await ReplyTemplate.create({ companyId, name, text }));
    const template = await ReplyTemplate.findOne({ where: { id, companyId } });
    if (!template) throw notFound("text");
    return present(await template.update({ name, text }));
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    const message = "You have a text with this name already.";
    throw new ApiError("conflict", message, { name: message });
  }
});

export const deleteReplyTemplate = route(
  "POST employer/reply-template/delete",
  async ({ body }, { session }) => {
    const removed = await ReplyTemplate.destroy({ where: { id: body.id, companyId: companyOf(session) } });
    if (removed === 0) throw notFound("text");
    return null;
  },
);
