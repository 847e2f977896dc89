import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from "sequelize";

/** An article. Without `publishedAt` it is a draft; with one in the future it is scheduled. */
export class BlogPost extends Model<InferAttributes<BlogPost>, InferCreationAttributes<BlogPost>> {
  declare id: CreationOptional<number>;
  declare slug: string;
  declare title: string;
  declare lead: string;
  declare author: string;
  /** Markdoc, with its front matter. */
  declare source: string;
  declare words: number;
  /** `YYYY-MM-DD` */
  declare updatedOn: string;
  declare publishedAt: CreationOptional<Date | null>;
  declare previewHash: CreationOptional<Buffer | null>;
  declare previewEndsAt: CreationOptional<Date | null>;
  declare shippedAs: CreationOptional<string | null>;
  declare shippedHash: CreationOptional<Buffer | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;

  declare tags?: NonAttribute<BlogPostTag[]>;
}

export class BlogPostTag extends Model<InferAttributes<BlogPostTag>, InferCreationAttributes<BlogPostTag>> {
  declare postId: number;
  /** Lowercase and hyphenated. */
  declare tag: string;
}

/** An address that an article had. */
export class BlogOldSlug extends Model<InferAttributes<BlogOldSlug>, InferCreationAttributes<BlogOldSlug>> {
  declare slug: string;
  declare postId: number;
}

export function defineBlogPost(sequelize: Sequelize): void {
  BlogPost.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true, autoIncrement: true },
      slug: DataTypes.STRING(120),
      title: DataTypes.STRING(150),
      lead: DataTypes.STRING(300),
      author: DataTypes.STRING(100),
      source: DataTypes.TEXT("medium"),
      words: DataTypes.SMALLINT.UNSIGNED,
      updatedOn: DataTypes.DATEONLY,
      publishedAt: DataTypes.DATE(3),
      previewHash: DataTypes.BLOB,
      previewEndsAt: DataTypes.DATE(3),
      shippedAs: DataTypes.STRING(120),
      shippedHash: DataTypes.BLOB,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "blog_posts", timestamps: false },
  );
  BlogPostTag.init(
    {
      postId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      tag: { type: DataTypes.STRING(60), primaryKey: true },
    },
    { sequelize, tableName: "blog_post_tags", timestamps: false },
  );
  BlogOldSlug.init(
    {
      slug: { type: DataTypes.STRING(120), primaryKey: true },
      postId: DataTypes.INTEGER.UNSIGNED,
    },
    { sequelize, tableName: "blog_old_slugs", timestamps: false },
  );
  BlogPost.hasMany(BlogPostTag, { as: "tags", foreignKey: "postId" });
}
