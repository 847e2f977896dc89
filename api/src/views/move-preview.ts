import type {
  ApplicantSelection,
  ApplicationStatus,
  Data,
  EmployerApplicationAction,
} from "@jobmap/contract";
import { Op, QueryTypes } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { applicationLifecycle, wasRejectedLately } from "../lifecycles/application.ts";
import { transitionOf } from "../lifecycles/lifecycle.ts";
import { Application } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";
import { chosenApplications } from "../queries/chosen-applications.ts";
import type { Services } from "../services.ts";

const NAMES = 5;

/**
 * What a move of chosen applications would do.
 * @throws ApiError `not_found` if none of them is in the scope
 */
export async function previewMove(
  { database, now }: Pick<Services, "database" | "now">,
  scope: JobScope,
  selection: ApplicantSelection,
  action: EmployerApplicationAction,
): Promise<Data<"POST employer/applicants/preview">> {
  const at = now();
  const ids = await chosenApplications(scope, selection, at);
  if (ids.length === 0) throw notFound("Application not found.");
  const rows = await Application.findAll({
    where: { id: { [Op.in]: ids } },
    attributes: ["id", "candidateId", "status", "rejectedAt", "firstName", "lastName"],
    raw: true,
  });
  const moving: typeof rows = [];
  const staying = new Map<ApplicationStatus, number>();
  for (const row of rows) {
    const facts = { rejected_lately: wasRejectedLately(row, at) };
    if (transitionOf(applicationLifecycle, row.status, action, "employer", facts)) moving.push(row);
    else staying.set(row.status, (staying.get(row.status) ?? 0) + 1);
  }

  const [mailed] =
    moving.length === 0
      ? []
      : await database.query<{ applications: number }>(
          `SELECT COUNT(*) AS applications FROM applications p JOIN accounts a ON a.id = p.candidate_id
           WHERE p.id IN (?) AND a.deactivated_at IS NULL AND NOT EXISTS
             (SELECT 1 FROM notice_opt_outs o WHERE o.account_id = a.id AND o.type = 'application_moved')`,
          { replacements: [moving.map(({ id }) => id)], type: QueryTypes.SELECT },
        );
  return {
    moving: moving.length,
    staying: [...staying].map(([status, applications]) => ({ status, applications })),
    mailed: Number(mailed?.applications ?? 0),
    first: moving.slice(0, NAMES).map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
    })),
  };
}
