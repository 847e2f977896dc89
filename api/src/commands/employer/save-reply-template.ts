import type { Received } from "@jobmap/contract";
import { UniqueConstraintError } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Company, ReplyTemplate } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";

/**
 * Adds a text for replies to applicants, or changes the one with this id. A new default for rejections takes the place of the one before.
 * @throws ApiError `not_found`, or `conflict` when the company has another of this name
 */
export async function saveReplyTemplate(
  { database }: Pick<Services, "database">,
  actor: Employer,
  { id, name, text, is_default_rejection: isDefault }: Received<"POST employer/reply-template/save">["body"],
): Promise<ReplyTemplate> {
  const { companyId } = actor;
  try {
    return await database.transaction(async (transaction) => {
      // Two defaults at once: one after the other.
      if (isDefault !== undefined)
        await Company.findByPk(companyId, { attributes: ["id"], transaction, lock: true });
      const template =
        id === undefined ? ReplyTemplate.build({ companyId, name, text }) : await findTemplate(actor, id);
      if (isDefault)
        await ReplyTemplate.update({ defaultRejection: null }, { where: { companyId }, transaction });
      const defaultRejection = isDefault ? (1 as const) : null;
      template.set({ name, text, ...(isDefault === undefined ? {} : { defaultRejection }) });
      // The row as it was read says nothing of what was just taken from it.
      if (isDefault) template.changed("defaultRejection", true);
      return await template.save({ transaction });
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    const message = "You already have a template with this name.";
    throw new ApiError("conflict", message, { name: message });
  }
}

/** @throws ApiError `not_found` */
export async function deleteReplyTemplate(actor: Actor, id: number): Promise<void> {
  await (await findTemplate(actor, id)).destroy();
}

const findTemplate = async (actor: Actor, id: number) =>
  permit(actor, "reply_template.edit", await ReplyTemplate.findByPk(id), "Template not found.");
