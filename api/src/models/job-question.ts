import { QUESTION_TYPES, type QuestionType } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { textList } from "./text-list.ts";

/** A screening question of a listing, with its position. */
export class JobQuestion extends Model<InferAttributes<JobQuestion>, InferCreationAttributes<JobQuestion>> {
  declare id: CreationOptional<number>;
  declare jobId: number;
  declare position: number;
  declare text: string;
  declare type: QuestionType;
  declare required: CreationOptional<boolean>;
  declare options: CreationOptional<string[] | null>;
  /** Answers that the employer wants to be alerted to. */
  declare knockout: CreationOptional<string[] | null>;
}

export function defineJobQuestion(sequelize: Sequelize): void {
  JobQuestion.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      jobId: DataTypes.INTEGER.UNSIGNED,
      position: DataTypes.TINYINT.UNSIGNED,
      text: DataTypes.STRING(1000),
      type: DataTypes.ENUM(...QUESTION_TYPES),
      required: DataTypes.BOOLEAN,
      options: textList("options"),
      knockout: textList("knockout"),
    },
    { sequelize, tableName: "job_questions", timestamps: false },
  );
}
