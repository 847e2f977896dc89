import type {
  ApplicantSelection,
  ApplicationStatus,
  Data,
  EmployerApplicationAction,
} from "@jobmap/contract";
import { literal } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { applicationLifecycle, wasRejectedLately } from "../lifecycles/application.ts";
import { transitionOf } from "../lifecycles/lifecycle.ts";
import type { Application } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";
import { readChosenApplications } from "../queries/chosen-applications.ts";
import type { Services } from "../services.ts";

const NAMES = 5;
const MAILED = "isMailed";

/** SQL of whether the candidate of an application gets mail of its moves. */
const IS_MAILED = `EXISTS (SELECT 1 FROM accounts a WHERE a.id = \`Application\`.candidate_id AND a.deactivated_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM notice_opt_outs o WHERE o.account_id = \`Application\`.candidate_id AND o.type = 'application_moved')`;

/**
 * What a move of chosen applications would do.
 * @throws ApiError `not_found` if none of them is in the scope
 */
export async function previewMove(
  { now }: Pick<Services, "now">,
  scope: JobScope,
  selection: ApplicantSelection,
  action: EmployerApplicationAction,
): Promise<Data<"POST employer/applicants/preview">> {
  const at = now();
  const rows = await readChosenApplications(scope, selection, at, [
    ...["id", "status", "rejectedAt", "firstName", "lastName"],
    [literal(IS_MAILED), MAILED],
  ]);
  if (rows.length === 0) throw notFound("Application not found.");
  const moving: Application[] = [];
  const staying = new Map<ApplicationStatus, number>();
  for (const row of rows) {
    const facts = { rejected_lately: wasRejectedLately(row, at) };
    if (transitionOf(applicationLifecycle, row.status, action, "employer", facts)) moving.push(row);
    else staying.set(row.status, (staying.get(row.status) ?? 0) + 1);
  }
  return {
    moving: moving.length,
    staying: [...staying].map(([status, applications]) => ({ status, applications })),
    mailed: moving.filter((row) => Reflect.get(row, MAILED) === 1).length,
    first: moving.slice(0, NAMES).map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
    })),
  };
}
