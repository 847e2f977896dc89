import type { ProfileFields, ProfileSection, ResumeBasics } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** What stands at the top of a candidate's profile. An account without a row has entered nothing yet. */
export class Profile extends Model<InferAttributes<Profile>, InferCreationAttributes<Profile>> {
  declare accountId: number;
  declare basics: ResumeBasics;
  /** The sections that have entries, separated by spaces. */
  declare filled: CreationOptional<string>;
  /** The file of the account's `profileImage`. */
  declare pictureFileId: CreationOptional<number | null>;
  declare cover: CreationOptional<string | null>;
  declare coverFileId: CreationOptional<number | null>;
  declare updatedAt: Date;
}

/** One entry of one section: a job, a degree, a license. */
export class ProfileEntry extends Model<
  InferAttributes<ProfileEntry>,
  InferCreationAttributes<ProfileEntry>
> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  declare section: ProfileSection;
  /** From 0, within the section. */
  declare position: number;
  declare data: ProfileFields;
  declare createdAt: Date;
  declare updatedAt: Date;
}

export function defineProfile(sequelize: Sequelize): void {
  const accountId = DataTypes.INTEGER.UNSIGNED;
  Profile.init(
    {
      accountId: { type: accountId, primaryKey: true },
      basics: jsonColumn("basics"),
      filled: DataTypes.STRING(250),
      pictureFileId: DataTypes.INTEGER.UNSIGNED,
      cover: DataTypes.STRING(500),
      coverFileId: DataTypes.INTEGER.UNSIGNED,
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "profiles", timestamps: false },
  );
  ProfileEntry.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      accountId: DataTypes.INTEGER.UNSIGNED,
      section: DataTypes.STRING(12),
      position: DataTypes.SMALLINT.UNSIGNED,
      data: jsonColumn("data"),
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "profile_entries", timestamps: false },
  );
}
