import type { ApplicantSelection } from "@jobmap/contract";
import { type FindAttributeOptions, Op } from "sequelize";
import { Application } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";
import { applicantsWhere, jobsOf } from "./applicants-filter.ts";

/** The ids of chosen applications to jobs of a scope, ascending. What is not in it is left out. */
export async function chosenApplications(
  scope: JobScope,
  selection: ApplicantSelection,
  now: Date,
): Promise<number[]> {
  const rows = await readChosenApplications(scope, selection, now, ["id"]);
  return rows.map(({ id }) => id);
}

/** The same as plain rows with these columns, `id` among them. */
export async function readChosenApplications(
  scope: JobScope,
  selection: ApplicantSelection,
  now: Date,
  attributes: FindAttributeOptions,
): Promise<Application[]> {
  const filter = "ids" in selection ? {} : selection.filter;
  const jobs = (await jobsOf({ ...filter, scope })).map(({ id }) => id);
  const rows = await Application.findAll({
    where: {
      [Op.and]: [
        applicantsWhere({ ...filter, now }, jobs),
        "ids" in selection ? { id: selection.ids } : { id: { [Op.lte]: selection.up_to } },
      ],
    },
    attributes,
    order: [["id", "ASC"]],
    raw: true,
  });
  const left = new Set("ids" in selection ? [] : selection.except);
  return rows.filter(({ id }) => !left.has(id));
}
