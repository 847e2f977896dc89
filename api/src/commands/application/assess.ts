import { ApiError, notFound } from "../../errors/api-error.ts";
import { ApplicationNote } from "../../models/index.ts";
import type { Actor } from "../../policies/can.ts";
import { findApplication } from "../../queries/applicants.ts";
import type { Services } from "../../services.ts";

/** What a company writes about an application for its own use. All throw ApiError `not_found` for actors without permission. */

/** @param rating 1 to 5; null removes it */
export async function rateApplication(actor: Actor, id: number, rating: number | null): Promise<void> {
  const application = await findApplication(actor, "application.assess", id);
  await application.update({ rating });
}

/** @returns the id of the note */
export async function addNote(
  { now }: Pick<Services, "now">,
  actor: Actor,
  note: { applicationId: number; text: string },
): Promise<number> {
  const application = await findApplication(actor, "application.assess", note.applicationId);
  const { id } = await ApplicationNote.create({
    applicationId: application.id,
    accountId: actor.id,
    text: note.text,
    createdAt: now(),
  });
  return id;
}

export async function deleteNote(actor: Actor, id: number): Promise<void> {
  const note = await ApplicationNote.findByPk(id);
  if (!note) throw notFound("note");
  await findApplication(actor, "application.assess", note.applicationId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === "not_found" ? notFound("note") : error;
  });
  await note.destroy();
}
