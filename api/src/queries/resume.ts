import type { Transaction } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { Resume } from "../models/index.ts";
import { type Actor, can } from "../policies/can.ts";

/** @param transaction locks it. @throws ApiError `not_found` for another account's */
export async function ownResume(actor: Actor, id: number, transaction?: Transaction): Promise<Resume> {
  const resume = await Resume.findByPk(id, transaction && { transaction, lock: true });
  if (!resume || !can(actor, "resume.edit", resume)) throw notFound("Resume not found.");
  return resume;
}
