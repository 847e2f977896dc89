import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

export const GALLERY_KINDS = ["IMAGE", "VIDEO", "LINK"] as const;

/** A picture, a video, or the address of a video on a company's profile. */
export class GalleryItem extends Model<InferAttributes<GalleryItem>, InferCreationAttributes<GalleryItem>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare kind: (typeof GALLERY_KINDS)[number];
  declare fileId: CreationOptional<number | null>;
  /** Of a link an address, of a file its path here. */
  declare url: string;
  declare caption: CreationOptional<string>;
  declare createdAt: Date;
}

export function defineGalleryItem(sequelize: Sequelize): void {
  GalleryItem.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      companyId: DataTypes.INTEGER.UNSIGNED,
      kind: DataTypes.ENUM(...GALLERY_KINDS),
      fileId: DataTypes.INTEGER.UNSIGNED,
      url: DataTypes.STRING(500),
      caption: DataTypes.STRING(200),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "company_gallery", timestamps: false },
  );
}
