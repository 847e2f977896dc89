import {
  PAID_JOB_STATES,
  type PaidJobState,
  type PaymentStatus,
  PLAN_INTERVALS,
  PLAN_KINDS,
  type PlanInterval,
  type PlanKind,
} from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from "sequelize";

/** The plan as it was sold. */
export const SOLD_COLUMNS = {
  plan: DataTypes.STRING(40),
  planName: DataTypes.STRING(100),
  kind: DataTypes.ENUM(...PLAN_KINDS),
  unitPriceMinor: DataTypes.INTEGER.UNSIGNED,
  currency: DataTypes.CHAR(3),
  billingInterval: DataTypes.ENUM(...PLAN_INTERVALS),
  jobCredits: DataTypes.SMALLINT.UNSIGNED,
  durationDays: DataTypes.SMALLINT.UNSIGNED,
  featured: DataTypes.BOOLEAN,
  refundWindowDays: DataTypes.SMALLINT.UNSIGNED,
};

/** What an employer pays once: stored before the payment provider hears of it. Sums in minor units. */
export class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  /** Null for the renewal of a subscription. */
  declare accountId: number | null;
  declare subscriptionId: CreationOptional<number | null>;
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
  declare quantity: number;
  declare subtotalMinor: number;
  declare discountMinor: CreationOptional<number>;
  declare taxMinor: CreationOptional<number>;
  declare totalMinor: number;
  declare refundedMinor: CreationOptional<number>;
  declare status: CreationOptional<PaymentStatus>;
  declare checkoutSessionId: CreationOptional<string | null>;
  declare checkoutUrl: CreationOptional<string | null>;
  declare paymentIntentId: CreationOptional<string | null>;
  declare invoiceId: CreationOptional<string | null>;
  declare invoiceUrl: CreationOptional<string | null>;
  declare receiptUrl: CreationOptional<string | null>;
  declare method: CreationOptional<string | null>;
  declare failure: CreationOptional<string | null>;
  declare createdAt: Date;
  declare expiresAt: CreationOptional<Date | null>;
  declare paidAt: CreationOptional<Date | null>;
  /** When the provider was last asked what became of it. */
  declare checkedAt: Date;

  /** What was paid without tax. */
  get netMinor(): NonAttribute<number> {
    return this.totalMinor - this.taxMinor;
  }

  /** Whether it gives credits, which pay for its listings. */
  get givesCredits(): NonAttribute<boolean> {
    return this.kind === "CREDIT_PACK" || this.kind === "SUBSCRIPTION";
  }
}

/** A listing that a payment is for. */
export class PaymentJob extends Model<InferAttributes<PaymentJob>, InferCreationAttributes<PaymentJob>> {
  declare id: CreationOptional<number>;
  declare paymentId: number;
  declare jobId: number;
  /** The same once it is published: a listing is published by one payment. */
  declare publishedJobId: CreationOptional<number | null>;
  declare title: string;
  /** Paid with a credit that the payment gave. */
  declare withCredit: boolean;
  declare netMinor: CreationOptional<number>;
  declare taxMinor: CreationOptional<number>;
  declare state: CreationOptional<PaidJobState>;
  declare publishedAt: CreationOptional<Date | null>;
  /** When a refund ended it. */
  declare endedAt: CreationOptional<Date | null>;
}

export function definePayment(sequelize: Sequelize): void {
  const id = { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true };
  Payment.init(
    {
      id,
      companyId: DataTypes.INTEGER.UNSIGNED,
      accountId: DataTypes.INTEGER.UNSIGNED,
      subscriptionId: DataTypes.INTEGER.UNSIGNED,
      ...SOLD_COLUMNS,
      quantity: DataTypes.SMALLINT.UNSIGNED,
      subtotalMinor: DataTypes.INTEGER.UNSIGNED,
      discountMinor: { type: DataTypes.INTEGER.UNSIGNED, defaultValue: 0 },
      taxMinor: { type: DataTypes.INTEGER.UNSIGNED, defaultValue: 0 },
      totalMinor: DataTypes.INTEGER.UNSIGNED,
      refundedMinor: { type: DataTypes.INTEGER.UNSIGNED, defaultValue: 0 },
      status: { type: DataTypes.STRING(20), defaultValue: "CREATED" },
      checkoutSessionId: DataTypes.STRING(120),
      checkoutUrl: DataTypes.STRING(2000),
      paymentIntentId: DataTypes.STRING(120),
      invoiceId: DataTypes.STRING(120),
      invoiceUrl: DataTypes.STRING(2000),
      receiptUrl: DataTypes.STRING(2000),
      method: DataTypes.STRING(40),
      failure: DataTypes.STRING(500),
      createdAt: DataTypes.DATE(3),
      expiresAt: DataTypes.DATE(3),
      paidAt: DataTypes.DATE(3),
      checkedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "payments", timestamps: false },
  );
  PaymentJob.init(
    {
      id,
      paymentId: DataTypes.INTEGER.UNSIGNED,
      jobId: DataTypes.INTEGER.UNSIGNED,
      publishedJobId: DataTypes.INTEGER.UNSIGNED,
      title: DataTypes.STRING(200),
      withCredit: DataTypes.BOOLEAN,
      netMinor: { type: DataTypes.INTEGER.UNSIGNED, defaultValue: 0 },
      taxMinor: { type: DataTypes.INTEGER.UNSIGNED, defaultValue: 0 },
      state: { type: DataTypes.ENUM(...PAID_JOB_STATES), defaultValue: "WAITING" },
      publishedAt: DataTypes.DATE(3),
      endedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "payment_jobs", timestamps: false },
  );
}
