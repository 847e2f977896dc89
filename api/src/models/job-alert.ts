import { ALERT_FREQUENCIES, type AlertFrequency } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** A search whose new jobs are sent to a candidate. */
export class JobAlert extends Model<InferAttributes<JobAlert>, InferCreationAttributes<JobAlert>> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  /** Of the search; unique within an account. */
  declare digest: Buffer;
  declare name: string;
  /** JSON of `SearchParameters`. */
  declare search: string;
  declare frequency: AlertFrequency;
  /** IANA name. */
  declare timeZone: string;
  declare paused: CreationOptional<boolean>;
  declare lastSentAt: CreationOptional<Date | null>;
  declare createdAt: Date;
}

export function defineJobAlert(sequelize: Sequelize): void {
  JobAlert.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      accountId: DataTypes.INTEGER.UNSIGNED,
      digest: DataTypes.BLOB,
      name: DataTypes.STRING(100),
      search: DataTypes.TEXT,
      frequency: DataTypes.ENUM(...ALERT_FREQUENCIES),
      timeZone: DataTypes.STRING(60),
      paused: DataTypes.BOOLEAN,
      lastSentAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "job_alerts", timestamps: false },
  );
}
