import {
  type PlanInterval,
  type PlanKind,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { SOLD_COLUMNS } from "./payment.ts";

/** A plan that is paid again each period, as it was sold. */
export class Subscription extends Model<
  InferAttributes<Subscription>,
  InferCreationAttributes<Subscription>
> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  /** The same until it has ended: a company has one at a time. */
  declare liveCompanyId: number | null;
  declare accountId: number | null;
  declare plan: string;
  declare planName: string;
  declare kind: PlanKind;
  declare unitPriceMinor: number;
  declare currency: string;
  declare billingInterval: PlanInterval;
  declare jobCredits: number;
  declare durationDays: number;
  declare featured: boolean;
  declare refundWindowDays: number;
  declare stripeSubscriptionId: string;
  declare status: SubscriptionStatus;
  declare periodEndsAt: CreationOptional<Date | null>;
  /** Whether it ends then, instead of being renewed. */
  declare endsWithPeriod: CreationOptional<boolean>;
  /** Of one whose payment failed: when it ends unless it is paid. */
  declare graceEndsAt: CreationOptional<Date | null>;
  declare createdAt: Date;
  declare endedAt: CreationOptional<Date | null>;
}

export function defineSubscription(sequelize: Sequelize): void {
  Subscription.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      companyId: DataTypes.INTEGER.UNSIGNED,
      liveCompanyId: DataTypes.INTEGER.UNSIGNED,
      accountId: DataTypes.INTEGER.UNSIGNED,
      ...SOLD_COLUMNS,
      stripeSubscriptionId: DataTypes.STRING(120),
      status: DataTypes.ENUM(...SUBSCRIPTION_STATUSES),
      periodEndsAt: DataTypes.DATE(3),
      endsWithPeriod: { type: DataTypes.BOOLEAN, defaultValue: false },
      graceEndsAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
      endedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "subscriptions", timestamps: false },
  );
}

/** What was sold, of a payment or a subscription. */
export type Sold = Pick<Subscription, keyof typeof SOLD_COLUMNS>;

export const soldOf = (row: Sold): Sold => ({
  plan: row.plan,
  planName: row.planName,
  kind: row.kind,
  unitPriceMinor: row.unitPriceMinor,
  currency: row.currency,
  billingInterval: row.billingInterval,
  jobCredits: row.jobCredits,
  durationDays: row.durationDays,
  featured: row.featured,
  refundWindowDays: row.refundWindowDays,
});
