import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** One open session of an account. Only its holder knows the token itself. */
export class Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  declare tokenHash: Buffer;
  /** A readable device name, such as `Firefox on Linux`. */
  declare device: CreationOptional<string>;
  declare createdAt: CreationOptional<Date>;
  /** To the minute. */
  declare lastUsedAt: Date;
}

export function defineSession(sequelize: Sequelize): void {
  Session.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      accountId: DataTypes.INTEGER.UNSIGNED,
      tokenHash: DataTypes.BLOB,
      device: DataTypes.STRING(120),
      createdAt: DataTypes.DATE(3),
      lastUsedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "sessions", timestamps: false },
  );
}
