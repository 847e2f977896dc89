import type { ResumeReading } from "@jobmap/contract";
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** What was read from a candidate's file, until they have looked through it. One a person. */
export class ResumeDraft extends Model<InferAttributes<ResumeDraft>, InferCreationAttributes<ResumeDraft>> {
  declare accountId: number;
  declare fileName: string;
  declare reading: ResumeReading;
  declare createdAt: Date;
}

export function defineResumeDraft(sequelize: Sequelize): void {
  ResumeDraft.init(
    {
      accountId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      fileName: DataTypes.STRING(200),
      reading: jsonColumn("reading"),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "resume_drafts", timestamps: false },
  );
}
