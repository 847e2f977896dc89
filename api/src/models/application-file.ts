import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** The file that answers a question of an application. */
export class ApplicationFile extends Model<
  InferAttributes<ApplicationFile>,
  InferCreationAttributes<ApplicationFile>
> {
  declare applicationId: number;
  declare questionId: number;
  declare fileId: number;
}

export function defineApplicationFile(sequelize: Sequelize): void {
  const unsigned = DataTypes.INTEGER.UNSIGNED;
  ApplicationFile.init(
    {
      applicationId: { type: unsigned, primaryKey: true },
      questionId: { type: unsigned, primaryKey: true },
      fileId: unsigned,
    },
    { sequelize, tableName: "application_files", timestamps: false },
  );
}
