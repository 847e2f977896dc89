import type { QuestionInput } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** Questions that a company keeps under a name. */
export class QuestionSet extends Model<InferAttributes<QuestionSet>, InferCreationAttributes<QuestionSet>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare name: string;
  declare questions: QuestionInput[];
}

export function defineQuestionSet(sequelize: Sequelize): void {
  const unsigned = DataTypes.INTEGER.UNSIGNED;
  QuestionSet.init(
    {
      id: { type: unsigned, autoIncrement: true, primaryKey: true },
      companyId: unsigned,
      name: DataTypes.STRING(80),
      questions: jsonColumn("questions"),
    },
    { sequelize, tableName: "question_sets", timestamps: false },
  );
}
