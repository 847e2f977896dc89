import type { JobChanges } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** A listing that a company keeps under a name. */
export class JobTemplate extends Model<InferAttributes<JobTemplate>, InferCreationAttributes<JobTemplate>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  /** The listing that it was kept from: who does not see that one does not see the template. Null once it was deleted. */
  declare jobId: CreationOptional<number | null>;
  declare name: string;
  declare content: JobChanges;
}

export function defineJobTemplate(sequelize: Sequelize): void {
  const unsigned = DataTypes.INTEGER.UNSIGNED;
  JobTemplate.init(
    {
      id: { type: unsigned, autoIncrement: true, primaryKey: true },
      companyId: unsigned,
      jobId: unsigned,
      name: DataTypes.STRING(80),
      content: jsonColumn("content"),
    },
    { sequelize, tableName: "job_templates", timestamps: false },
  );
}
