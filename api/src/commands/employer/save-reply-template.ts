import { UniqueConstraintError } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { ReplyTemplate } from "../../models/index.ts";

/**
 * Adds a text for replies to applicants, or changes the one of this id.
 * @throws ApiError `not_found`, or `conflict` when the company has another of this name
 */
export async function saveReplyTemplate(
  companyId: number,
  { id, name, text }: { id?: number | undefined; name: string; text: string },
): Promise<ReplyTemplate> {
  try {
    if (id === undefined) return await ReplyTemplate.create({ companyId, name, text });
    const template = await ReplyTemplate.findOne({ where: { id, companyId } });
    if (!template) throw notFound("template");
    return await template.update({ name, text });
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    const message = "You already have a template with this name.";
    throw new ApiError("conflict", message, { name: message });
  }
}

/** @throws ApiError `not_found` */
export async function deleteReplyTemplate(companyId: number, id: number): Promise<void> {
  const removed = await ReplyTemplate.destroy({ where: { id, companyId } });
  if (removed === 0) throw notFound("template");
}
