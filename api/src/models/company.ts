import type { ProofMethod, SocialLinks } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";
import { textList } from "./text-list.ts";

/** An employer. A third-party one was created by an import and is unclaimed. */
export class Company extends Model<InferAttributes<Company>, InferCreationAttributes<Company>> {
  declare id: CreationOptional<number>;
  declare slug: string;
  declare username: string;
  declare name: string;
  /** The name as imports compare it: see `companyNameKey`. */
  declare nameKey: string;
  declare tagline: CreationOptional<string>;
  declare website: CreationOptional<string | null>;
  declare description: CreationOptional<string | null>;
  declare industry: CreationOptional<string | null>;
  declare size: CreationOptional<string | null>;
  declare founded: CreationOptional<number | null>;
  /** Address or path. */
  declare logo: CreationOptional<string | null>;
  /** Null for a logo that was not uploaded here. */
  declare logoFileId: CreationOptional<number | null>;
  declare locality: CreationOptional<string | null>;
  declare region: CreationOptional<string | null>;
  declare country: CreationOptional<string>;
  declare email: CreationOptional<string>;
  declare phone: CreationOptional<string>;
  declare street: CreationOptional<string>;
  declare postalCode: CreationOptional<string>;
  /** Addresses by the name of the network. */
  declare socialLinks: CreationOptional<SocialLinks | null>;
  /** Origins that may frame the company's map; none means any. */
  declare embedOrigins: CreationOptional<string[] | null>;
  declare isThirdParty: CreationOptional<boolean>;
  declare isDemo: CreationOptional<boolean>;
  declare showProfile: CreationOptional<boolean>;
  /** Whether candidates see e-mail address and phone number once the company has answered them. */
  declare showContact: CreationOptional<boolean>;
  /** How it answers applications, from `measureAnswers`; null while there is too little data. */
  declare answerPercent: CreationOptional<number | null>;
  declare answerDays: CreationOptional<number | null>;
  declare answersMeasuredAt: CreationOptional<Date | null>;
  /** Within how many days it promises to answer each application; null for no promise. */
  declare answerPromiseDays: CreationOptional<number | null>;
  /** When its list of first steps was put away. */
  declare firstStepsDismissedAt: CreationOptional<Date | null>;
  /** The one of its domains that is shown beside it, from `commands/domains/write-domain.ts`. */
  declare provedDomain: CreationOptional<string | null>;
  declare provedBy: CreationOptional<ProofMethod | null>;
  declare provedAt: CreationOptional<Date | null>;
  declare source: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function defineCompany(sequelize: Sequelize): void {
  Company.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      slug: DataTypes.STRING(120),
      username: DataTypes.STRING(60),
      name: DataTypes.STRING(250),
      nameKey: DataTypes.STRING(250),
      tagline: DataTypes.STRING(220),
      website: DataTypes.STRING(2000),
      description: DataTypes.TEXT,
      industry: DataTypes.STRING(120),
      size: DataTypes.STRING(20),
      founded: DataTypes.SMALLINT.UNSIGNED,
      logo: DataTypes.STRING(500),
      logoFileId: DataTypes.INTEGER.UNSIGNED,
      locality: DataTypes.STRING(120),
      region: DataTypes.STRING(60),
      country: DataTypes.CHAR(2),
      email: DataTypes.STRING(254),
      phone: DataTypes.STRING(40),
      street: DataTypes.STRING(250),
      postalCode: DataTypes.STRING(20),
      socialLinks: jsonColumn("socialLinks"),
      embedOrigins: textList("embedOrigins"),
      isThirdParty: DataTypes.BOOLEAN,
      isDemo: DataTypes.BOOLEAN,
      showProfile: DataTypes.BOOLEAN,
      showContact: DataTypes.BOOLEAN,
      answerPercent: DataTypes.TINYINT.UNSIGNED,
      answerDays: DataTypes.SMALLINT.UNSIGNED,
      answersMeasuredAt: DataTypes.DATE(3),
      answerPromiseDays: DataTypes.TINYINT.UNSIGNED,
      firstStepsDismissedAt: DataTypes.DATE(3),
      provedDomain: DataTypes.STRING(253),
      provedBy: DataTypes.STRING(10),
      provedAt: DataTypes.DATE(3),
      source: DataTypes.STRING(60),
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "companies", timestamps: false },
  );
}
