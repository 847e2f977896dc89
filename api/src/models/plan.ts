import { PLAN_INTERVALS, PLAN_KINDS, type PlanInterval, type PlanKind } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** Something that employers can buy. What was sold is copied to its payment, so that a change here changes nothing sold. */
export class Plan extends Model<InferAttributes<Plan>, InferCreationAttributes<Plan>> {
  declare id: CreationOptional<number>;
  declare code: string;
  declare name: string;
  declare kind: PlanKind;
  /** Without tax. */
  declare priceMinor: number;
  declare currency: CreationOptional<string>;
  declare billingInterval: CreationOptional<PlanInterval>;
  /** Listings that it pays for; of a subscription in each period. */
  declare jobCredits: CreationOptional<number>;
  /** How long each of them is public. */
  declare durationDays: number;
  declare featured: CreationOptional<boolean>;
  /** Until so many days after payment, a refund needs nobody's decision. */
  declare refundWindowDays: CreationOptional<number>;
  declare active: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function definePlan(sequelize: Sequelize): void {
  Plan.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      code: DataTypes.STRING(40),
      name: DataTypes.STRING(100),
      kind: DataTypes.ENUM(...PLAN_KINDS),
      priceMinor: DataTypes.INTEGER.UNSIGNED,
      currency: DataTypes.CHAR(3),
      billingInterval: DataTypes.ENUM(...PLAN_INTERVALS),
      jobCredits: DataTypes.SMALLINT.UNSIGNED,
      durationDays: DataTypes.SMALLINT.UNSIGNED,
      featured: DataTypes.BOOLEAN,
      refundWindowDays: DataTypes.SMALLINT.UNSIGNED,
      active: DataTypes.BOOLEAN,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "plans", timestamps: false },
  );
}
