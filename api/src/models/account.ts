import type { AccountRole, Language, Seat } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from "sequelize";
import type { Company } from "./company.ts";
import type { Profile } from "./profile.ts";

/** An account: one e-mail address with one role. */
export class Account extends Model<InferAttributes<Account>, InferCreationAttributes<Account>> {
  declare id: CreationOptional<number>;
  declare role: AccountRole;
  /** Lower-cased. */
  declare email: string;
  declare emailVerifiedAt: CreationOptional<Date | null>;
  /** Null until it is chosen. An employer's is its company's. */
  declare username: CreationOptional<string | null>;
  /** Null for an account that only signs in through a provider. */
  declare passwordHash: CreationOptional<string | null>;
  declare firstName: CreationOptional<string>;
  declare lastName: CreationOptional<string>;
  /** Null for candidates, and for an employer whose company has no name yet. */
  declare companyId: CreationOptional<number | null>;
  /** In the team of the company. */
  declare seat: CreationOptional<Seat>;
  /** Whether they see only the jobs in `account_jobs`. */
  declare hasChosenJobs: CreationOptional<boolean>;
  declare profileImage: CreationOptional<string | null>;
  declare isPublicAtsResume: CreationOptional<boolean>;
  declare location: CreationOptional<string | null>;
  declare latitude: CreationOptional<number | null>;
  declare longitude: CreationOptional<number | null>;
  /** Of mails, notifications and pages. */
  declare language: CreationOptional<Language>;
  declare deactivatedAt: CreationOptional<Date | null>;
  /** For a deactivated employer: whether the company was shown until then. */
  declare companyWasShown: CreationOptional<boolean | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;

  declare company?: NonAttribute<Company | null>;
  declare profile?: NonAttribute<Profile | null>;
}

export function defineAccount(sequelize: Sequelize): void {
  Account.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      role: DataTypes.STRING(8),
      email: DataTypes.STRING(254),
      emailVerifiedAt: DataTypes.DATE(3),
      username: DataTypes.STRING(60),
      passwordHash: DataTypes.STRING(255),
      firstName: DataTypes.STRING(100),
      lastName: DataTypes.STRING(100),
      companyId: DataTypes.INTEGER.UNSIGNED,
      seat: { type: DataTypes.STRING(10), defaultValue: "owner" },
      hasChosenJobs: { type: DataTypes.BOOLEAN, defaultValue: false },
      profileImage: DataTypes.STRING(500),
      isPublicAtsResume: DataTypes.BOOLEAN,
      location: DataTypes.STRING(200),
      latitude: DataTypes.DOUBLE,
      longitude: DataTypes.DOUBLE,
      language: DataTypes.STRING(2),
      deactivatedAt: DataTypes.DATE(3),
      companyWasShown: DataTypes.BOOLEAN,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "accounts", timestamps: false },
  );
}
