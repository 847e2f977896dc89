import { ACTORS, type Actor } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** One change of a listing's state. Rows are added and never changed. */
export class JobEvent extends Model<InferAttributes<JobEvent>, InferCreationAttributes<JobEvent>> {
  declare id: CreationOptional<number>;
  declare jobId: number;
  declare actor: Actor;
  declare accountId: CreationOptional<number | null>;
  declare action: string;
  declare fromStatus: string;
  declare toStatus: string;
  declare reason: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

export function defineJobEvent(sequelize: Sequelize): void {
  JobEvent.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      jobId: DataTypes.INTEGER.UNSIGNED,
      actor: DataTypes.ENUM(...ACTORS),
      accountId: DataTypes.INTEGER.UNSIGNED,
      action: DataTypes.STRING(40),
      fromStatus: DataTypes.STRING(20),
      toStatus: DataTypes.STRING(20),
      reason: DataTypes.STRING(250),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "job_events", timestamps: false },
  );
}
