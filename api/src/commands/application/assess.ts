import { ApiError, notFound } from "../../errors/api-error.ts";
import { ApplicationNote } from "../../models/index.ts";
import { findApplication } from "../../queries/applicants.ts";
import type { Services } from "../../services.ts";

/** What a company writes about an application for itself alone. All throw ApiError `not_found` for another company's. */

/** @param rating 1 to 5; null takes it back */
export async function rateApplication(companyId: number, id: number, rating: number | null): Promise<void> {
  const application = await findApplication(id, companyId);
  await application.update({ rating });
}

/** @returns the id of the note */
export async function addNote(
  { now }: Pick<Services, "now">,
  note: { applicationId: number; companyId: number; accountId: number; text: string },
): Promise<number> {
  const application = await findApplication(note.applicationId, note.companyId);
  const { accountId, text } = note;
  const { id } = await ApplicationNote.create({
    applicationId: application.id,
    accountId,
    text,
    createdAt: now(),
  });
  return id;
}

export async function deleteNote(companyId: number, id: number): Promise<void> {
  const note = await ApplicationNote.findByPk(id);
  if (!note) throw notFound("note");
  await findApplication(note.applicationId, companyId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === "not_found" ? notFound("note") : error;
  });
  await note.destroy();
}
