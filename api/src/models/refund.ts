import { REFUND_REASONS, type RefundReason, type RefundStatus } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** A refund, from the request to what the payment provider says of it. Sums in minor units, `amountMinor` with its tax. */
export class Refund extends Model<InferAttributes<Refund>, InferCreationAttributes<Refund>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare paymentId: number;
  /** The only listing that it is about. */
  declare jobId: number | null;
  declare amountMinor: number;
  declare taxMinor: number;
  declare reason: RefundReason;
  declare note: CreationOptional<string>;
  /** Why it was declined, or what the provider said. */
  declare answer: CreationOptional<string>;
  declare isAutomatic: boolean;
  declare status: RefundStatus;
  declare stripeRefundId: CreationOptional<string | null>;
  declare requestedBy: number | null;
  declare createdAt: Date;
  declare decidedAt: CreationOptional<Date | null>;
  declare settledAt: CreationOptional<Date | null>;
}

/** What a refund consists of: unused days of a listing, or unused credits. */
export class RefundLine extends Model<InferAttributes<RefundLine>, InferCreationAttributes<RefundLine>> {
  declare id: CreationOptional<number>;
  declare refundId: CreationOptional<number>;
  /** Null for credits. */
  declare paymentJobId: number | null;
  declare netMinor: number;
  declare taxMinor: number;
  declare daysUnused: number;
  declare daysPaid: number;
  declare credits: number;
}

export function defineRefund(sequelize: Sequelize): void {
  const id = { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true };
  Refund.init(
    {
      id,
      companyId: DataTypes.INTEGER.UNSIGNED,
      paymentId: DataTypes.INTEGER.UNSIGNED,
      jobId: DataTypes.INTEGER.UNSIGNED,
      amountMinor: DataTypes.INTEGER.UNSIGNED,
      taxMinor: DataTypes.INTEGER.UNSIGNED,
      reason: DataTypes.ENUM(...REFUND_REASONS),
      note: { type: DataTypes.STRING(1_000), defaultValue: "" },
      answer: { type: DataTypes.STRING(1_000), defaultValue: "" },
      isAutomatic: DataTypes.BOOLEAN,
      status: DataTypes.STRING(20),
      stripeRefundId: DataTypes.STRING(120),
      requestedBy: DataTypes.INTEGER.UNSIGNED,
      createdAt: DataTypes.DATE(3),
      decidedAt: DataTypes.DATE(3),
      settledAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "refund_requests", timestamps: false },
  );
  RefundLine.init(
    {
      id,
      refundId: DataTypes.INTEGER.UNSIGNED,
      paymentJobId: DataTypes.INTEGER.UNSIGNED,
      netMinor: DataTypes.INTEGER.UNSIGNED,
      taxMinor: DataTypes.INTEGER.UNSIGNED,
      daysUnused: DataTypes.SMALLINT.UNSIGNED,
      daysPaid: DataTypes.SMALLINT.UNSIGNED,
      credits: DataTypes.SMALLINT.UNSIGNED,
    },
    { sequelize, tableName: "refund_lines", timestamps: false },
  );
}
