import type { Precision } from "@jobmap/contract";
import { PRECISIONS } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** One of the places of work of a job. Latitude, longitude and precision are set together or not at all. */
export class JobLocation extends Model<InferAttributes<JobLocation>, InferCreationAttributes<JobLocation>> {
  declare id: CreationOptional<number>;
  declare jobId: number;
  declare position: number;
  declare street: CreationOptional<string | null>;
  declare locality: CreationOptional<string | null>;
  declare region: CreationOptional<string | null>;
  declare postalCode: CreationOptional<string | null>;
  declare country: string;
  declare latitude: CreationOptional<number | null>;
  declare longitude: CreationOptional<number | null>;
  declare precision: CreationOptional<Precision | null>;
}

export function defineJobLocation(sequelize: Sequelize): void {
  JobLocation.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      jobId: DataTypes.INTEGER.UNSIGNED,
      position: DataTypes.TINYINT.UNSIGNED,
      street: DataTypes.STRING(250),
      locality: DataTypes.STRING(120),
      region: DataTypes.STRING(60),
      postalCode: DataTypes.STRING(20),
      country: DataTypes.CHAR(2),
      latitude: DataTypes.DOUBLE,
      longitude: DataTypes.DOUBLE,
      precision: DataTypes.ENUM(...PRECISIONS),
    },
    { sequelize, tableName: "job_locations", timestamps: false },
  );
}
