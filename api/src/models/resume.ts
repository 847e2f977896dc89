import type { ResumeContent, ResumePaper, ResumeTemplateId } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** A resume of a candidate. */
export class Resume extends Model<InferAttributes<Resume>, InferCreationAttributes<Resume>> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  /** Grows with every change. */
  declare version: CreationOptional<number>;
  declare name: string;
  declare template: ResumeTemplateId;
  declare paper: ResumePaper;
  declare content: ResumeContent;
  declare createdAt: Date;
  declare updatedAt: Date;
}

export function defineResume(sequelize: Sequelize): void {
  Resume.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      accountId: DataTypes.INTEGER.UNSIGNED,
      version: { type: DataTypes.INTEGER.UNSIGNED, defaultValue: 0 },
      name: DataTypes.STRING(100),
      template: DataTypes.STRING(20),
      paper: DataTypes.STRING(6),
      content: jsonColumn("content"),
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "resumes", timestamps: false },
  );
}
