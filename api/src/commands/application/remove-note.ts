import { DAY_MS } from "@jobmap/contract/limits";
import { SEAT_REFUSALS } from "@jobmap/contract/team";
import { Op } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { ApplicationNote } from "../../models/index.ts";
import { can } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { findApplication } from "../../queries/applicants.ts";
import type { Services } from "../../services.ts";
import { noteAssessment } from "./note-assessment.ts";

/** How long a removed note can be brought back. */
const KEPT_MS = DAY_MS;

/** Removes one's own note; those of others take a recruiter. @throws ApiError `not_found`, `forbidden` */
export async function removeNote(services: Services, actor: Employer, id: number): Promise<void> {
  const note = await findNote(actor, id);
  if (note.removedAt !== null) throw notFound("Note not found.");
  await change(services, actor, note, { removedAt: services.now(), kind: "NOTE_DELETED" });
}

/** Brings a removed note back as it was, for whoever could remove it. One that was never removed stays. @throws as `removeNote` */
export async function restoreNote(services: Services, actor: Employer, id: number): Promise<void> {
  const note = await findNote(actor, id);
  if (note.removedAt === null) return;
  await change(services, actor, note, { removedAt: null, kind: "NOTE_RESTORED" });
}

/** Deletes notes that were removed long enough ago. */
export async function deleteRemovedNotes({ now }: Pick<Services, "now">): Promise<void> {
  await ApplicationNote.unscoped().destroy({
    where: { removedAt: { [Op.lt]: new Date(now().getTime() - KEPT_MS) } },
    limit: 10_000,
  });
}

async function findNote(actor: Employer, id: number): Promise<ApplicationNote> {
  const note = await ApplicationNote.unscoped().findByPk(id);
  if (!note) throw notFound("Note not found.");
  const application = await findApplication(actor, "application.assess", note.applicationId).catch(
    (error: unknown) => {
      throw error instanceof ApiError && error.code === "not_found" ? notFound("Note not found.") : error;
    },
  );
  if (note.accountId !== actor.id && !can(actor, "application.move", application))
    throw new ApiError("forbidden", `This is a colleague’s note. ${SEAT_REFUSALS.recruiter}`);
  return note;
}

async function change(
  services: Services,
  actor: Employer,
  note: ApplicationNote,
  { removedAt, kind }: { removedAt: Date | null; kind: "NOTE_DELETED" | "NOTE_RESTORED" },
): Promise<void> {
  const { applicationId } = note;
  await services.database.transaction(async (transaction) => {
    await note.update({ removedAt }, { transaction });
    await noteAssessment(services, { applicationId, accountId: actor.id, kind }, transaction);
  });
}
