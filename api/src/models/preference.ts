import type { CandidateCulture, EmployerCulture, Preferences } from "@jobmap/contract";
import type { FactWishes } from "@jobmap/contract/fit";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** A candidate's stated wishes, as they are stored. */
export interface StoredWishes
  extends Pick<Preferences, "occupations" | "distance" | Exclude<keyof FactWishes, "distance">> {
  /** O*NET-SOC codes. */
  readonly not_occupations: readonly string[];
}

export const NO_WISHES: StoredWishes = {
  occupations: [],
  not_occupations: [],
  location_types: null,
  distance: null,
  pay_floor: null,
  employment_types: null,
  company_sizes: null,
};

/** What a candidate wishes for. No employer sees any of it. */
export class JobPreference extends Model<
  InferAttributes<JobPreference>,
  InferCreationAttributes<JobPreference>
> {
  declare accountId: number;
  /** Off: kept, and used for nothing. */
  declare isOn: CreationOptional<boolean>;
  declare culture: CandidateCulture;
  declare wishes: StoredWishes;
  declare updatedAt: Date;
}

/** How an employer describes its ways of working: one answer of each company. */
export class CompanyCulture extends Model<
  InferAttributes<CompanyCulture>,
  InferCreationAttributes<CompanyCulture>
> {
  declare companyId: number;
  /** Who answered; null once the account is gone. */
  declare accountId: CreationOptional<number | null>;
  declare culture: EmployerCulture;
  declare answeredAt: Date;
}

export function definePreferences(sequelize: Sequelize): void {
  JobPreference.init(
    {
      accountId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      isOn: DataTypes.BOOLEAN,
      culture: jsonColumn("culture"),
      wishes: jsonColumn("wishes"),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "job_preferences", timestamps: false },
  );
  CompanyCulture.init(
    {
      companyId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      accountId: DataTypes.INTEGER.UNSIGNED,
      culture: jsonColumn("culture"),
      answeredAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "company_cultures", timestamps: false },
  );
}
