import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** What a candidate's public page shows. */
export class PublicPage extends Model<InferAttributes<PublicPage>, InferCreationAttributes<PublicPage>> {
  declare accountId: number;
  /** What follows the username in its address. */
  declare slug: string;
  /** Null for the whole profile. */
  declare resumeId: CreationOptional<number | null>;
  declare showsEmail: CreationOptional<boolean>;
  declare showsPhone: CreationOptional<boolean>;
  /** Street and postal code. */
  declare showsStreet: CreationOptional<boolean>;
  declare showsPicture: CreationOptional<boolean>;
  /** Whether search engines may show it. */
  declare isFindable: CreationOptional<boolean>;
  declare updatedAt: Date;
}

export type PublicPageChoice = Omit<InferAttributes<PublicPage>, "accountId" | "updatedAt">;

export function definePublicPage(sequelize: Sequelize): void {
  PublicPage.init(
    {
      accountId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      slug: DataTypes.STRING(60),
      resumeId: DataTypes.INTEGER.UNSIGNED,
      showsEmail: DataTypes.BOOLEAN,
      showsPhone: DataTypes.BOOLEAN,
      showsStreet: DataTypes.BOOLEAN,
      showsPicture: DataTypes.BOOLEAN,
      isFindable: DataTypes.BOOLEAN,
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "public_pages", timestamps: false },
  );
}
