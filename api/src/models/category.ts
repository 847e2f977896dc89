import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** A field of work: the major groups of the Standard Occupational Classification. */
export class Category extends Model<InferAttributes<Category>, InferCreationAttributes<Category>> {
  declare id: CreationOptional<number>;
  declare code: string;
  declare name: string;
}

export function defineCategory(sequelize: Sequelize): void {
  Category.init(
    {
      id: { type: DataTypes.SMALLINT.UNSIGNED, autoIncrement: true, primaryKey: true },
      code: DataTypes.CHAR(7),
      name: DataTypes.STRING(80),
    },
    { sequelize, tableName: "categories", timestamps: false },
  );
}
