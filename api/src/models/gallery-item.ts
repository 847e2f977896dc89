import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

const GALLERY_KINDS = ["IMAGE", "VIDEO", "LINK"] as const;

/** A picture, a video, or the address of a video on a company's profile. */
export class GalleryItem extends Model<InferAttributes<GalleryItem>, InferCreationAttributes<GalleryItem>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare kind: (typeof GALLERY_KINDS)[number];
  declare fileId: CreationOptional<number | null>;
  /** For a link an address, for a file its path here. */
  declare url: string;
  declare caption: CreationOptional<string>;
  /** For a picture, in pixels; unknown for older ones. */
  declare width: CreationOptional<number | null>;
  declare height: CreationOptional<number | null>;
  /** The picture in a smaller size: its file, its path here, and its width in pixels. */
  declare smallFileId: CreationOptional<number | null>;
  declare smallUrl: CreationOptional<string | null>;
  declare smallWidth: CreationOptional<number | null>;
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
      width: DataTypes.SMALLINT.UNSIGNED,
      height: DataTypes.SMALLINT.UNSIGNED,
      smallFileId: DataTypes.INTEGER.UNSIGNED,
      smallUrl: DataTypes.STRING(500),
      smallWidth: DataTypes.SMALLINT.UNSIGNED,
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "company_gallery", timestamps: false },
  );
}
