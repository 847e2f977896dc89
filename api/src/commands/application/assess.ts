import { Op, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Account, type Application, ApplicationNote } from "../../models/index.ts";
import { can } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { findApplication } from "../../queries/applicants.ts";
import { actorsOf } from "../../security/actors.ts";
import type { Services } from "../../services.ts";
import { type NotificationToSend, notifyAll } from "../notify.ts";
import { noteAssessment } from "./note-assessment.ts";

/** What a company writes about an application for its own use. All throw ApiError `not_found` for actors without permission. */

/** @param rating 1 to 5; null removes it */
export async function rateApplication(
  services: Services,
  actor: Employer,
  id: number,
  rating: number | null,
): Promise<void> {
  const application = await findApplication(actor, "application.assess", id);
  await services.database.transaction(async (transaction) => {
    await application.update({ rating }, { transaction });
    await noteAssessment(services, { applicationId: id, accountId: actor.id, kind: "RATED" }, transaction);
  });
}

interface NoteToAdd {
  readonly applicationId: number;
  readonly text: string;
  /** Colleagues to be told of it. */
  readonly mentions: readonly number[];
}

/**
 * @returns the id of the note
 * @throws ApiError `invalid_input` under `mentions` for somebody who is not in the team
 */
export async function addNote(
  services: Services,
  actor: Employer,
  { applicationId, text, mentions }: NoteToAdd,
): Promise<number> {
  const application = await findApplication(actor, "application.assess", applicationId);
  return await services.database.transaction(async (transaction) => {
    const { id } = await ApplicationNote.create(
      { applicationId, accountId: actor.id, text, createdAt: services.now() },
      { transaction },
    );
    await noteAssessment(services, { applicationId, accountId: actor.id, kind: "NOTED" }, transaction);
    await tellMentioned(services, actor, { application, noteId: id, text, mentions }, transaction);
    return id;
  });
}

async function tellMentioned(
  services: Services,
  actor: Employer,
  {
    application,
    noteId,
    text,
    mentions,
  }: { application: Application; noteId: number; text: string; mentions: readonly number[] },
  transaction: Transaction,
): Promise<void> {
  if (mentions.length === 0) return;
  const team = await Account.findAll({
    where: { companyId: actor.companyId, id: { [Op.in]: [...new Set([...mentions, actor.id])] } },
    transaction,
  });
  const actors = await actorsOf(services.database, team, transaction);
  const colleagues = actors.filter((each) => can(each, "application.read", application));
  if (mentions.some((id) => !colleagues.some((each) => each.id === id)))
    throw new ApiError("invalid_input", "Only colleagues who see this application can be mentioned.", {
      mentions: "Only colleagues who see this application can be mentioned.",
    });
  const author = team.find(({ id }) => id === actor.id);
  const values = {
    by: author ? `${author.firstName} ${author.lastName}`.trim() : "",
    applicant: application.applicant,
    job: application.job?.title ?? "",
    applicationId: application.id,
    text,
  };
  const told = colleagues.filter(({ id }) => id !== actor.id);
  await notifyAll(
    services,
    transaction,
    told.map(
      ({ id: accountId }): NotificationToSend => ({
        accountId,
        notification: { type: "note_mention", values },
        dedupeKey: `mention:${noteId}`,
      }),
    ),
  );
}
