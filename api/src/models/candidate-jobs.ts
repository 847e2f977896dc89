import { FOLDER_COLORS, type FolderColor } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from "sequelize";
import type { Job } from "./job.ts";

/** A candidate's folder of saved jobs. */
export class Folder extends Model<InferAttributes<Folder>, InferCreationAttributes<Folder>> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  declare name: string;
  declare colour: FolderColor;
  /** From 0, within the account. */
  declare position: number;
}

/** A job that a candidate saved, in one folder or none. It stays when the listing has ended. */
export class SavedJob extends Model<InferAttributes<SavedJob>, InferCreationAttributes<SavedJob>> {
  declare accountId: number;
  declare jobId: number;
  declare folderId: CreationOptional<number | null>;
  declare note: CreationOptional<string>;
  declare savedAt: Date;
}

/** A job that a candidate does not want to see. */
export class DismissedJob extends Model<
  InferAttributes<DismissedJob>,
  InferCreationAttributes<DismissedJob>
> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  declare jobId: number;
  declare createdAt: Date;
  declare job?: NonAttribute<Job>;
}

/** A candidate's search, once for each keyword and location. */
export class SearchHistoryEntry extends Model<
  InferAttributes<SearchHistoryEntry>,
  InferCreationAttributes<SearchHistoryEntry>
> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  declare digest: Buffer;
  declare keyword: string;
  declare location: string;
  declare latitude: CreationOptional<number | null>;
  declare longitude: CreationOptional<number | null>;
  declare jobCount: number;
  declare searchedAt: Date;
}

export function defineCandidateJobs(sequelize: Sequelize): void {
  const accountId = DataTypes.INTEGER.UNSIGNED;
  // Created anew for each column, because Sequelize writes the column's name into it.
  const id = () => ({ type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true });
  const key = () => ({ type: DataTypes.INTEGER.UNSIGNED, primaryKey: true });
  Folder.init(
    {
      id: id(),
      accountId,
      name: DataTypes.STRING(60),
      colour: DataTypes.ENUM(...FOLDER_COLORS),
      position: DataTypes.SMALLINT.UNSIGNED,
    },
    { sequelize, tableName: "folders", timestamps: false },
  );
  SavedJob.init(
    {
      accountId: key(),
      jobId: key(),
      folderId: DataTypes.INTEGER.UNSIGNED,
      note: DataTypes.STRING(1000),
      savedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "saved_jobs", timestamps: false },
  );
  DismissedJob.init(
    { id: id(), accountId, jobId: DataTypes.INTEGER.UNSIGNED, createdAt: DataTypes.DATE(3) },
    { sequelize, tableName: "dismissed_jobs", timestamps: false },
  );
  SearchHistoryEntry.init(
    {
      id: id(),
      accountId,
      digest: DataTypes.BLOB,
      keyword: DataTypes.STRING(200),
      location: DataTypes.STRING(200),
      latitude: DataTypes.DOUBLE,
      longitude: DataTypes.DOUBLE,
      jobCount: DataTypes.INTEGER.UNSIGNED,
      searchedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "search_history", timestamps: false },
  );
}
