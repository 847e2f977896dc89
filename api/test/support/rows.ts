import { QueryTypes } from "sequelize";
import { Job } from "../../src/models/index.ts";

/** Rows of tables that no endpoint shows yet. */
export function jobReports(): Promise<{ reason: string; note: string }[]> {
  const { sequelize } = Job;
  if (!sequelize) throw new Error("The models are not bound to a database.");
  return sequelize.query("SELECT reason, note FROM job_reports ORDER BY id", { type: QueryTypes.SELECT });
}
