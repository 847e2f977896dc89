import { Op, type WhereOptions } from "sequelize";
import type { Job } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";

/** The condition in SQL that a job is one of the scope's. @param table what the statement calls `jobs` */
export function visibleSql({ companyId, jobs }: JobScope, table = "j"): string {
  const own = `${table}.company_id = ${Number(companyId)}`;
  if (jobs === "all") return own;
  const ids = [...jobs].map(Number);
  return `${own} AND ${ids.length === 0 ? "FALSE" : `${table}.id IN (${ids.join(", ")})`}`;
}

/** The same for models. */
export function visibleWhere({ companyId, jobs }: JobScope): WhereOptions<Job> {
  return jobs === "all" ? { companyId } : { companyId, id: { [Op.in]: [...jobs] } };
}
