import type { ApplicantSelection } from "@jobmap/contract";
import { Op } from "sequelize";
import { Application } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";
import { applicantsWhere, jobsOf } from "./applicants-filter.ts";

/** The ids of chosen applications to jobs of a scope, ascending. What is not in it is left out. */
export async function chosenApplications(
  scope: JobScope,
  selection: ApplicantSelection,
  now: Date,
): Promise<number[]> {
  const filter = "ids" in selection ? {} : selection.filter;
  const jobs = (await jobsOf({ ...filter, scope })).map(({ id }) => id);
  const rows = await Application.findAll({
    where: {
      [Op.and]: [
        applicantsWhere({ ...filter, now }, jobs),
        "ids" in selection ? { id: selection.ids } : { id: { [Op.lte]: selection.up_to } },
      ],
    },
    attributes: ["id"],
    order: [["id", "ASC"]],
    raw: true,
  });
  const left = new Set("ids" in selection ? [] : selection.except);
  return rows.flatMap(({ id }) => (left.has(id) ? [] : id));
}
