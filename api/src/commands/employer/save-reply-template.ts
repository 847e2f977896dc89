import { UniqueConstraintError } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { ReplyTemplate } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";

/**
 * Adds a text for replies to applicants, or changes the one with this id.
 * @throws ApiError `not_found`, or `conflict` when the company has another of this name
 */
export async function saveReplyTemplate(
  actor: Employer,
  { id, name, text }: { id?: number | undefined; name: string; text: string },
): Promise<ReplyTemplate> {
  try {
    if (id === undefined) return await ReplyTemplate.create({ companyId: actor.companyId, name, text });
    return await (await findTemplate(actor, id)).update({ name, text });
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
  permit(actor, "reply_template.edit", await ReplyTemplate.findByPk(id), "template");
