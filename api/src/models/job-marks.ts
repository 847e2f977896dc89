import type { JobFinding, JobOrigin } from "@jobmap/contract";
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** Where a field was read, and the hash of what it said then: a field that says something else is nobody's reading. */
export interface StoredFinding extends JobFinding {
  readonly hash: string;
}

/** What a draft was read from. */
export class JobMarks extends Model<InferAttributes<JobMarks>, InferCreationAttributes<JobMarks>> {
  declare jobId: number;
  declare origin: JobOrigin;
  declare findings: readonly StoredFinding[];
}

export function defineJobMarks(sequelize: Sequelize): void {
  JobMarks.init(
    {
      jobId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      origin: jsonColumn("origin"),
      findings: jsonColumn("findings"),
    },
    { sequelize, tableName: "job_marks", timestamps: false },
  );
}
