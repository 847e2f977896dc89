import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** A person at an external provider. Issuer and subject together identify them permanently; the address may change owners. */
export class Identity extends Model<InferAttributes<Identity>, InferCreationAttributes<Identity>> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  declare issuer: string;
  declare sub: string;
  /** As the issuer last stated it. */
  declare email: string | null;
  declare createdAt: CreationOptional<Date>;
}

export function defineIdentity(sequelize: Sequelize): void {
  Identity.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      accountId: DataTypes.INTEGER.UNSIGNED,
      issuer: DataTypes.STRING(200),
      sub: DataTypes.STRING(255),
      email: DataTypes.STRING(254),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "identities", timestamps: false },
  );
}
